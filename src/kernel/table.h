#pragma once
// The table: a state seen through its game. What native verbs change and pure functions look at.
//
// Seats run from 0; layout().nobody() is a seat too, the holder of the table's own counters. Objects run
// from 0; layout().none() is an object too, lying nowhere. Reading either is harmless, and so is telling an
// object that does not exist to do something: nothing happens.

#include <algorithm>
#include <bit>
#include <cassert>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>

#include "base/eight.h"
#include "base/random.h"
#include "kernel/game.h"
#include "kernel/log.h"
#include "kernel/state.h"

namespace verbatim {

enum class Where : std::uint8_t {
  Top,     // the front: the top of a deck, the left of a lane
  Bottom,  // the end: where cards are added
  Mixed,   // shuffled in: the whole deck becomes one unordered set
};

struct Verdict {
  bool allowed = true;
  int source = -1;  // the object whose text decided
  ClauseId clause;
};

class Table {
 public:
  Table(const Game& game, State& state, LogSink* log = nullptr) : Table(game, state.data(), log) {}
  Table(const Game& game, const State& state) : Table(game, const_cast<std::byte*>(state.data()), nullptr) {}

  const Game& game() const { return *game_; }
  const Layout& layout() const { return *layout_; }
  const Code& code() const { return game_->code(); }
  Header& header() { return *reinterpret_cast<Header*>(block_); }
  const Header& header() const { return *reinterpret_cast<const Header*>(block_); }

  // Players.
  int seats() const { return layout_->seats; }
  int nobody() const { return layout_->seats; }
  int living() const { return header().living; }
  bool lives(int seat) const { return (living() >> seat & 1) != 0; }
  int next_living(int seat) const;
  void eliminate(int seat) { header().living = static_cast<std::uint8_t>(living() & ~(1 << seat)); }
  // What is left of this player's abilities that are being resolved is not done.
  void abandon_abilities_of(int seat);
  // What is written on this object and not done yet is not done; if a trigger is named, only for that.
  void stop_resolving(int object, int trigger = -1);
  int counter(int seat, int id) const { return counters_of(seat)[id]; }
  const std::int16_t* counters(int seat) const { return counters_of(seat); }  // all of them, by id
  [[gnu::always_inline]] void set_counter(int seat, int id, int value) {
    std::int16_t& cell = counters_of(seat)[id];
    if (log_ != nullptr) [[unlikely]]
      log_counter(seat, id, value - cell);
    cell = static_cast<std::int16_t>(std::clamp(value, -32768, 32767));
  }
  [[gnu::always_inline]] void add(int seat, int id, int amount) {
    set_counter(seat, id, counter(seat, id) + amount);
  }
  // How many abilities were resolved since the rules last began to count them; below 0 where nobody counts.
  int resolved() const { return layout_->resolved < 0 ? -1 : counter(nobody(), layout_->resolved); }
  [[gnu::always_inline]] void count_resolved() {
    if (layout_->resolved < 0) return;
    std::int16_t& cell = counters_of(nobody())[layout_->resolved];
    cell = static_cast<std::int16_t>(std::min(cell + 1, 32767));
  }
  // A row of counters to 0.
  void clear_counters(int seat, int first, int count) {
    if (log_ != nullptr) [[unlikely]] {
      for (int i = 0; i < count; ++i) log_counter(seat, first + i, -counter(seat, first + i));
    }
    std::fill_n(counters_of(seat) + first, count, std::int16_t{0});
  }

  // Objects.
  int objects() const { return static_cast<int>(header().objects); }
  int none() const { return layout_->objects; }
  ObjectRecord record(int o) { return {faces_[o], where_[o], holders_[o], known_[o]}; }
  SeenRecord record(int o) const { return {faces_[o], where_[o], holders_[o], known_[o]}; }
  // The parts of all records from this object on, side by side. So many as a set can have can be read.
  const std::uint16_t* faces_from(int o) const { return faces_ + o; }
  const std::uint8_t* zones_from(int o) const { return where_ + o; }
  const std::uint8_t* holders_from(int o) const { return holders_ + o; }
  const std::uint8_t* knowers_from(int o) const { return known_ + o; }
  const Face& face(int o) const { return code().faces[record(o).face]; }
  int owner(int o) const { return record(o).holders & 15; }
  int controller(int o) const { return record(o).holders >> 4; }
  bool strays(int o) const { return controller(o) != owner(o); }
  void set_controller(int o, int seat) {
    if (o >= objects()) return;
    header().strayed = static_cast<std::uint16_t>(header().strayed + (seat != owner(o)) - strays(o));
    record(o).holders = static_cast<std::uint8_t>((record(o).holders & 15) | (seat << 4));
  }
  int home(int o) const { return layout_->homes ? at<std::uint8_t>(layout_->homes_at)[o] : owner(o); }
  void set_home(int o, int seat) {
    if (o < objects()) put_home(o, seat);
  }
  int bearer(int o) const {
    return layout_->attachments ? static_cast<std::uint16_t>(cells(layout_->bearers_at)[o]) : none();
  }
  void attach(int o, int bearer);  // to none(): detach
  int printed(int o, int field) const { return game_->fields_of(record(o).face)[field]; }
  bool has_printed_tag(int o, int tag) const { return (game_->tags_of(record(o).face) >> tag & 1) != 0; }
  bool tagged(int o, int tag) const {
    if (has_printed_tag(o, tag)) return true;
    return gives_tags() && granted(o, tag);
  }
  int on_object(int o, int id) const {
    return cells(layout_->object_counters_at)[o * layout_->object_counters + id];
  }
  void put_on_object(int o, int id, int value);
  bool flag(int o, int id) const { return has(flag_set(id), o); }
  [[gnu::always_inline]] void set_flag(int o, int id, bool on = true) {
    if (o >= objects()) return;
    if (log_ != nullptr && flag(o, id) != on) [[unlikely]]
      log_flag(o, id, on);
    const std::uint64_t bit = std::uint64_t{1} << (o & 63);
    std::uint64_t& word = flags_[id * words_ + (o >> 6)];
    word = on ? word | bit : word & ~bit;
  }
  void clear_flag(int id) { clear(flags_ + id * words_); }
  void clear_flags(int first, int count) {  // on every object
    std::fill_n(flags_ + first * words_, words_ * count, 0);
  }
  const std::uint64_t* flag_set(int id) const { return flags_ + id * words_; }
  bool anyone_has(int flag) const { return anyone_in(flag_set(flag)); }
  bool known_to(int o, int seat) const { return (record(o).known >> seat & 1) != 0; }
  void reveal(int o, int seat_mask) {
    if (o >= objects()) return;
    record(o).known = static_cast<std::uint8_t>(record(o).known | seat_mask);
  }

  // Zones: stretches of one shelf. Every object lies in exactly one.
  int zone(int kind, int seat) const { return layout_->zone(kind, seat); }
  int zone_of(int o) const { return record(o).zone; }
  int kind_of(int zone) const { return layout_->kind_of_zone[static_cast<std::size_t>(zone)]; }
  int seat_of(int zone) const { return layout_->seat_of_zone[static_cast<std::size_t>(zone)]; }
  bool in_kind(int o, int kind) const { return kind_of(zone_of(o)) == kind; }
  int zone_size(int z) const {
    const std::uint16_t* start = starts() + z;
    return start[1] - start[0];
  }
  std::span<const std::uint16_t> in(int z) const {
    const std::uint16_t* start = starts() + z;
    return {shelf() + start[0], shelf() + start[1]};
  }
  // Eight cells of a shelf from here on. Where it ends before, they still name objects, of no meaning.
  Eight row(const std::uint16_t* first) const {
    return verbatim::at_most(eight_at(first), static_cast<std::uint16_t>(none()));
  }
  Eight faces_at(const std::uint16_t* first) const {  // of those
    const Eight objects = row(first);
    return eight_of([&](int i) -> std::uint16_t { return record(objects[i]).face; });
  }
  std::span<const std::uint16_t> in(Stretch zones) const {
    return {shelf() + starts()[zones.first], shelf() + starts()[zones.last + 1]};
  }
  // What the game has the kernel keep of a zone: a sum, and whether anything there is marked. A sum too large
  // to be one reads as marked.
  struct Sum {
    int of;
    bool marked;
  };
  Sum sum_in(int z) const {
    const std::int32_t all = sums_[layout_->sum_of_zone[static_cast<std::size_t>(z)]];
    const auto of = static_cast<std::int16_t>(all);
    return {of, of != all};
  }
  void move(int o, int zone, Where where = Where::Bottom, bool shown = false);    // shown: to everyone
  int add_object(FaceId face, int owner, int zone, Where where = Where::Bottom);  // in setup

  // Decks: segments, top first, each of known order or an unordered set.
  struct Segment {
    int count;
    bool unordered;
  };
  std::span<const std::uint16_t> segments(int z) const;  // see segment()
  static Segment segment(std::uint16_t s) { return {s & kSegmentCount, (s & kUnordered) != 0}; }
  static constexpr std::uint16_t kUnordered = 0x8000, kSegmentCount = 0x7fff;
  void shuffle(int z);              // the order ceases to exist
  int choices_on_top(int z) const;  // how many cards may be the top one: 0 empty, 1 known order
  int settle_top(int z, int k);     // the k-th of those becomes the top card
  int draw(int z);                  // by the state's own generator; none() from an empty deck
  int draw_into(int z, int zone);   // the same, and to the end of that zone
  std::uint32_t below(int n);

  // Effects in force.
  int quantity(int q, int object, int seat) const;
  bool at_most(int most, int q, int object, int seat) const;  // is it?
  Verdict allowed(int action, int seat, int object) const {
    return nothing_forbids() ? Verdict{} : verdict(action, seat, object);
  }
  bool nothing_forbids() const { return header().modifiers == 0 && !game_->forbids(); }
  bool granted(int o, int tag) const;
  bool gives_tags() const { return header().modifiers != 0 || game_->grants_tags(); }  // can anything?
  // Can anything in force now change this quantity of other objects than its source?
  [[gnu::always_inline]] bool changed_now(int q) const {
    return header().modifiers != 0 || (game_->changes_others(q) && changed_by_somebody(q));
  }
  // False when the bound on modifiers is reached; the state is then failed.
  bool modify(const Modifier&, int subject, int amount, int source, int controller);
  void expire(int duration);
  // Ends those effects of that duration that concern the object: "the next card you play".
  void use_up(int duration, int object, int seat);
  std::span<const ModifierRecord> modifiers() const {
    return {reinterpret_cast<const ModifierRecord*>(block_ + layout_->modifiers_at), header().modifiers};
  }

  // Listeners: who has an ability for this trigger where it lies now.
  const std::uint64_t* listening(int set) const { return listeners_ + set * words_; }
  bool anyone_listens(int set) const { return anyone_in(listening(set)); }
  // The same for a set by where it lies.
  bool anyone_at(int word) const { return anyone_in(reinterpret_cast<const std::uint64_t*>(block_) + word); }
  void stop_listening(TriggerId trigger) {  // until a card enters a zone again
    const int set = game_->listeners_of(trigger);
    if (set != Game::kNoListeners) clear(listeners_ + set * words_);
  }
  template <class Stays>
  void stop_listening_unless(TriggerId trigger, Stays stays) {  // (object): does it go on?
    const int set = game_->listeners_of(trigger);
    for (int w = 0; set != Game::kNoListeners && w < words_; ++w) {
      std::uint64_t& word = listeners_[set * words_ + w];
      for (std::uint64_t left = word; left != 0; left &= left - 1) {
        if (!stays(w * 64 + std::countr_zero(left))) word &= ~(left & -left);
      }
    }
  }
  void start_listening(int o);  // as if it had just entered its zone

  void finish(int winners, int ending);
  bool over() const { return header().status == Status::Over; }

  LogSink* sink() const { return log_; }
  // An entry that does not say why gets the rule and the card text that are being carried out.
  void log(LogEntry e) const {
    if (log_ == nullptr) return;
    if (e.clause.value == 0) e.clause = cause_.clause;
    if (e.label.value == 0) e.label = cause_.text;
    if (e.cause < 0) e.cause = cause_.object;
    log_->write(e);
  }
  struct Cause {
    ClauseId clause{};
    LabelId text{};
    std::int16_t object = -1;
  };
  void set_cause(const Cause& cause) { cause_ = cause; }

  static bool has(const std::uint64_t* set, int o) { return (set[o >> 6] >> (o & 63) & 1) != 0; }
  std::int16_t* stack() { return stack_; }
  const std::int16_t* stack() const { return stack_; }

 private:
  friend class Kernel;
  friend class Viewer;
  friend class Worlds;
  // Everything lies at a fixed distance from the beginning of the block: found once, not at every look.
  Table(const Game& game, std::byte* block, LogSink* log)
      : game_(&game),
        layout_(&game.layout()),
        block_(block),
        counters_(at<std::int16_t>(layout_->counters_at)),
        faces_(at<std::uint16_t>(layout_->faces_at)),
        where_(at<std::uint8_t>(layout_->where_at)),
        holders_(at<std::uint8_t>(layout_->holders_at)),
        known_(at<std::uint8_t>(layout_->known_at)),
        starts_(at<std::uint16_t>(layout_->starts_at)),
        shelf_(at<std::uint16_t>(layout_->shelf_at)),
        flags_(at<std::uint64_t>(layout_->flags_at)),
        listeners_(at<std::uint64_t>(layout_->listeners_at)),
        sums_(at<std::int32_t>(layout_->sums_at)),
        stack_(at<std::int16_t>(layout_->stack_at)),
        counters_each_(layout_->counters),
        words_(layout_->words),
        log_(log) {}
  template <class T>
  T* at(std::uint32_t offset) const {
    return reinterpret_cast<T*>(block_ + offset);
  }
  std::int16_t* cells(std::uint32_t offset) { return at<std::int16_t>(offset); }
  const std::int16_t* cells(std::uint32_t offset) const { return at<std::int16_t>(offset); }
  // Where the counters of a seat begin: worked out once, each of them lies at a fixed distance.
  std::int16_t* counters_of(int seat) { return counters_ + seat * counters_each_; }
  const std::int16_t* counters_of(int seat) const { return counters_ + seat * counters_each_; }
  std::uint16_t* starts() { return starts_; }
  const std::uint16_t* starts() const { return starts_; }
  std::uint16_t* shelf() { return shelf_; }
  const std::uint16_t* shelf() const { return shelf_; }
  std::uint16_t* deck_segments(int z) const {
    return at<std::uint16_t>(layout_->segments_at) +
           layout_->deck_of_zone[static_cast<std::size_t>(z)] * layout_->segments;
  }
  bool is_deck(int z) const { return layout_->deck_of_zone[static_cast<std::size_t>(z)] != kNoDeck; }
  // Most sets are a word or two: looked at without a loop.
  [[gnu::always_inline]] bool anyone_in(const std::uint64_t* set) const {
    std::uint64_t any = set[0] | set[words_ - 1];
    if (words_ > 2) [[unlikely]]
      any |= all_between(set, words_);
    return any != 0;
  }
  [[gnu::noinline, gnu::pure]] static std::uint64_t all_between(const std::uint64_t* set, int words) {
    std::uint64_t any = 0;
    for (int i = 1; i + 1 < words; ++i) any |= set[i];
    return any;
  }
  void clear(std::uint64_t* set) {
    if (words_ > 2) [[unlikely]] {
      std::fill_n(set, words_, 0);
    } else {
      set[0] = set[words_ - 1] = 0;
    }
  }
  void put_home(int o, int seat) {
    if (layout_->homes) at<std::uint8_t>(layout_->homes_at)[o] = static_cast<std::uint8_t>(seat);
  }
  void set_bearer(int o, int bearer) {
    if (layout_->attachments) cells(layout_->bearers_at)[o] = static_cast<std::int16_t>(bearer);
  }
  int unchanged(int q, int object, int seat) const;
  std::optional<int> as_usual(int value, int q, int object, int seat) const;
  int changed(int value, int q, int object, int seat) const;
  bool changed_by_somebody(int q) const;
  Verdict verdict(int action, int seat, int object) const;
  // Apart from what is done when nobody keeps a log, which is small enough to be put where it is asked for.
  [[gnu::noinline]] void log_counter(int seat, int id, int change) const;
  [[gnu::noinline]] void log_flag(int o, int id, bool on) const;
  void drop_modifiers(auto ended);
  void leave_segments(int z, int place);
  void push_segment(int z, bool top);
  void tidy_segments(std::uint16_t* s);
  void settle_lowest(int z, int newly_below);
  void move_with_care(int o, int zone, Where where, bool shown);
  void carry(std::uint16_t* cell, int from, int to);
  void shift(std::uint16_t* cell, int from, std::uint16_t* before, int to);
  std::uint16_t* cell_of(int o) const;  // of the shelf
  void listen(int o, int zone, bool on) {
    const std::uint64_t bit = std::uint64_t{1} << (o & 63);
    for (int set : game_->listens(record(o).face, kind_of(zone))) {
      std::uint64_t& word = listeners_[set * words_ + (o >> 6)];
      word = on ? word | bit : word & ~bit;
    }
  }
  void listen_elsewhere(int o, int from, int to);
  // A thing with this face changes zones: the sums that are kept of them.
  [[gnu::always_inline]] void weigh(int face, int from, int to) {
    if (layout_->sums == 0) return;
    const std::int32_t* weights = game_->weights_of(face);
    sums_[layout_->sum_of_zone[static_cast<std::size_t>(from)]] -= weights[kind_of(from)];
    sums_[layout_->sum_of_zone[static_cast<std::size_t>(to)]] += weights[kind_of(to)];
  }
  int unsure_of(int from, int to) const;
  void forget_unseen(int o, int from, int to);

  const Game* game_;
  const Layout* layout_;
  std::byte* block_;
  std::int16_t* counters_;
  std::uint16_t* faces_;
  std::uint8_t *where_, *holders_, *known_;
  std::uint16_t *starts_, *shelf_;
  std::uint64_t *flags_, *listeners_;
  std::int32_t* sums_;
  std::int16_t* stack_;
  std::ptrdiff_t counters_each_;  // of a seat
  int words_;                     // of a set
  LogSink* log_;
  Cause cause_;
};

// The faces of some objects.
class Faces {
 public:
  Faces(const Table& t, std::span<const std::uint16_t> objects) {
    assert(objects.size() <= kAskedTogether);
    for (std::size_t i = 0; i < objects.size(); i += kReadTogether)
      put_eight(t.faces_at(objects.data() + i), of_ + i);
  }
  operator const std::uint16_t*() const { return of_; }

 private:
  std::uint16_t of_[kAskedTogether];
};

}  // namespace verbatim
