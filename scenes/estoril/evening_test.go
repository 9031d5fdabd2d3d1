package estoril_test

import (
	"strings"
	"testing"
	"time"

	"intrigue/input"
	"intrigue/input/store"
	"intrigue/rules"
	"intrigue/rules/estoril"
	"intrigue/rules/estoril/core"
	"intrigue/rules/rulestest"
	"intrigue/scenes/table"
	"intrigue/scenes/widgets"
)

// TestEveningIsWatched: the steps that luck takes in the evening are shown one by one,
// through nobody's eyes, and Space goes on to the next one.
func TestEveningIsWatched(t *testing.T) {
	r := reach(t, 2, nil, core.StageOpen, nil)
	b := sit(t, r, func(s *store.Settings) { s.Speed = "slow" })
	b.Step = 1_000_000
	n := b.Game().Len()
	v := b.View()
	rulestest.Must(t, v.Evening != nil && v.By == rules.Public, "the evening is shown through the eyes of %d", v.By)
	b.Still(3)
	rulestest.Must(t, b.Game().Len() == n, "nobody can see the board's turn come")
	b.Key(input.Skip)
	got := b.Game().Len()
	rulestest.Holds(t, got == n+1, "Space goes %d steps on", got-n)
}

// after is the record of a game by chance, up to the first tile of its second round.
func after(t *testing.T) rules.Record {
	t.Helper()
	return reach(t, 2, nil, core.StagePlace, func(v estoril.View) bool { return v.Round == 2 })
}

// TestAnEveningIsWatchedAgain: the evening is shown once more from its first board to its last step,
// each step in its time, and the table comes back by itself. Space goes on to the next
// step, and before the first evening there is no key for it.
func TestAnEveningIsWatchedAgain(t *testing.T) {
	b := sit(t, after(t), func(s *store.Settings) { s.Speed = "normal" })
	b.Step = 10 * time.Millisecond
	b.Click("tool.evening")
	rulestest.Must(t, b.Game().Reviewing(), "the past is not shown")
	b.Step = 300 * time.Millisecond
	var steps []string
	resolved := -1
	for range 900 {
		if !b.Game().Reviewing() {
			break
		}
		v := b.View()
		b.Still(1) // shows it
		n := 0
		for _, d := range v.Boards {
			if d.Resolved {
				n++
			}
		}
		if len(steps) == 0 && (v.Stage != core.StageOpen || n != 0) {
			t.Fatalf("it begins at stage %d with %d boards resolved", v.Stage, n)
		}
		if v.Evening != nil && v.Evening.Board > 0 && n != resolved {
			d := on(v, v.Evening.Board)
			long, short := d.Poster.Name+" · "+estoril.PosterRule(d.Number), d.Poster.Name+" · "+d.Poster.Rule
			rulestest.Holds(t, b.Sees(long) || b.Sees(short), "the panel does not tell of %s: %s", d.Poster.Name, b.Words())
			resolved = n
			steps = append(steps, v.Prompt())
		}
	}
	b.Still(2)
	if _, still := b.Hit("review.close"); still || b.Game().Reviewing() || len(steps) < 6 || b.View().Round != 2 {
		t.Errorf("%d boards were shown, and still the past: %v, %v", len(steps), b.Game().Reviewing(), still)
	}
	b.Step = 1_000_000
	b.Click("tool.evening")
	at := b.Game().Cursor()
	b.Key(input.Skip)
	rulestest.Holds(t, b.Game().Cursor() == at+1, "Space goes from %d to %d", at, b.Game().Cursor())
	early := sit(t, reach(t, 2, nil, core.StagePlace, nil), nil)
	at = early.Game().Cursor()
	early.Click("tool.evening")
	rulestest.Holds(t, early.Game().Cursor() == at && !early.Game().Reviewing(), "an evening can be watched before there was one")
}

// TestLookIsSeen: the sheet that shows a face lies above all the rest of the table, and
// the way to put it away is in sight.
func TestLookIsSeen(t *testing.T) {
	b := sit(t, reach(t, 4, nil, core.StageLook, nil), nil)
	for _, c := range b.Game().Choices() {
		if strings.HasPrefix(string(c.Move), "look") {
			b.Say(c)
			break
		}
	}
	key, ok := b.Hit("look.back")
	rulestest.Must(t, ok, "nothing is looked at")
	said := false
	for _, it := range b.Last {
		if it.Kind == widgets.Words && it.Text == "Put back" {
			said = true
		} else if said && it.Kind == widgets.Box && it.Colour.A > 200 && it.R.Intersect(key.R) != (widgets.Rect{}) {
			t.Errorf("the key is covered by %+v", it.R)
		}
		if it.Clip != (widgets.Rect{}) && said && it.Clip.Intersect(key.R) != key.R {
			t.Errorf("the key is cut off at %+v", it.Clip)
		}
	}
	rulestest.Holds(t, said, "the key says nothing")
	b.Key(input.Confirm)
	rulestest.Holds(t, !b.Game().InPrivate(), "Enter does not put it back")
}

// TestSkipLeavesItsAlternativeInSight: the tooltip of a key hides neither that key nor the one beside
// which it stands.
func TestSkipLeavesItsAlternativeInSight(t *testing.T) {
	for _, size := range [][2]float64{{1280, 800}, {1024, 640}, {1920, 1080}} {
		b := sit(t, moments(t)["Conspiracy"], nil)
		b.W, b.H = size[0], size[1]
		b.Still(3)
		b.App.UI().Keyboard = true
		b.App.UI().SetFocus(table.SpotID("choice.leave", ""))
		b.Still(3)
		words, tip := b.View().Label("choice.leave").Text, widgets.Rect{}
		for _, it := range b.Last {
			if it.Kind == widgets.Words && strings.HasPrefix(words, it.Text) {
				tip = it.R
			}
		}
		rulestest.Must(t, tip.W != 0, "%v: no tooltip %q: %s", size, words, b.Words())
		for _, id := range []string{"choice.leave", "choice.conspiracy"} {
			h, ok := b.Hit(id)
			if over := tip.Intersect(h.R); !ok || over.W > 0 && over.H > 0 {
				t.Errorf("%v: the tooltip at %v lies over %s at %v", size, tip, id, h.R)
			}
		}
	}
}

// TestEnterHarmsNobody: where one can only send one's own character home or skip, a stray Enter does neither.
func TestEnterHarmsNobody(t *testing.T) {
	r := reach(t, 2, nil, core.StageAbility, estoril.View.HarmsOnlyItself)
	b := sit(t, r, nil)
	b.Still(3)
	b.Key(input.Confirm)
	all := b.Game().Record().Entries
	rulestest.Holds(t, len(all) == len(r.Entries), "Enter has played %v", all[len(r.Entries):])
}
