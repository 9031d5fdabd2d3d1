package penny_test

import (
	"math"
	"slices"
	"strings"
	"testing"
	"time"

	"intrigue/input"
	"intrigue/input/store"
	"intrigue/maps/geom"
	"intrigue/rules"
	"intrigue/rules/penny"
	"intrigue/rules/rulestest"
	"intrigue/scenes/scenetest"
	"intrigue/scenes/widgets"
)

// scheme is a table of that size on which a scheme has just been turned over.
func scheme(t *testing.T, size [2]float64) *player {
	t.Helper()
	b := endTurn(t, size, "normal", false)
	x, ok := b.View().Reading()
	rulestest.Must(t, ok && x.Card.Deck == "scheme", "no scheme was read: %s", b.Words())
	return b
}

// endTurn is a table at which the last turn of a round has just been ended.
func endTurn(t *testing.T, size [2]float64, speed string, still bool) *player {
	t.Helper()
	last := reach(t, 2, "prologue", "the end of a turn", func(v penny.View) bool {
		step := v.Steps()[3]
		return v.Round() > 0 && step.State == penny.Now && !v.Over() && begins("done")(v) &&
			v.Label("choice.done").Title == "End turn" && len(v.Sequence("choice.done").Moves) == 0
	})
	b := sit(t, last, func(s *store.Settings) { s.Speed, s.ReduceMotion = speed, still })
	b.W, b.H = size[0], size[1]
	b.Step = 20 * time.Millisecond
	b.Still(4)
	was, _ := b.View().Reading()
	b.Click("choice.done")
	for range 400 {
		if x, ok := b.View().Reading(); ok && x.Card.ID != was.Card.ID {
			break
		}
		b.Still(1)
	}
	b.Still(1)
	return b
}

// TestBigMoments: a scheme that is turned over is shown large in the middle, for a second and a half at most, while the bots wait.
// A press or Skip ends it. Without motion it is a still card, and at full speed there is none.
func TestBigMoments(t *testing.T) {
	for _, size := range [][2]float64{{1024, 640}, {1280, 800}, {1920, 1080}} {
		b := scheme(t, size)
		b.Still(20)
		x, _ := b.View().Reading()
		told, picture := false, false
		for _, it := range b.Last {
			told = told || it.Text == x.Card.Name && it.Size > 20
			picture = picture || it.Kind == widgets.Sprite && it.Name == "penny."+x.Card.Sprite && it.R.W > 250 &&
				math.Abs(it.R.Mid().X-size[0]/2) < 2
		}
		rulestest.Holds(t, told && picture, "%v: %s is told large %t, with its picture in the middle %t", size, x.Card.Name, told, picture)
		rulestest.Holds(t, b.Has("moment") && len(b.Game().Log()) > 0, "%v: no moment is shown", size)
	}
	b := scheme(t, [2]float64{1280, 800})
	n := b.Game().Len()
	for range 60 { // 1.2 seconds
		b.Still(1)
	}
	rulestest.Holds(t, b.Has("moment") && b.Game().Len() == n, "the game goes on behind the moment")
	b.Still(20)
	rulestest.Holds(t, !b.Has("moment"), "it lasts longer than a second and a half")
	for name, end := range map[string]func(b *player){
		"a press": func(b *player) { b.ClickAt(geom.Pt(300, 300)) }, "Skip": func(b *player) { b.Key(input.Skip) },
	} {
		b := scheme(t, [2]float64{1280, 800})
		rulestest.Must(t, b.Has("moment"), "no moment is shown")
		end(b)
		b.Still(1)
		rulestest.Holds(t, !b.Has("moment"), "%s does not end it", name)
	}
	still := endTurn(t, [2]float64{1280, 800}, "normal", true)
	still.Still(1)
	one := slices.Clone(still.Last)
	still.Still(4)
	rulestest.Holds(t, still.Has("moment") && widgets.Equal(one, still.Last), "without motion there is no still card")
	rulestest.Holds(t, !endTurn(t, [2]float64{1280, 800}, "off", false).Has("moment"), "a moment is shown at full speed")
}

// TestGreatThingsAreMoments: a portal that shuts, a chapter that begins, a hero who dies and a boss who comes are moments.
func TestGreatThingsAreMoments(t *testing.T) {
	great := func(old, v penny.View) (words string) {
		for i, p := range old.Places() {
			if p.Portal != "" && v.Places()[i].Portal == "" {
				words = "A portal slams shut"
			}
		}
		for s := range v.Seats() {
			if h := v.Hero(rules.Seat(s)); h.Dead && !old.Hero(rules.Seat(s)).Dead {
				words = h.Name + " is dead"
			}
		}
		if v.Chapter() > old.Chapter() {
			words = "Chapter "
		}
		for i, x := range v.Villains() {
			if x.Card.ID != "" && x.Place != "" && old.Villains()[i].Place == "" {
				words = x.Card.Name
			}
		}
		return words
	}
	for _, name := range []string{"closed", "dead", "robbed"} {
		r := recorded(t, name)
		all, shown := scenetest.Replay(t, penny.Game{}, r), 0
		for i := range r.Entries {
			words := great(all[i].Seen(0).(penny.View), all[i+1].Seen(0).(penny.View))
			if words == "" || all[i].Seen(0).(penny.View).Round() == 0 || shown == 3 || r.Entries[i].Seat < 0 {
				continue
			}
			x := r
			x.Entries = r.Entries[:i]
			b := sit(t, x, func(s *store.Settings) { s.Speed, s.ReduceMotion = "normal", false })
			b.Step = 20 * time.Millisecond
			b.Still(2)
			rulestest.OK(t, b.Game().Play(r.Entries[i].Move))
			b.Still(30)
			shown++
			rulestest.Holds(t, b.Has("moment") && b.Sees(words), "%s, entry %d: %q is no moment: %s", name, i, words, b.Words())
		}
		rulestest.Holds(t, shown > 0, "%s has no great moment", name)
	}
}

// TestMarketQuestsAreNamed: the quests of the market stand in the sidebar by their names, or
// the beginning of a long one, on two lines within their cells.
func TestMarketQuestsAreNamed(t *testing.T) {
	r := reach(t, 1, "open", "a quest market", func(v penny.View) bool { return v.Round() > 0 && len(v.Market()) > 0 })
	b := sit(t, r, nil)
	for _, c := range b.View().Market() {
		title, _, _ := strings.Cut(c.Name, ",")
		cell, ok := b.Hit(c.ID)
		rulestest.Must(t, ok, "%q is not in the sidebar: %s", title, b.Words())
		var said []string
		for _, it := range b.Last {
			if it.Kind != widgets.Words || !cell.R.Contains(widgets.Rect{X: it.R.X, Y: it.R.Y, W: 1, H: it.R.H}.Mid()) {
				continue
			}
			said = append(said, it.Text)
			rulestest.Holds(t, it.R.Y >= cell.R.Y && it.R.Y+it.R.H <= cell.R.Y+cell.R.H && it.R.X+it.R.W <= cell.R.X+cell.R.W,
				"%q at %v leaves its cell %v", it.Text, it.R, cell.R)
		}
		got := strings.TrimSuffix(strings.Join(said, " "), "…")
		rulestest.Holds(t, strings.Contains(title, got) && len(got) >= min(12, len(title)-len("The ")), "%q is named %q", title, got)
	}
}
