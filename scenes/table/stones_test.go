package table_test

import (
	"context"
	"errors"
	"fmt"
	"math/rand/v2"
	"slices"
	"testing"

	"intrigue/input/store"
	"intrigue/rules"
	"intrigue/scenes/scenetest"
	"intrigue/scenes/table"
	"intrigue/scenes/table/match"
	"intrigue/scenes/widgets"
)

// stones is a game for the tests of the table: in turn each seat passes, puts a stone on the left or on the right, or
// takes the heap by hand or by foot, until so many moves are made.
type stones struct {
	least, most int // seats
	moves       int
	secret      bool
	reveals     bool // every move shows something
	ends        bool // to pass ends a step
	tools       int  // with which the heap can be taken as well
}

func (g stones) About() rules.About {
	return rules.About{
		Key: "stones", Title: "Stones", Edition: 1, LongestRecord: 1000,
		MinSeats: g.least, MaxSeats: g.most, Secret: g.secret,
		SeatNames: func(n int) []string { return []string{"First", "Second"}[:n] },
		Levels:    []rules.Level{{Key: "easy", Title: "Easy"}},
		Endings:   []rules.Ending{{Key: "done", Title: "All moves are made"}},
	}
}

func (g stones) New(s rules.Setup) (rules.Position, error) {
	return stonesPosition{stones: g, seats: s.Seats}, nil
}

func (g stones) Bot(string) (rules.Bot, error) { return passer{}, nil }

// passer is a bot that passes.
type passer struct{}

func (passer) Decide(context.Context, rules.Turn) rules.Move { return "pass" }

func (stones) Hint(context.Context, rules.Turn) (rules.Move, string) {
	return "pass", "Passing costs nothing."
}

type stonesPosition struct {
	stones
	seats, made int
}

func (p stonesPosition) Acting() []rules.Seat {
	if p.made >= p.moves {
		return nil
	}
	return []rules.Seat{rules.Seat(p.made % p.seats)}
}

func (p stonesPosition) Choices(s rules.Seat) []rules.Choice {
	if !slices.Contains(p.Acting(), s) {
		return nil
	}
	all := []rules.Choice{{Move: "foot", Path: []string{"heap.1", "by.foot"}}, {Move: "hand", Path: []string{"heap.1", "by.hand"}},
		{Move: "left", Path: []string{"stone.1", "side.left"}}, {Move: "pass", Path: []string{"choice.pass"}},
		{Move: "right", Path: []string{"stone.1", "side.right"}}}
	for i := range p.tools {
		tool := fmt.Sprint("tool", i)
		all = append(all, rules.Choice{Move: rules.Move(tool), Path: []string{"heap.1", "by." + tool}})
	}
	return all
}

func (p stonesPosition) After(s rules.Seat, m rules.Move) (rules.Position, error) {
	if _, ok := rules.Choose(p.Choices(s), m); !ok {
		return nil, errors.New("that is no move")
	}
	p.made++
	return p, nil
}

func (p stonesPosition) Seen(by rules.Seat) rules.View               { return stonesView{stonesPosition: p, by: by} }
func (p stonesPosition) Guess(rules.Seat, *rand.Rand) rules.Position { return p }
func (p stonesPosition) Reveals(rules.Seat, rules.Move) bool         { return p.reveals }
func (p stonesPosition) Roll(*rand.Rand) rules.Move                  { return "" }

func (p stonesPosition) Outcome() rules.Outcome {
	if p.made < p.moves {
		return rules.Outcome{}
	}
	return rules.Outcome{Ending: "done", Why: "All moves are made."}
}

func (p stonesPosition) Tell(e rules.Entry, _ rules.Seat) rules.LogLine {
	return rules.LogLine{Text: fmt.Sprintf("Entry %d is a %s.", p.made, e.Move)}
}

type stonesView struct {
	rules.Wordless
	stonesPosition
	by rules.Seat
}

func (v stonesView) Snapshot() any  { return []int{v.made, int(v.by)} }
func (v stonesView) Prompt() string { return fmt.Sprintf("Prompt %d.", v.made) }

func (v stonesView) WhyNot(string) rules.Refusal { return rules.Refuse("That lies too far away.", "") }

func (v stonesView) Label(target string) rules.Label {
	return rules.Label{Title: target, Text: "This is " + target + ".", Ends: v.ends && target == "choice.pass"}
}

// bench is a board on which all that can be named lies in a row, and which says what a test has it say.
type bench struct {
	table.Bare
	seat       *table.Host
	step, turn string
	turns      bool // every move begins a turn
	room       widgets.Rect
}

// onBench are the targets of stones, and one that no choice knows.
var onBench = []string{"stone.1", "side.left", "side.right", "choice.pass", "far.1", "heap.1"}

func (b *bench) Frame(u *widgets.UI, r widgets.Rect) {
	b.room = r
	for i, id := range onBench {
		role := table.Place
		switch id {
		case "stone.1":
			role = table.Piece
		case "choice.pass":
			role = table.Key
		}
		b.seat.Spot(u, table.Spot{ID: id, R: widgets.Rect{X: r.X + 20 + float64(i)*130, Y: r.Y + 200, W: 120, H: 60}, Role: role})
	}
}

func (b *bench) Step() (step, turn string) {
	if b.turns {
		b.turn = fmt.Sprint("turn ", b.seat.View().(stonesView).made)
	}
	return b.step, b.turn
}

// stonesAt deals a game of stones of which so many moves are made: every one passed.
func stonesAt(t *testing.T, game rules.Game, made int, who ...rules.SeatInfo) rules.Record {
	t.Helper()
	r := scenetest.Deal(t, game, who, nil, 1)
	for i := range made {
		r.Entries = append(r.Entries, rules.Entry{Seat: rules.Seat(i % len(who)), Move: "pass"})
	}
	return r
}

// benchTitle is a game on a bench, and where the newest bench will be.
func benchTitle(game rules.Game) (table.Title, *bench) {
	b := &bench{}
	return table.Title{Cover: match.Cover{Game: game}, Board: func(s *table.Host) (table.Board, error) {
		b.seat = s
		return b, nil
	}}, b
}

// atBench sits people down at a bench.
func atBench(t *testing.T, game rules.Game, r rules.Record, change func(*store.Settings)) (*scenetest.Player, *bench) {
	t.Helper()
	title, b := benchTitle(game)
	return scenetest.Sit(t, title, r, change), b
}
