package table_test

import (
	"context"
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

// TestAHintOfTwoLinesHasItsRoom: at every size a hint of two lines lies below the board, which does not move for it.
func TestAHintOfTwoLinesHasItsRoom(t *testing.T) {
	for _, scale := range []int{100, 150} {
		for _, size := range [][2]float64{{1024, 640}, {1280, 800}, {1920, 1080}} {
			two := 0
			for words := 4; two == 0 && words < 60; words++ {
				game := wordy{stones{least: 1, most: 1, moves: 9}, words}
				p, b := atBench(t, game, stonesAt(t, game, 0, rules.SeatInfo{Name: "Ann"}), func(s *store.Settings) { s.TextScale = scale })
				p.Resize(size[0], size[1])
				before := b.room
				p.Key(input.Hint)
				p.Still(2)
				rulestest.Holds(t, b.room == before, "%v at %d %%: for a hint the board goes from %v to %v", size, scale, before, b.room)
				lines := 0
				for _, it := range p.Last {
					if it.Kind == widgets.Words && strings.HasPrefix(it.Text, "advised") {
						lines++
						rulestest.Holds(t, it.R.Y >= b.room.Y+b.room.H, "%v at %d %%: the hint at %v lies over the board %v", size, scale, it.R, b.room)
					}
				}
				if lines == 2 {
					two++
				}
			}
			rulestest.Holds(t, two > 0, "%v at %d %%: no hint of two lines was seen", size, scale)
		}
	}
}
