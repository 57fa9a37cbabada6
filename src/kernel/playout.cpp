// Playing on at random. A search asks for whole games of random answers by the thousand, and nobody looks at
// the options: one of them is drawn without listing the others.

#include <algorithm>
#include <bit>
#include <utility>

#include "base/eight.h"
#include "kernel/kernel.h"
#include "kernel/offered.h"
#include "kernel/quick.h"

namespace verbatim {
namespace {

// What a group offers, and those after it that offer the same again: this card to one lane or another.
struct Offer {
  const GroupStep* step;
  int until;                     // options up to the last of these, and those before
  int each;                      // of them
  int first;                     // where its objects begin among those found, or its abilities in the list
  const std::uint16_t* objects;  // or, if they are few of one's own: some of these,
  unsigned which;                // as bits
  SmallSet hand;                 // or, if they are in one's hand: some of those that one owns
  const Owned* owned;

  int object(const std::vector<std::int16_t>& found, unsigned k) const {
    if (which != 0) return objects[place_of_bit(which, static_cast<int>(k))];
    return hand != 0 ? owned->from + nth(hand, k) : found[static_cast<std::size_t>(first) + k];
  }
};

constexpr int kFew = 2 * kReadTogether;

// The usual choice: a few cards of one's own, of copies that are plainly alike the first. What else there is
// takes a closer look: at these cards, because of copies, or at others.
enum class Few : std::uint8_t { AsBits, WithCopies, Others };
[[gnu::always_inline]] inline Few few(const Table& t, const std::int16_t* f, const GroupStep& step,
                                      bool distinct, Offer& offer) {
  std::span<const std::uint16_t> objects;
  if (step.near == GroupStep::InOwnZone || step.near == GroupStep::OnTopOfOwnZone) {
    const int z = value_of(t, f, step.zone);
    if (z == t.layout().nowhere()) return Few::Others;
    objects = t.in(z);
    if (step.near == GroupStep::OnTopOfOwnZone)
      objects = objects.first(std::min<std::size_t>(1, objects.size()));
  } else if (step.near == GroupStep::InOwnZones && f[kController] < t.seats()) {
    const Steps& steps = t.game().steps();
    objects = t.in(steps.stretches[steps.places[step.selection].first + f[kController]]);
  } else {
    return Few::Others;
  }
  if (objects.size() > kFew) [[unlikely]]
    return Few::Others;
  offer.objects = objects.data();
  offer.which = (1u << objects.size()) - 1;
  std::uint16_t faces[kFew];
  const Eight low = t.faces_at(objects.data());
  put_eight(low, faces);
  Eight high = low;
  if (objects.size() > kReadTogether) {
    high = t.faces_at(objects.data() + kReadTogether);
    put_eight(high, faces + kReadTogether);
  }
  if (step.sieve != nullptr)
    offer.which &= static_cast<unsigned>(step.sieve(t, {objects, faces}, f[kController]));
  if (!distinct || offer.which == 0) return Few::AsBits;
  unsigned again = repeated(low);
  if (offer.which >= 1u << kReadTogether) again |= (repeated(high) | among(high, low)) << kReadTogether;
  again &= offer.which;
  if (again == 0) return Few::AsBits;
  Copies copies(t);
  copies.note();
  unsigned copied = 0;
  for (unsigned left = again; left != 0; left &= left - 1) {
    const int i = std::countr_zero(left), o = objects[static_cast<std::size_t>(i)];
    const std::uint16_t face = faces[i];
    unsigned like = equal(low, face) & offer.which;
    if (like == 0) like = equal(high, face) << kReadTogether & offer.which;
    const int first = std::countr_zero(like);
    if (first == i) continue;  // those before it are not offered
    if (!copies.plainly_noted(objects[static_cast<std::size_t>(first)], o)) return Few::WithCopies;
    copied |= 1u << i;
  }
  offer.which &= ~copied;
  return Few::AsBits;
}

// Are those of one face plainly alike, in this hand? Most are known to its player alone, or to everybody.
[[gnu::always_inline]] inline bool plainly_alike(const Table& t, const Owned& owned, SmallSet cards,
                                                 int hand) {
  Copies copies(t);
  copies.note();
  const Header& h = t.header();
  if (!copies.usual() || (h.strayed | h.counted) != 0) [[unlikely]]
    return false;
  const SmallSet told =
      copies.flagged_from(owned.from) | owned.listening[static_cast<std::size_t>(t.kind_of(hand))];
  const std::uint8_t* const knowers = t.knowers_from(owned.from);
  const std::uint8_t sees = t.layout().visible_to[static_cast<std::size_t>(hand)];
  const SmallSet secret = bytes_equal(knowers, sees);
  const SmallSet open = bytes_equal(knowers, static_cast<std::uint8_t>((1 << t.seats()) - 1));
  return ((told | ~(secret | open)) & cards) == 0 && owned.alike_together(cards, cards & open);
}

}  // namespace

// A choice between things that are not on the table: yes or no, one deck or the other.
[[gnu::noinline]] int Kernel::draw_single(Table& t, const ChoiceStep& c) {
  const std::int16_t* const f = t.stack() + t.header().frame;
  const GroupStep* open[kMostDrawnGroups];
  unsigned options = 0;
  if (c.all_open) {
    options = c.groups.count;
    open[0] = game_->steps().groups.data() + c.groups.first;
  } else {
    each_open(t, f, c, [&](const GroupStep& step) {
      open[options++] = &step;
      return true;
    });
  }
  if (options == 0) return take_nothing(t), 0;
  const unsigned k = options == 1 ? 0 : random_->below(options);
  const GroupStep& step = c.all_open ? open[0][k] : *open[k];
  take(t, step, 0, value_of(t, f, step.extra));
  return static_cast<int>(options);
}

// A choice between numbers, one after another.
[[gnu::noinline]] int Kernel::draw_number(Table& t, const ChoiceStep& c) {
  const std::int16_t* const f = t.stack() + t.header().frame;
  const GroupStep& step = game_->steps().groups[c.groups.first];
  if (!is_open(t, f, step, true)) return take_nothing(t), 0;
  const int least = value_of(t, f, step.least), options = value_of(t, f, step.most) - least + 1;
  if (options <= 0) return take_nothing(t), 0;
  const auto k = options == 1 ? 0 : random_->below(static_cast<std::uint32_t>(options));
  take(t, step, least + static_cast<int>(k), value_of(t, f, step.extra));
  return options;
}

// The cards in one's hand that a group offers, of copies that are plainly alike the first; whose they
// are. Null if that takes a closer look.
[[gnu::always_inline]] inline const Owned* Kernel::in_hand(const Table& t, const std::int16_t* f,
                                                           const GroupStep& step, bool distinct,
                                                           SmallSet& out) const {
  const int z = value_of(t, f, step.zone);
  if (z == t.layout().nowhere() || (step.sieve != nullptr && step.set_sieve == nullptr)) [[unlikely]]
    return nullptr;
  const Owned& owned = deal_.of(t.seat_of(z));
  SmallSet cards = bytes_equal(t.zones_from(owned.from), static_cast<std::uint8_t>(z)) & owned.all;
  if (!owned.in_sets || count(cards) != t.zone_size(z)) [[unlikely]]
    return nullptr;
  if (step.set_sieve != nullptr) cards = step.set_sieve(t, owned, cards, f[kController]);
  out = cards;
  if (!distinct) return &owned;
  out = owned.one_of_each(cards);
  if (out == cards) return &owned;
  return plainly_alike(t, owned, cards, z) ? &owned : nullptr;
}

// Has anybody an ability of a group?
inline bool anyone_has(const Table& t, const GroupStep& abilities) {
  const int set = t.game().listeners_of(TriggerId(abilities.selection));
  return set != Game::kNoListeners && t.anyone_listens(set);
}

// The usual choice: to do something with a card in one's hand, or something else.
[[gnu::noinline]] int Kernel::draw_of_hand(Table& t, const ChoiceStep& c) {
  const std::int16_t* const f = t.stack() + t.header().frame;
  const GroupStep* step = game_->steps().groups.data() + c.groups.first;
  SmallSet cards;
  const Owned* const owned = in_hand(t, f, *step, c.distinct, cards);
  const GroupStep& last = step[c.groups.count - 1];
  const unsigned uses = last.kind == GroupKind::Abilities;
  if (owned == nullptr || (uses != 0 && anyone_has(t, last))) [[unlikely]]
    return draw(t, c);
  const auto each = static_cast<unsigned>(count(cards)), same = step->same + 1u;
  const unsigned options = each * same + (c.groups.count - uses - same);
  if (options == 0) return take_nothing(t), 0;
  if (options == 1) {
    const int value = each != 0 ? owned->from + lowest(cards) : 0;
    step += each != 0 ? 0 : same;
    return take(t, *step, value, value_of(t, f, step->extra)), 1;
  }
  const unsigned k = random_->below(options);
  // Whether it is one of them cannot be guessed, so no branch asks.
  const unsigned own = each * same, some = each + (each == 0), of_own = 0u - (k < own);
  step += (k / some & of_own) | ((k - own + same) & ~of_own);
  const auto card = static_cast<unsigned>(owned->from + nth(cards, k % some));
  take(t, *step, static_cast<int>(card & of_own), value_of(t, f, step->extra));
  return static_cast<int>(options);
}

// The options are counted in the order in which they are listed, so that the same number drawn means the same
// answer; none of them is written down but abilities.
[[gnu::noinline]] int Kernel::draw(Table& t, const ChoiceStep& c) {
  const int frame = t.header().frame;
  const std::int16_t* const f = t.stack() + frame;
  Offer offers[kMostDrawnGroups];
  Offer* end = offers;
  int options = 0, found = 0;
  options_.clear();
  each_open(t, f, c, [&](const GroupStep& step) {
    Offer& offer = *end++;
    offer.step = &step;
    offer.each = 1;
    if (step.kind == GroupKind::Objects) {
      offer.which = 0;
      offer.hand = 0;
      offer.owned = step.near == GroupStep::InHand ? in_hand(t, f, step, c.distinct, offer.hand) : nullptr;
      if (offer.owned != nullptr) {
        offer.each = count(offer.hand);
      } else if (const Few found_as = few(t, f, step, c.distinct, offer); found_as == Few::AsBits) {
        offer.each = std::popcount(offer.which);
      } else {
        offer.first = found;
        offer.each = found_as == Few::WithCopies ? gather(t, offer.objects, offer.which, found)
                                                 : find_more(t, frame, step, c, found);
        offer.which = 0;
        offer.hand = 0;
        found += offer.each;
      }
      options += offer.each * step.same;
    } else if (step.kind == GroupKind::Abilities) {
      offer.first = static_cast<int>(options_.size());
      offer_abilities(t, scope_of(t, frame), TriggerId(step.selection), value_of(t, f, c.chooser),
                      step.like.group, step.like.label);
      offer.each = static_cast<int>(options_.size()) - offer.first;
    }
    options += offer.each;
    offer.until = options;
    return true;
  });
  if (options == 0) return take_nothing(t), 0;
  const int k = options == 1 ? 0 : static_cast<int>(random_->below(static_cast<std::uint32_t>(options)));
  const Offer* offer = offers;
  while (k >= offer->until) ++offer;
  const GroupStep* step = offer->step;
  auto left = static_cast<unsigned>(k - offer->until + offer->each * (step->same + 1));
  int value = 0;
  if (step->kind == GroupKind::Objects) {
    // All cards to the first lane, then all to the next.
    const auto each = static_cast<unsigned>(offer->each);
    step += left / each;
    left %= each;
    value = offer->object(found_, left);
  } else if (step->kind == GroupKind::Abilities) {
    const Option& o = options_[static_cast<std::size_t>(offer->first) + left];
    return take(t, *step, o.value, o.extra), options;
  }
  take(t, *step, value, value_of(t, f, step->extra));
  return options;
}

// Copies that take a closer look.
[[gnu::noinline]] int Kernel::gather(const Table& t, const std::uint16_t* objects, unsigned which, int at) {
  Offered offered(t, found_.data() + at, true);
  offered.add({objects, kFew}, which);
  return offered.count();
}
// Many cards, or somebody else's.
[[gnu::noinline]] int Kernel::find_more(const Table& t, int frame, const GroupStep& step, const ChoiceStep& c,
                                        int at) {
  return find_objects(t, frame, step, c, c.distinct, at);
}

// All that a group offers, every copy, into found_: how many.
int Kernel::find_every(const Table& t, int frame, const GroupStep& step, const ChoiceStep& c) {
  SmallSet hand = 0;
  const Owned* const owned =
      step.near == GroupStep::InHand ? in_hand(t, t.stack() + frame, step, false, hand) : nullptr;
  if (owned == nullptr) return find_objects(t, frame, step, c, false, 0);
  std::int16_t* out = found_.data();
  for (; hand != 0; hand &= hand - 1) *out++ = static_cast<std::int16_t>(owned->from + lowest(hand));
  return static_cast<int>(out - found_.data());
}

void Kernel::answer_at_random(State& s, Random& random) {
  Table t(*game_, s, log_);
  Header& h = t.header();
  const Step& step = game_->steps().steps[h.pc];
  const bool drawn = step.form >= Step::ChooseSingle && step.form <= Step::ChooseOne;
  if (h.status == Status::Choosing && drawn && log_ == nullptr) {
    random_ = &random;
    const ChoiceStep& c = game_->steps().choices[step.index];
    deal_.note(t);
    const int options = step.form == Step::ChooseSingle   ? draw_single(t, c)
                        : step.form == Step::ChooseNumber ? draw_number(t, c)
                        : step.form == Step::ChooseOfHand ? draw_of_hand(t, c)
                                                          : draw(t, c);
    random_ = nullptr;
    h.choices += options > 0;
    h.status = Status::Running;
    h.used = t.layout().stack_at + h.sp * 2u;
    return;
  }
  collect(t);
  if (options_.empty())
    h.status = Status::Running;
  else
    answer_unchecked(s, one_of(random));
}

Stop Kernel::play_out(State& s, Random& random, std::int64_t* choices) {
  Stop stop = Stop::Decision;
  chosen_ = 0;
  // Where somebody wants to be told of everything, or to decide chance events: one answer after another.
  const bool slowly = log_ != nullptr || (s.header().options & kChanceOpen) != 0;
  while (stop == Stop::Decision && (slowly || s.header().status != Status::Running)) {
    stop = run(s);
    if (stop != Stop::Decision) break;
    chosen_ += options_.size() > 1;
    answer_unchecked(s, one_of(random));
  }
  if (stop == Stop::Decision) {
    random_ = &random;
    deal_.note(Table(*game_, std::as_const(s)));
    stop = run(s);
    random_ = nullptr;
  }
  if (choices != nullptr) *choices += chosen_;
  return stop;
}

}  // namespace verbatim
