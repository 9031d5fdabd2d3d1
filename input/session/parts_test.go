package session

import (
	"testing"
	"time"

	"intrigue/rules"
	"intrigue/rules/rulestest"
	"intrigue/rules/rulestest/toy"
)

// noon is when these tests begin.
var noon = time.Date(2026, 11, 21, 12, 0, 0, 0, time.UTC)

func TestDelaysPassOneByOne(t *testing.T) {
	c := clock{delay: func() time.Duration { return time.Second }}
	c.tick(noon)
	rulestest.Holds(t, !c.passes(1) && c.due(2).Equal(noon.Add(2*time.Second)),
		"a move passes at once, or after two delays at %v", c.due(2))
	c.tick(noon.Add(time.Second))
	rulestest.Holds(t, c.passes(1) && !c.passes(2), "one delay is over, and not two")
	c.paused = true
	rulestest.Holds(t, !c.passes(1) && c.held(), "a move passes although the game is paused")
	c.skip = true
	rulestest.Holds(t, !c.held() && c.passes(9) && !c.skip && !c.passes(1), "a skip lets one move pass, and one only")
	c.paused = false
	c.restart()
	c.tick(noon.Add(time.Hour))
	rulestest.Holds(t, !c.passes(1), "after a restart the delay begins anew")
	rulestest.Holds(t, (&clock{}).passes(1) == true, "without a delay nothing waits")
}

func TestEachViewerHasMissedSomethingElse(t *testing.T) {
	a := audience{viewers: nobody, seen: map[viewers]int{0: 2, 1: 5}}
	a.see(9)
	rulestest.Holds(t, a.seen[0] == 2 && a.seen[1] == 5, "nobody looks, and yet %v was seen", a.seen)
	a.enter(0, 7)
	rulestest.Holds(t, a.missedFrom == 2 && a.missedTo == 7 && a.seen[0] == 7 && a.seen[1] == 5, "after entering: %+v", a)
	a.see(8)
	rulestest.Holds(t, a.seen[0] == 8 && a.missedFrom == 2, "after another entry: %+v", a)
	a.trim(4)
	rulestest.Holds(t, a.missedFrom == 2 && a.missedTo == 4 && a.seen[0] == 4 && a.seen[1] == 4, "after taking back: %+v", a)
	a.seeAll(6)
	rulestest.Holds(t, a.seen[0] == 6 && a.seen[1] == 6, "after all have looked: %+v", a)
}

func TestHistoryKeepsWhatTheRulesAllow(t *testing.T) {
	r, err := NewRecord(toy.Duel{}, []rules.SeatInfo{{Name: "Ada"}, {Name: "Ben"}}, nil, 1, noon)
	rulestest.OK(t, err)
	tb, err := New(toy.Duel{}, r, Deps{})
	rulestest.OK(t, err)
	if err := tb.add(rules.Entry{Seat: 0, Move: "nonsense"}); err == nil || tb.Len() != 0 || len(tb.positions) != 1 {
		t.Errorf("nonsense was played: %v, %d entries", err, tb.Len())
	}
	for s := range rules.Seat(2) {
		rulestest.OK(t, tb.add(rules.Entry{Seat: s, Move: tb.now().Choices(s)[0].Move}))
	}
	h := tb.history
	ada := func(s rules.Seat) bool { return s == 0 }
	rulestest.Holds(t, h.endOf(ada) == 1 && h.endOf(func(s rules.Seat) bool { return s == 7 }) == 0,
		"Ada's last entry is before %d", h.endOf(ada))
	if undone := h.takeBack(2); len(undone) != 2 || undone[0].Seat != 1 || undone[1].Seat != 0 || h.Len() != 0 || len(h.positions) != 1 {
		t.Errorf("taken back: %v, %d entries are left", undone, h.Len())
	}
}
