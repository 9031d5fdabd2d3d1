package session_test

import (
	"testing"
	"time"

	"intrigue/input/session"
	"intrigue/rules"
	"intrigue/rules/rulestest"
	"intrigue/rules/rulestest/toy"
)

// stage is the chase with two optional abilities: Luck's rolls are watched, two beats
// each, and every step of the fox shows him something that nobody else may see.
type stage struct{ toy.Chase }

func (g stage) New(s rules.Setup) (rules.Position, error) {
	p, err := g.Chase.New(s)
	return scene{p}, err
}

type scene struct{ rules.Position }

func (p scene) After(s rules.Seat, m rules.Move) (rules.Position, error) {
	n, err := p.Position.After(s, m)
	return scene{n}, err
}

func (p scene) Beats() int { return 2 }

// Choices are those of the chase; what seat 0 does shows it something.
func (p scene) Choices(s rules.Seat) []rules.Choice {
	all := p.Position.Choices(s)
	for i := range all {
		all[i].Private = s == 0
	}
	return all
}

// second is a table whose beats last a second.
func second(t *testing.T, seats ...rules.SeatInfo) *session.Session {
	t.Helper()
	return table(t, stage{}, session.Deps{Sync: true, Delay: func() time.Duration { return time.Second }}, seats...)
}

// TestLuckIsWatched: what Luck does for people to watch waits its beats, is due then,
// is skipped one step at a time, and stands still while the game does.
func TestLuckIsWatched(t *testing.T) {
	tb := second(t, human("Ada"), human("Ben"))
	tb.Update(start)
	waiting(t, tb, rules.Luck, session.ForLuck)
	if at, ok := tb.Due(); !ok || !at.Equal(start.Add(2*time.Second)) {
		t.Errorf("due at %v, %v", at, ok)
	}
	rulestest.Must(t, !tb.Update(start.Add(1999*time.Millisecond)) && tb.Len() == 0, "Luck did not wait")
	rulestest.Must(t, tb.Update(start.Add(2*time.Second)) && tb.Len() == 1, "after two beats there are %d entries", tb.Len())
	if _, up := tb.Curtain(); up || tb.Viewer() != rules.Public {
		t.Error("not all look while Luck goes on")
	}
	tb.SetPaused(true)
	if _, ok := tb.Due(); ok || tb.Update(start.Add(time.Hour)) {
		t.Error("Luck goes on while the game is held")
	}
	tb.Skip()
	tb.Update(start.Add(time.Hour))
	rulestest.Holds(t, tb.Len() == 2, "one step leads to %d entries", tb.Len())
	if g, up := tb.Curtain(); !up || g.Seat != 0 {
		t.Error("no curtain falls for the fox")
	}
}

// TestSkipReleasesOneBeat: a press on Skip lets one roll pass and no more.
func TestSkipReleasesOneBeat(t *testing.T) {
	tb := second(t, human("Ada"), human("Ben"))
	tb.Update(start)
	tb.Skip()
	tb.Skip()
	tb.Update(start)
	tb.Update(start)
	rulestest.Holds(t, tb.Len() == 1, "two presses at once release %d rolls", tb.Len())
}

// fox brings a table to the first step of the fox and makes it.
func fox(t *testing.T, seats ...rules.SeatInfo) *session.Session {
	t.Helper()
	tb := second(t, seats...)
	for range 4 {
		tb.Skip()
		tb.Update(start)
	}
	tb.OpenCurtain()
	s, ok := tb.Deciding()
	rulestest.Must(t, ok && s == 0, "%d decides, %v", s, ok)
	rulestest.OK(t, tb.Play(tb.Choices()[0].Move))
	return tb
}

// TestWhatOnlyTheMoverSees: after a private move nobody else looks, nothing goes on and
// nothing can be chosen until it is put away; then the curtain falls.
func TestWhatOnlyTheMoverSees(t *testing.T) {
	tb := fox(t, human("Ada"), human("Ben"))
	n := tb.Len()
	for range 3 {
		tb.Skip()
		rulestest.Must(t, !tb.Update(start.Add(time.Hour)) && tb.Len() == n, "the game goes on while somebody holds a secret")
	}
	if _, up := tb.Curtain(); up || !tb.InPrivate() || tb.Viewer() != 0 || tb.Choices() != nil {
		t.Errorf("holding %v, a curtain %v, %d looks, choices %v", tb.InPrivate(), up, tb.Viewer(), tb.Choices())
	}
	_, ok := tb.Due()
	rulestest.Holds(t, !ok, "something is due while a secret is held")
	tb.EndPrivate()
	if g, up := tb.Curtain(); !up || g.Seat != 1 || tb.InPrivate() {
		t.Errorf("the curtain falls: %v, for %d; holding %v", up, g.Seat, tb.InPrivate())
	}
	err := tb.Play("hound 1 stay")
	rulestest.Holds(t, err != nil, "played through the curtain")
}

// TestBotsWaitForWhatIsHeld: a bot does not move on while a person looks at a secret.
func TestBotsWaitForWhatIsHeld(t *testing.T) {
	tb := fox(t, human("Ada"), botOf("easy"))
	n := tb.Len()
	now := start
	for range 3 {
		now = now.Add(time.Hour)
		tb.Update(now)
	}
	rulestest.Must(t, tb.Len() == n, "the bot did not wait")
	tb.EndPrivate()
	for range 3 {
		now = now.Add(time.Hour)
		tb.Update(now)
	}
	rulestest.Holds(t, tb.Len() != n, "the bot does not go on")
}

// TestBotsHoldNothing: what a bot sees alone holds nothing up.
func TestBotsHoldNothing(t *testing.T) {
	tb := second(t, botOf("easy"), human("Ben"))
	now := start
	for range 12 {
		now = now.Add(time.Minute)
		tb.Update(now)
		rulestest.Must(t, !tb.InPrivate(), "a bot holds up the game")
	}
	s, ok := tb.Deciding()
	rulestest.Holds(t, ok && s == 1, "%d decides, %v", s, ok)
}

// TestTapesKeepMoments: what luck does at once is played with the move before it, in a
// replay too; what people want to watch comes by itself.
func TestTapesKeepMoments(t *testing.T) {
	for _, c := range []struct {
		game rules.Game
		want []int
	}{{toy.Chase{}, []int{2, 3}}, {stage{}, []int{1, 2}}} {
		tb := table(t, c.game, session.Deps{Sync: true}, human("Ada"), human("Ben"))
		tb.Replay([]rules.Entry{{Seat: rules.Luck, Move: "hide 7"}, {Seat: rules.Luck, Move: "speed 1"}, {Seat: 0, Move: "fox 8 walk"}})
		for i, n := range c.want {
			tb.Update(start.Add(time.Duration(i) * time.Minute))
			rulestest.Holds(t, tb.Len() == n, "%T: after %d steps there are %d entries, not %d", c.game, i+1, tb.Len(), n)
		}
	}
}
