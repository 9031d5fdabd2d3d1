package pimpernel_test

import (
	"fmt"
	"math"
	"slices"
	"strconv"
	"strings"
	"testing"
	"time"

	"intrigue/input"
	"intrigue/input/store"
	"intrigue/maps/geom"
	"intrigue/rules/pimpernel"
	"intrigue/rules/pimpernel/core"
	"intrigue/rules/prose"
	"intrigue/rules/rulestest"
	"intrigue/scenes/scenetest"
	"intrigue/scenes/widgets"
)

// TestTheWholeBoardIsInSightAtFirst, whatever the size of the window and of the words.
func TestTheWholeBoardIsInSightAtFirst(t *testing.T) {
	r := moments(t)["six seats"]
	scenetest.WholeAtFirst(func(change func(*store.Settings)) *scenetest.Player { return sit(t, r, change).Player })
}

// TestTheMapIsLarge: at 1280×800 a space of a location has a side of 21 points or more and
// a milestone of 25.5, so that an icon in it can be told from another.
func TestTheMapIsLarge(t *testing.T) {
	b := sit(t, moments(t)["six seats"], nil)
	b.Frame(input.Events{})
	for id, least := range map[string]float64{"space.arras.1": 21, "route.arras-vienna-1": 25.5} {
		r, ok := b.Screen().Where(id)
		rulestest.Holds(t, ok && r.W >= least, "%s is %.1f points wide, want %.1f", id, r.W, least)
	}
}

// TestBuildingsCanBeReadWithACubeInHand: no rim of what may be chosen lies over the name of a building, and each lies on the map.
func TestBuildingsCanBeReadWithACubeInHand(t *testing.T) {
	for _, deal := range []uint64{7, 8, 9} {
		b := sit(t, random(t, record(t, 2, nil, deal), 1, func(v pimpernel.View) bool { return v.Stage == core.StageTurn }), nil)
		b.Click(b.Game().Choices()[0].Path[0])
		b.Still(3)
		names, is := 0, map[string]bool{}
		for _, h := range b.View().Hexes {
			is[b.View().Label(h.ID).Title] = true
		}
		for i, it := range b.Last {
			if it.Kind != widgets.Words || !is[it.Text] {
				continue
			}
			names++
			rulestest.Holds(t, it.R.Y+it.R.H < it.Clip.Y+it.Clip.H-4, "%s at %v lies over the frame of the map %v", it.Text, it.R, it.Clip)
			for _, over := range b.Last[i+1:] {
				in := over.R.Intersect(it.R)
				rulestest.Holds(t, over.Kind != widgets.Box || over.EdgeW == 0 || over.Clip != it.Clip || in.W < 1 || in.H < 1,
					"a rim at %v lies over %s at %v", over.R, it.Text, it.R)
			}
		}
		rulestest.Holds(t, names > 3, "only %d buildings are named", names)
	}
}

// TestAreasAreNamed: every planning area is named, all alike and no smaller than at plain size, at large type and in
// a low window too.
func TestAreasAreNamed(t *testing.T) {
	for _, at := range []struct {
		w, h    float64
		percent int
	}{{1280, 800, 100}, {1280, 800, 150}, {1280, 800, 200}, {1024, 640, 100}, {1024, 640, 150}} {
		b := sit(t, record(t, 2, nil, 7), func(s *store.Settings) { s.TextScale = at.percent })
		b.W, b.H = at.w, at.h
		b.Still(3)
		least, most := math.Inf(1), 0.0
		for _, p := range b.View().Areas {
			i := slices.IndexFunc(b.Last, func(it widgets.Item) bool {
				return it.Kind == widgets.Words && it.Text == prose.Capital(p.Area.String())
			})
			if i < 0 {
				t.Errorf("%v: the area of %s has no name", at, p.Area)
				continue
			}
			least, most = min(least, b.Last[i].Size), max(most, b.Last[i].Size)
		}
		if plain := 0.9 * float64(widgets.Tiny); least < plain || most > 1.1*least {
			t.Errorf("%v: the names are %.1f to %.1f points large, want %.1f at least", at, least, most, plain)
		}
	}
}

// TestNothingIsCutOffAtAnySize of a window or of words: what can be chosen lies
// in the window and not under something else, and no words are cut off.
func TestNothingIsCutOffAtAnySize(t *testing.T) {
	all := moments(t)
	for _, name := range []string{"six seats", "a point", "the next one"} {
		scenetest.EveryScale(name, []int{100, 150, 200}, 1024, func(change func(*store.Settings)) *scenetest.Player {
			b := sit(t, all[name], change)
			if name == "six seats" {
				b.Key(input.NextPiece)
			}
			return b.Player
		})
	}
}

// TestTabComesToEverything that can be chosen.
func TestTabComesToEverything(t *testing.T) {
	b := sit(t, moments(t)["a turn"], nil)
	b.Walk("empty hands")
	b.Key(input.NextPiece)
	b.Walk("a piece in hand")
}

// TestHintLeadsTheKeys: for somebody who uses the keys the focus goes to what a hint
// advises, and Enter does it; the pointer is left alone.
func TestHintLeadsTheKeys(t *testing.T) {
	for _, keys := range []bool{true, false} {
		b := sit(t, record(t, 2, nil, 7), nil)
		b.App.UI().Keyboard = keys
		b.Game().AskHint()
		for range 400 {
			b.Step = 10 * time.Millisecond
			b.Frame(input.Events{At: geom.Pt(-10, -10)})
			if _, ok := b.Screen().Pointing().Hint(); ok {
				break
			}
			time.Sleep(5 * time.Millisecond)
		}
		h, ok := b.Screen().Pointing().Hint()
		rulestest.Must(t, ok, "there is no hint")
		n := b.Game().Len()
		for range len(h.Path) {
			b.Key(input.Confirm)
		}
		if e := b.Game().Record().Entries[n:]; keys != (len(e) > 0 && e[0].Move == h.Move) {
			t.Errorf("with keys %t Enter does %v, advised was %q by %v", keys, e, h.Move, h.Path)
		}
	}
}

// TestMissionSpacesSayWhatFor: with a cube in hand the tip of a mission space says what it
// is good for, not its name twice.
func TestMissionSpacesSayWhatFor(t *testing.T) {
	b := sit(t, record(t, 2, nil, 7), nil)
	b.Click("supply.0")
	at := b.At("mission.first_player")
	b.Hover(at, 3)
	if !strings.Contains(b.Words(), "begin the next round") { // on one line or two
		t.Errorf("the tip is not among %s", b.Words())
	}
}

// TestTheNextMissionIsInSight: at large type, where an edge of the map is out of sight, the two cards for the next
// mission are brought into sight when one of them is to be chosen, and the small picture of the map makes room; a
// map that was moved by hand stays.
func TestTheNextMissionIsInSight(t *testing.T) {
	large := func(s *store.Settings) { s.TextScale, s.ReduceMotion = 200, true }
	asked := reach(t, 2, nil, core.StageNext, nil)
	whole := func(b *player) (n int) {
		ground, _ := b.Hit("map")
		mini, _ := b.Hit("minimap")
		for _, h := range b.App.UI().Hits() {
			if strings.HasPrefix(h.ID, "@card.") && ground.R.ContainsRect(h.R) {
				n++
			}
			if o := h.R.Intersect(mini.R); strings.HasPrefix(h.ID, "@marker.") && o.W > 0 && o.H > 0 {
				t.Errorf("the minimap lies on %s", h.ID)
			}
		}
		return n
	}
	b := sit(t, asked, large)
	b.Still(3)
	if n := whole(b); n != 2 {
		t.Errorf("%d cards are whole in sight", n)
	}
	last := asked.Entries[len(asked.Entries)-1]
	asked.Entries = asked.Entries[:len(asked.Entries)-1]
	b = sit(t, asked, large)
	b.W, b.H = 1280, 800
	b.Key(input.ZoomIn)
	b.Still(20)
	from := b.At("location.amiens")
	b.Drag(from, geom.Pt(from.X, from.Y+30))
	was := b.At("location.amiens")
	rulestest.OK(t, b.Game().Play(last.Move))
	b.Still(3)
	now := b.At("location.amiens")
	rulestest.Holds(t, now == was && was != from, "a map that was moved by hand from %v to %v goes on to %v", from, was, now)
}

// TestTheFocusBringsAllOfACard: whoever walks to a card of which a part is out of sight sees all of it.
func TestTheFocusBringsAllOfACard(t *testing.T) {
	b := sit(t, first(t), func(s *store.Settings) { s.TextScale, s.ReduceMotion = 150, true })
	b.Key(input.ZoomIn)
	b.Still(20)
	ground, _ := b.Hit("map")
	card := ""
	for n := 0; card == "" && n < 20; n++ {
		from := b.At("location.amiens")
		b.Drag(from, geom.Pt(from.X+10, from.Y-15))
		b.Still(3)
		for _, h := range b.App.UI().Hits() {
			if strings.HasPrefix(h.ID, "@card.") && !ground.R.ContainsRect(h.R) && ground.R.Inset(10).Contains(h.R.Mid()) {
				card = h.ID
			}
		}
	}
	rulestest.Must(t, card != "", "no card is cut off")
	b.App.UI().Keyboard = true
	b.App.UI().SetFocus(card)
	b.Still(3)
	if h, ok := b.Hit(card); !ok || !ground.R.ContainsRect(h.R) {
		t.Errorf("%s lies at %v, in %v", card, h.R, ground.R)
	}
}

// TestManyFavoursLeaveTheCubesTheirNumber: beside five or six favour tiles the number in supply is still whole.
func TestManyFavoursLeaveTheCubesTheirNumber(t *testing.T) {
	r := reach(t, 2, nil, core.StageTurn, func(v pimpernel.View) bool {
		return slices.ContainsFunc(v.Players, func(p core.Player) bool { return len(p.Favors) > 4 })
	})
	for _, percent := range []int{100, 150} {
		b := sit(t, r, func(s *store.Settings) { s.TextScale = percent })
		b.Still(3)
		for _, p := range b.View().Players {
			row, ok := b.Hit(fmt.Sprintf("@supply.%d#row", p.Seat))
			if !ok || !slices.ContainsFunc(b.Last, func(it widgets.Item) bool {
				return it.Kind == widgets.Words && row.R.Contains(it.R.Mid()) && strings.Contains(it.Text, strconv.Itoa(p.Supply))
			}) {
				t.Errorf("at %d %% the row of %v does not say that %d cubes are in supply: %s", percent, p.Seat, p.Supply, b.Words())
			}
		}
	}
}

func TestBoldColoursAndHighContrastReachTheTable(t *testing.T) {
	scenetest.Eyes(t, title(), moments(t)["six seats"], true)
}
