#include "kernel/game_maker.h"
#include "kernel/table.h"

namespace verbatim {
namespace {

int move_to(Table& t, int object, int zone, Where where) {
  if (object >= t.objects()) return 0;
  t.move(object, zone, where);
  return 1;
}
int move_to_top(Table& t, const int* a) { return move_to(t, a[0], a[1], Where::Top); }
int mix_in(Table& t, const int* a) { return move_to(t, a[0], a[1], Where::Mixed); }
int shuffle(Table& t, const int* a) { return t.shuffle(a[0]), 1; }

bool is_counter(const Table& t, int id) { return id >= 0 && id < t.layout().counters; }
bool is_flag(const Table& t, int id) { return id >= 0 && id < t.layout().flags; }

int add(Table& t, const int* a) {
  if (!is_counter(t, a[1])) return 0;
  t.add(a[0], a[1], a[2]);
  return a[2];
}
int set_counter(Table& t, const int* a) {
  if (!is_counter(t, a[1])) return 0;
  const int before = t.counter(a[0], a[1]);
  t.set_counter(a[0], a[1], a[2]);
  return a[2] - before;
}
int add_on_object(Table& t, const int* a) {
  if (a[0] >= t.objects() || a[1] < 0 || a[1] >= t.layout().object_counters) return 0;
  t.put_on_object(a[0], a[1], t.on_object(a[0], a[1]) + a[2]);
  return a[2];
}
int set_flag(Table& t, const int* a) {
  if (a[0] >= t.objects() || !is_flag(t, a[1]) || t.flag(a[0], a[1])) return 0;
  t.set_flag(a[0], a[1]);
  return 1;
}
int clear_flag(Table& t, const int* a) {
  if (a[0] >= t.objects() || !is_flag(t, a[1]) || !t.flag(a[0], a[1])) return 0;
  t.set_flag(a[0], a[1], false);
  return 1;
}
int clear_all_flags(Table& t, const int* a) {
  if (!is_flag(t, a[0])) return 0;
  t.clear_flag(a[0]);
  return 1;
}
int attach(Table& t, const int* a) {
  if (a[0] >= t.objects() || a[0] == a[1]) return 0;
  t.attach(a[0], a[1]);
  return 1;
}
int give(Table& t, const int* a) {
  if (a[0] >= t.objects()) return 0;
  t.set_controller(a[0], a[1]);
  return 1;
}
int reveal(Table& t, const int* a) {
  if (a[0] >= t.objects()) return 0;
  t.reveal(a[0], a[1]);
  return 1;
}
int eliminate(Table& t, const int* a) {
  if (a[0] >= t.seats() || !t.lives(a[0])) return 0;
  t.eliminate(a[0]);
  return 1;
}
int stop_listening(Table& t, const int* a) {
  if (a[0] < 0 || a[0] >= static_cast<int>(t.game().declaration().triggers.size())) return 0;
  t.stop_listening(TriggerId(a[0]));
  return 1;
}

}  // namespace

int move(Table& t, const int* a) { return move_to(t, a[0], a[1], Where::Bottom); }

CoreVerbs add_core_verbs(GameMaker& m) {
  using enum Sort;
  return {
      .move = m.native("move", {Object, Zone}, move),
      .move_to_top = m.native("move to top", {Object, Zone}, move_to_top),
      .mix_in = m.native("shuffle in", {Object, Zone}, mix_in),
      .shuffle = m.native("shuffle", {Zone}, shuffle),
      .add = m.native("add", {Seat, Number, Number}, add),
      .set_counter = m.native("set", {Seat, Number, Number}, set_counter),
      .add_on_object = m.native("add on object", {Object, Number, Number}, add_on_object),
      .set_flag = m.native("set flag", {Object, Number}, set_flag),
      .clear_flag = m.native("clear flag", {Object, Number}, clear_flag),
      .clear_all_flags = m.native("clear all flags", {Number}, clear_all_flags),
      .attach = m.native("attach", {Object, Object}, attach),
      .give = m.native("give", {Object, Seat}, give),
      .reveal = m.native("reveal", {Object, Seats}, reveal),
      .eliminate = m.native("eliminate", {Seat}, eliminate),
      .stop_listening = m.native("stop listening", {Number}, stop_listening),
  };
}

}  // namespace verbatim
