package estoril_test

import (
	"fmt"
	"strings"
	"testing"
	"time"

	"intrigue/input"
	"intrigue/input/store"
	"intrigue/maps/geom"
	"intrigue/rules/rulestest"
	"intrigue/scenes/scenetest"
	"intrigue/scenes/table"
	"intrigue/scenes/widgets"
)

// TestEveryChoiceCanBeClicked: legal choices of every stage are said by clicks alone.
func TestEveryChoiceCanBeClicked(t *testing.T) {
	for name, r := range moments(t) {
		t.Run(name, func(t *testing.T) { scenetest.EveryChoice(sit(t, r, nil).Player, title(), r, 6) })
	}
}

// TestTheWholeBoardIsInSightAtFirst, whatever the size of the window and of the words.
func TestTheWholeBoardIsInSightAtFirst(t *testing.T) {
	for _, name := range []string{"a tile", "secret missions"} {
		r := moments(t)[name]
		scenetest.WholeAtFirst(func(change func(*store.Settings)) *scenetest.Player { return sit(t, r, change).Player })
	}
}

// TestNothingIsCutOffAtAnySize of a window or of words: what can be chosen lies
// in the window and not under something else, and no words are cut off.
func TestNothingIsCutOffAtAnySize(t *testing.T) {
	all := moments(t)
	names := []string{"a tile", "secret missions", "a look", "Diplomacy", "Nationalism", "what stays", "a discard", "more discards"}
	for _, name := range names {
		scenetest.EveryScale(name, []int{75, 100, 150, 200}, 960, func(change func(*store.Settings)) *scenetest.Player {
			return sit(t, all[name], change).Player
		})
	}
}

// TestAZoomIsRough: while the posters come nearer nothing on them is drawn at sizes
// that pass, and when they are there everything is.
func TestAZoomIsRough(t *testing.T) {
	b := sit(t, moments(t)["a tile"], func(s *store.Settings) { s.ReduceMotion, s.Speed = false, "normal" })
	rough := func() (rough, sharp int) {
		for _, it := range b.Last {
			card := it.Kind == widgets.Sprite && strings.HasPrefix(it.Name, "estoril.") && it.Clip != (widgets.Rect{})
			if number := it.Kind == widgets.Words && it.Rough; card && it.Rough || number {
				rough++
			} else if card {
				sharp++
			}
		}
		return rough, sharp
	}
	b.Rest()
	if r, s := rough(); r > 0 || s == 0 {
		t.Fatalf("at rest %d items are rough and %d sharp", r, s)
	}
	at := b.At("map")
	b.Step = 20 * time.Millisecond
	b.Frame(input.Events{At: at, Moved: true})
	b.Frame(input.Events{At: at, Moved: true, Wheel: geom.Point{Y: 1}})
	b.Frame(input.Events{At: at})
	if r, _ := rough(); r == 0 {
		t.Error("in the middle of a zoom nothing is rough")
	}
	b.Still(20)
	if r, s := rough(); r > 0 || s == 0 {
		t.Errorf("after a zoom %d items are rough and %d sharp", r, s)
	}
}

// TestKeysReachAll: whatever answers the pointer is reached by the arrows and the jumps
// from part to part too, the missions, the discards and the pile among it.
func TestKeysReachAll(t *testing.T) {
	all := moments(t)
	for _, name := range []string{"a tile", "secret missions", "a look", "Seduction", "a discard"} {
		b := sit(t, all[name], nil)
		stops := map[string]bool{}
		for _, h := range b.App.UI().TopHits() {
			if target, ok := table.TargetOf(h.ID); ok && !h.NoFocus {
				stops[target] = true
			}
		}
		for _, h := range b.App.UI().TopHits() {
			if target, ok := table.TargetOf(h.ID); ok && h.Clickable && !stops[target] {
				t.Errorf("%s: no key comes to %s", name, target)
			}
		}
		want := []string{"discard.0", "seat.1", b.View().Missions[0].ID}
		if name != "a discard" { // then the hand lies over the boards and the pile
			want = append(want, "pile")
			for _, d := range b.View().Boards {
				want = append(want, d.Reward.ID, fmt.Sprint("board.", d.Number))
			}
		}
		for _, id := range want {
			rulestest.Holds(t, stops[id], "%s: %s is no stop", name, id)
		}
	}
}

// TestSixTilesLieSideBySide at the usual size of a window: the keys of the table leave them
// the room, and undo stays beside redo.
func TestSixTilesLieSideBySide(t *testing.T) {
	b := sit(t, moments(t)["a tile"], nil)
	b.Still(3)
	hand := b.View().Players[b.View().Acting].Hand
	rulestest.Must(t, len(hand) == 6, "the hand has %d tiles", len(hand))
	last, _ := b.Hit(hand[5].ID()) // nothing lies over it
	for _, x := range hand {
		if h, ok := b.Hit(x.ID()); !ok || h.R.W < last.R.W-1 {
			t.Errorf("of %s %.0f points are seen, of the last tile %.0f", x.ID(), h.R.W, last.R.W)
		}
	}
	undo, _ := b.Hit("tool.undo")
	redo, _ := b.Hit("tool.redo")
	rulestest.Holds(t, redo.R.Y == undo.R.Y, "undo stands at %v, redo at %v", undo.R, redo.R)
}

func TestBoldColoursAndHighContrastReachTheTable(t *testing.T) {
	for _, name := range []string{"a tile", "Diplomacy"} {
		scenetest.Eyes(t, title(), moments(t)[name], true)
	}
}
