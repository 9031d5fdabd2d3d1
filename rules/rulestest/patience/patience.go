// Package patience is a game for tests: one seat lays cards left or right while Luck
// rolls a die for each of them.
//
// It is the smallest solitaire, without secrets, options, bots or hints: what the house
// offers must not depend on any of these. It knows nothing of the program but the
// contract.
package patience

import (
	_ "embed"
	"errors"
	"fmt"
	"math/rand/v2"

	"intrigue/rules"
)

//go:embed rules.md
var rulesText string

// cards is how many there are (PAT-1).
const cards = 8

// Game is the patience; the zero value is ready.
type Game struct{}

// About is the set-up page of the patience.
func (Game) About() rules.About {
	return rules.About{
		Key: "patience", Title: "Patience", MinSeats: 1, MaxSeats: 1,
		Blurb:         "Lay cards left or right, and hope for high dice on the left.",
		Credit:        "A game for tests",
		SeatNames:     func(int) []string { return []string{"Player"} },
		Edition:       1,
		Endings:       []rules.Ending{{Key: "done", Title: "All cards laid"}},
		LongestRecord: 2 * cards,
		Rules:         rulesText,
	}
}

// New is a full hand before the first roll.
func (g Game) New(s rules.Setup) (rules.Position, error) {
	_, err := g.About().Complete(s)
	return position{}, err
}

// Actions, in the order of the language.
const (
	die = iota // args: what was rolled
	lay        // args: card, side
)

var language = rules.NewCodec(
	rules.Verb{Name: "die", Args: []rules.Vocabulary{rules.Numbers(1, 6)}},
	rules.Verb{Name: "lay", Args: []rules.Vocabulary{rules.Numbers(0, cards-1), sides}},
)

var sides = rules.List("left", "right")

// position is one moment of the game: a value, copied by assignment.
type position struct {
	laid  uint8 // cards, as bits
	die   int   // 0: to be rolled
	score int
}

// Acting is Luck and the player in turn (PAT-2).
func (p position) Acting() []rules.Seat {
	switch {
	case p.laid == 1<<cards-1:
		return nil
	case p.die == 0:
		return []rules.Seat{rules.Luck}
	}
	return []rules.Seat{0}
}

func (p position) acts(s rules.Seat) bool {
	a := p.Acting()
	return len(a) > 0 && a[0] == s
}

// Choices are the cards that are left, on either side.
func (p position) Choices(s rules.Seat) []rules.Choice {
	if s != 0 || !p.acts(0) {
		return nil
	}
	var all [][2]int
	for c := range cards {
		if p.laid>>c&1 == 0 {
			all = append(all, [2]int{c, 0}, [2]int{c, 1})
		}
	}
	return rules.Choices(all, func(a [2]int) rules.Choice {
		return rules.Choice{Move: language.Text(lay, a[0], a[1]), Path: []string{fmt.Sprint("card.", a[0]), "side." + sides.Word(a[1])}}
	})
}

// After lays a card or takes a roll.
func (p position) After(s rules.Seat, m rules.Move) (rules.Position, error) {
	kind, args, ok := language.Parse(m)
	switch {
	case len(p.Acting()) == 0:
		return nil, errors.New("the patience is over")
	case !p.acts(s):
		return nil, errors.New("that is not this seat's to decide")
	case !ok || (kind == die) != (s == rules.Luck):
		return nil, fmt.Errorf("%.40q is not a move of this game", m)
	case kind == die:
		p.die = args[0]
		return p, nil
	case p.laid>>args[0]&1 != 0:
		return nil, errors.New("this card has been laid")
	}
	p.laid |= 1 << args[0]
	if args[1] == 0 { // PAT-3
		p.score += p.die
	} else {
		p.score += 7 - p.die
	}
	p.die = 0
	return p, nil
}

// Roll rolls the die.
func (p position) Roll(r *rand.Rand) rules.Move { return language.Text(die, 1+r.IntN(6)) }

// Guess is the position itself: nothing is hidden.
func (p position) Guess(rules.Seat, *rand.Rand) rules.Position { return p }

// Outcome is the score (PAT-4).
func (p position) Outcome() rules.Outcome {
	if len(p.Acting()) > 0 {
		return rules.Outcome{}
	}
	return rules.Outcome{Ending: "done", Winners: []rules.Seat{0}, Why: "No card is left.",
		Scores: []rules.Score{{Label: "Dice", Points: []int{p.score}}}}
}

// View is the whole game: nothing is hidden.
type View struct {
	rules.Wordless `json:"-"`
	Laid           []bool // by card
	Die            int    // 0 before the roll
	Score          int
}

// Seen is the same for all.
func (p position) Seen(rules.Seat) rules.View {
	v := View{Laid: make([]bool, cards), Die: p.die, Score: p.score}
	for c := range v.Laid {
		v.Laid[c] = p.laid>>c&1 != 0
	}
	return v
}

// Snapshot is the view for programs, and for rules.Print.
func (v View) Snapshot() any {
	return struct {
		Laid  []bool `json:"laid"`
		Die   int    `json:"die"`
		Score int    `json:"score"`
	}{v.Laid, v.Die, v.Score}
}
