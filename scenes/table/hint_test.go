package table_test

import (
	"context"
	"fmt"
	"strings"
	"testing"

	"intrigue/input"
	"intrigue/input/store"
	"intrigue/rules"
	"intrigue/rules/london"
	"intrigue/rules/rulestest"
	"intrigue/scenes/scenetest"
	"intrigue/scenes/table"
	"intrigue/scenes/table/match"
	"intrigue/scenes/widgets"
)

// TestNoHints: of a game that has no hints nobody says that they are switched off, neither
// beside the key nor when it is pressed.
func TestNoHints(t *testing.T) {
	bare := struct{ rules.Game }{london.Game{}} // what else London can do is hidden
	title := table.Title{Cover: match.Cover{Game: bare}, Board: func(*table.Host) (table.Board, error) { return table.Bare{}, nil }}
	who := []rules.SeatInfo{{Name: "Ann"}, {Name: "Ann"}, {Name: "Ann"}}
	p := scenetest.Sit(t, title, scenetest.Deal(t, bare, who, nil, 1), nil)
	at := p.At("tool.hint")
	p.Frame(input.Events{At: at, Moved: true})
	if p.Frame(input.Events{At: at}); !p.Sees("This game has no hints") {
		t.Errorf("beside the key stands %s", p.Words())
	}
	p.Still(1)
	if p.Key(input.Hint); !p.Sees("This game has no hints") || p.Sees("Hints are off") {
		t.Errorf("the key says %s", p.Words())
	}
}

// wordy is stones with hints of so many words.
type wordy struct {
	stones
	words int
}

func (g wordy) Hint(context.Context, rules.Turn) (rules.Move, string) {
	return "pass", strings.Repeat("advised ", g.words-1) + "advised."
}

// TestALongHintHasItsRoom: at every size a hint of 150 letters, as long as any, lies below the board, which does not move for it,
// and its words do not shrink. They scroll only where they are twice as large as usual and the window is small.
func TestALongHintHasItsRoom(t *testing.T) {
	for _, scale := range []int{75, 100, 130, 150, 200} {
		for _, size := range [][2]float64{{1024, 640}, {1280, 800}, {1920, 1080}} {
			for _, words := range []int{4, 12, 19} {
				game := wordy{stones{least: 1, most: 1, moves: 9}, words}
				p, b := atBench(t, game, stonesAt(t, game, 0, rules.SeatInfo{Name: "Ann"}), func(s *store.Settings) { s.TextScale = scale })
				p.Resize(size[0], size[1])
				before := b.room
				p.Key(input.Hint)
				p.Still(2)
				what := fmt.Sprintf("%d words at %v, %d %%", words, size, scale)
				rulestest.Holds(t, b.room == before, "%s: for a hint the board goes from %v to %v", what, before, b.room)
				seen := 0
				for _, it := range p.Last {
					if it.Kind != widgets.Words || !strings.HasPrefix(it.Text, "advised") {
						continue
					}
					seen++
					at := it.R
					if scale == 200 && it.Clip != (widgets.Rect{}) {
						at = at.Intersect(it.Clip)
					}
					rulestest.Holds(t, at.Y >= b.room.Y+b.room.H && at.Y+at.H <= p.H, "%s: the hint at %v, beside the board %v", what, at, b.room)
					rulestest.Is(t, what+": the size is", it.Size, p.App.UI().FontSize(widgets.Body))
				}
				rulestest.Holds(t, seen > 0, "%s: no hint was seen", what)
			}
		}
	}
}
