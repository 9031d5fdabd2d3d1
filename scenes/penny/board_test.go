package penny_test

import (
	"image/color"
	"maps"
	"strconv"
	"strings"
	"testing"

	"intrigue/input/store"
	"intrigue/rules/penny"
	"intrigue/rules/rulestest"
	scene "intrigue/scenes/penny"
	"intrigue/scenes/scenetest"
	"intrigue/scenes/widgets"
	"intrigue/sprites"
)

// TestEveryChoiceCanBeClicked: legal choices of every kind are said by clicks alone.
func TestEveryChoiceCanBeClicked(t *testing.T) {
	for name, r := range moments(t) {
		t.Run(name, func(t *testing.T) { scenetest.EveryChoice(sit(t, r, nil).Player, title(), r, 5) })
	}
}

// TestTheWholeBoardIsInSightAtFirst, whatever the size of the window and of the words.
func TestTheWholeBoardIsInSightAtFirst(t *testing.T) {
	for _, name := range []string{"a later move", "a purchase", "the bank", "boss rush"} {
		r := moments(t)[name]
		scenetest.WholeAtFirst(func(change func(*store.Settings)) *scenetest.Player { return sit(t, r, change).Player }, "card.")
	}
}

// TestNothingIsCutOffAtAnySize of a window or of words: what can be chosen lies
// in the window and not under something else, and no words are cut off.
func TestNothingIsCutOffAtAnySize(t *testing.T) {
	all := moments(t)
	for _, name := range []string{"heroes", "a later move", "a build", "a purchase", "an event", "a fight", "an opponent", "a trade",
		"an answer", "a bribe", "a destruction", "a gain", "an order", "a return", "the bank", "boss rush"} {
		scenetest.EveryScale(name, []int{75, 100, 150, 200}, 1024,
			func(change func(*store.Settings)) *scenetest.Player { return sit(t, all[name], change).Player })
	}
}

// TestEverythingHasAPicture that can be drawn, cards too.
func TestEverythingHasAPicture(t *testing.T) {
	sheet := sprites.NewSheet()
	sheet.AddComposer(scene.Compose)
	tried := map[string]bool{}
	draws := func(name string) bool {
		if tried[name] {
			return true
		}
		tried[name] = true
		_, err := sheet.Image(name, 24, 24, color.Black)
		return err == nil
	}
	for name, r := range moments(t) {
		scenetest.Pictured(sit(t, r, nil).Player, name, "penny.", draws)
	}
	maps.DeleteFunc(tried, func(s string, _ bool) bool { return !strings.HasPrefix(s, "penny.print/") })
	rulestest.Holds(t, len(tried) >= 60, "only %d cards were drawn", len(tried))
}

// TestTabComesToEverything that can be chosen.
func TestTabComesToEverything(t *testing.T) {
	all := moments(t)
	for _, name := range []string{"heroes", "a move", "a build", "an event", "a fight", "a trade", "a destruction"} {
		sit(t, all[name], nil).Walk(name)
	}
}

func TestBoldColoursAndHighContrastReachTheTable(t *testing.T) {
	for _, name := range []string{"a later move", "a fight"} {
		scenetest.Eyes(t, title(), moments(t)[name], true)
	}
}

// TestTheBanksPlaceIsMarked in the Heist until the Bank lies there, and nowhere else.
func TestTheBanksPlaceIsMarked(t *testing.T) {
	for name, want := range map[string]bool{"a bribe": true, "the bank": false, "a move": false} {
		b := sit(t, moments(t)[name], nil)
		rulestest.Holds(t, b.Sees("opens in chapter III") == want, "%s: marked %t", name, !want)
	}
}

// TestTheBanksNameIsWhole: at large type the map is larger than its room, and the name of the Bank
// stands whole on the part of its place that is seen.
func TestTheBanksNameIsWhole(t *testing.T) {
	b := sit(t, moments(t)["a bribe"], func(s *store.Settings) { s.TextScale = 150 })
	town, _ := b.Hit("map")
	seen := false
	for _, it := range b.Last {
		if it.Kind == widgets.Words && it.Text == "Bank of England" {
			seen = true
			w := b.App.UI().Type.Width(it.Face, it.Size, it.Text)
			if mid := it.R.Mid().X; mid-w/2 < town.R.X || mid+w/2 > town.R.X+town.R.W {
				t.Errorf("the name lies at %v, %.0f wide, on a map at %v", it.R, w, town.R)
			}
		}
	}
	rulestest.Holds(t, seen, "the Bank is not named")
}

// TestHeroesArePresentedOnce: what the sheet says of a hero no tip says again, and until a
// hero is chosen the map has the room of the hand.
func TestHeroesArePresentedOnce(t *testing.T) {
	b := sit(t, moments(t)["heroes"], nil)
	id := b.Game().Choices()[0].Path[0]
	b.point(id)
	name := b.View().Label(id).Text
	n := strings.Count(b.Words(), first(2, name))
	rulestest.Holds(t, n == 1, "%q is said %d times: %s", first(2, name), n, b.Words())
	h, _ := b.Hit("tool.menu")
	m, _ := sit(t, moments(t)["a move"], nil).Hit("tool.undo")
	rulestest.Holds(t, h.R.Y > m.R.Y, "the keys stand at %v, with a hand at %v", h.R, m.R)
}

// TestScoresStandFree: in the row of a hero no words lie under the score, however many
// tokens there are and however large the words.
func TestScoresStandFree(t *testing.T) {
	rich := reach(t, 2, "open", "many tokens", func(v penny.View) bool { h := v.Hero(v.Asked()); return len(h.Tokens) > 6 && h.Score > 19 })
	for _, scale := range []int{100, 125, 150, 200} {
		b := sit(t, rich, func(s *store.Settings) { s.TextScale = scale })
		ink := func(it widgets.Item) widgets.Rect { // where letters stand, with some air
			w := b.App.UI().Type.Width(it.Face, it.Size, it.Text)
			r := widgets.Rect{X: it.R.X, Y: it.R.Y + (it.R.H-it.Size)/2, W: w, H: it.Size}
			if it.Align == widgets.Right {
				r.X = it.R.X + it.R.W - w
			}
			return r
		}
		for seat := range 2 {
			row, _ := b.Hit("seat." + strconv.Itoa(seat))
			for _, score := range b.Last {
				if score.Kind != widgets.Words || score.Align != widgets.Right || !row.R.Contains(score.R.Mid()) {
					continue
				}
				for _, it := range b.Last {
					if both := ink(it).Intersect(ink(score)); it.Kind == widgets.Words && it.Align == widgets.Left &&
						both.W > 0 && both.H > 0 {
						t.Errorf("at %d %% %q lies under the score %s", scale, it.Text, score.Text)
					}
				}
			}
		}
	}
}

// TestAnotherBoard: while the board of another hero is looked at, a key leads back to the hero
// who is asked, whose cards lie on no sheet beside the other's hand meanwhile.
func TestAnotherBoard(t *testing.T) {
	b := sit(t, moments(t)["a move"], nil)
	asked := b.View().Asked()
	b.Click("seat." + strconv.Itoa((int(asked)+1)%b.View().Seats()))
	b.Still(4)
	rulestest.Holds(t, !b.Has("sheet.away"), "a sheet lies beside the hand of the other hero")
	rulestest.Holds(t, !b.Has("choice.done"), "the step can be ended on the board of another hero")
	want := "Back to " + b.View().Hero(asked).Name
	rulestest.Must(t, b.Sees(want), "%q is not offered: %s", want, b.Words())
	b.Click("tray.back")
	b.Still(4)
	rulestest.Holds(t, b.Has("choice.done"), "the press does not lead back: %s", b.Words())
}

// TestKeysSayAll: the key beside the hand that pays for the effect of a card says what is paid, in full.
func TestKeysSayAll(t *testing.T) {
	long := 0
	for deal := range uint64(4) {
		b := sit(t, bots(t, newRecord(t, 2, "prologue", 30+deal), 3, begins("pay")), nil)
		b.Still(2)
		if title := b.View().Label("choice.pay").Title; !b.Sees(title) {
			t.Errorf("%q is not said in full: %s", title, b.Words())
		} else if len(title) > 22 {
			long++
		}
	}
	rulestest.Holds(t, long != 0, "no long price was asked")
}
