package duel

import (
	"errors"
	"fmt"
	"math/rand/v2"

	"intrigue/rules"
)

// rounds is how many there are (DUE-1), and highest the highest number (DUE-2).
const rounds, highest = 3, 3

// Actions, in the order of the language.
const (
	choose = iota // args: the number
	bow
	nod
)

var language = rules.NewCodec(
	rules.Verb{Name: "choose", Args: []rules.Vocabulary{rules.Numbers(1, highest)}},
	rules.Verb{Name: "bow"},
	rules.Verb{Name: "nod"},
)

// position is one moment of one duel: a value, copied by assignment.
type position struct {
	chosen [2]int // 0: not yet
	last   [2]int // the numbers of the round before: they lie open
	wins   [2]int
	round  int // rounds that are over
	bows   bool
	manner string     // of the last loser: "", "bow" or "nod"
	bowing rules.Seat // who bows or nods now; Public for nobody
}

// Acting is who has to bow, else the first who has not chosen (DUE-3).
func (p position) Acting() []rules.Seat {
	switch {
	case p.bowing != rules.Public:
		return []rules.Seat{p.bowing}
	case p.round == rounds:
		return nil
	case p.chosen[0] == 0:
		return []rules.Seat{0}
	}
	return []rules.Seat{1}
}

func (p position) acts(s rules.Seat) bool {
	a := p.Acting()
	return len(a) > 0 && a[0] == s
}

// Choices are the numbers, or the two ways to take a defeat.
func (p position) Choices(s rules.Seat) []rules.Choice {
	if !p.acts(s) {
		return nil
	}
	return rules.Choices(p.actions(), func(a action) rules.Choice {
		return rules.Choice{Move: a.text(), Path: a.path(), Open: s == p.bowing} // a bow needs no secret
	})
}

func (p position) actions() []action {
	if p.bowing != rules.Public {
		return []action{{bow, 0}, {nod, 0}}
	}
	var all []action
	for n := 1; n <= highest; n++ {
		all = append(all, action{choose, n})
	}
	return all
}

// action is a move with its number.
type action struct{ kind, number int }

func (a action) text() rules.Move { return language.Text(a.kind, a.number) }

func (a action) path() []string {
	switch a.kind {
	case bow:
		return []string{"choice.bow"}
	case nod:
		return []string{"choice.nod"}
	}
	return []string{fmt.Sprint("number.", a.number)}
}

// After plays a move.
func (p position) After(s rules.Seat, m rules.Move) (rules.Position, error) {
	kind, args, ok := language.Parse(m)
	switch {
	case len(p.Acting()) == 0:
		return nil, errors.New("the duel is over")
	case !p.acts(s):
		return nil, errors.New("the other duellist decides now")
	case !ok:
		return nil, fmt.Errorf("%.40q is not a move of this game", m)
	case (kind == choose) != (p.bowing == rules.Public):
		return nil, errors.New(p.view(s).refusal().Text)
	}
	p.play(action{kind, args[0]})
	return p, nil
}

// play plays a legal action of the acting seat; the second number ends a round (DUE-4), and lets its
// loser bow (DUE-5).
func (p *position) play(a action) {
	if a.kind != choose {
		p.bowing, p.manner = rules.Public, string(a.text())
		return
	}
	if p.chosen[0] == 0 {
		p.chosen[0] = a.number
		return
	}
	p.chosen[1] = a.number
	for s := range 2 {
		if p.chosen[s] > p.chosen[1-s] {
			p.wins[s]++
			if p.bows {
				p.bowing = rules.Seat(1 - s)
			}
		}
	}
	p.last, p.chosen = p.chosen, [2]int{}
	p.round++
}

// Roll is never asked: there is no luck in a duel.
func (p position) Roll(*rand.Rand) rules.Move { return "" }

// Guess draws the other's number anew.
func (p position) Guess(by rules.Seat, r *rand.Rand) rules.Position {
	for s := range p.chosen {
		if rules.Seat(s) != by && p.chosen[s] != 0 {
			p.chosen[s] = 1 + r.IntN(highest)
		}
	}
	return p
}

// Outcome counts the rounds (DUE-6).
func (p position) Outcome() rules.Outcome {
	if len(p.Acting()) > 0 {
		return rules.Outcome{}
	}
	o := rules.Outcome{Ending: "won", Scores: []rules.Score{{Label: "Rounds", Points: p.wins[:]}}}
	switch {
	case p.wins[0] > p.wins[1]:
		o.Winners, o.Why = []rules.Seat{0}, "First took more rounds."
	case p.wins[1] > p.wins[0]:
		o.Winners, o.Why = []rules.Seat{1}, "Second took more rounds."
	default:
		o.Ending, o.Why = "drawn", "Both took as many rounds."
	}
	return o
}
