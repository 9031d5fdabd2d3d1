package cardinal

import (
	"errors"
	"fmt"
	"math/rand/v2"
	"slices"

	"intrigue/rules"
)

// position is one moment of one game. It is never changed in place.
type position struct {
	state
	castle  *castle
	options rules.Options
}

// Game is the game of Cardinal; the zero value is ready.
type Game struct{}

// New is the moment before the deal. See About for the options.
func (Game) New(setup rules.Setup) (rules.Position, error) {
	if setup.Seats != 1 {
		return nil, fmt.Errorf("this is a game for one, not for %d", setup.Seats) // CAR-1
	}
	all, err := rules.Complete(questions(), setup.Options)
	if err != nil {
		return nil, err
	}
	if setup.Edition < 0 || setup.Edition > 1 {
		return nil, fmt.Errorf("there is no edition %d of Cardinal", setup.Edition)
	}
	return &position{castle: &castle{}, options: all}, nil
}

// Acting is Luck for the deal, then the one player until the end.
func (p *position) Acting() []rules.Seat {
	switch p.stage {
	case StageDeal:
		return []rules.Seat{rules.Luck}
	case StageOver:
		return nil
	}
	return []rules.Seat{0}
}

func (p *position) acts(s rules.Seat) bool { return slices.Contains(p.Acting(), s) }

// Choices lists the legal moves of the player.
func (p *position) Choices(s rules.Seat) []rules.Choice {
	if s != 0 || !p.acts(s) {
		return nil
	}
	return p.state.choices(p.castle)
}

func (c *state) choices(k *castle) []rules.Choice {
	var buf [mostActions]action
	return rules.Choices(c.actions(k, buf[:0]), action.text, c.path)
}

// Roll deals the castle.
func (p *position) Roll(r *rand.Rand) rules.Move { return roll(r) }

// After plays a move. The refusal of a move that reads well says which rule it breaks.
func (p *position) After(seat rules.Seat, m rules.Move) (rules.Position, error) {
	switch {
	case p.stage == StageOver:
		return nil, errors.New("the game is over")
	case !p.acts(seat):
		return nil, errors.New("that is not this seat's to decide")
	case p.stage == StageDeal:
		return p.dealt(m)
	}
	s, ok := parse(m)
	if !ok {
		return nil, fmt.Errorf("%q is not a move of this game", m)
	}
	if !p.legal(p.castle, s) {
		return nil, errors.New(p.see().refusal(s).Text)
	}
	n := *p
	n.do(p.castle, s)
	return &n, nil
}

func (p *position) dealt(m rules.Move) (rules.Position, error) {
	k, err := lay(m)
	if err != nil {
		return nil, err
	}
	k.ownOnly, k.closed = p.options["tunnel"] == "own", p.options["supply"] == "closed"
	return &position{state: begin(k), castle: k, options: p.options}, nil
}

// Seen is the same for everybody: nothing is hidden (CAR-9).
func (p *position) Seen(rules.Seat) rules.View { return p.see() }

// Guess is the position itself, since nothing is hidden.
func (p *position) Guess(rules.Seat, *rand.Rand) rules.Position { return p }

// Pieces counts what is in the box: guards wherever they are (CAR-60), musketeers
// and chambers.
func (p *position) Pieces() map[string]int {
	if p.stage == StageDeal { // all of it lies in the bag
		n := map[string]int{"chamber": 24, "musketeer": suits}
		for _, s := range Suits() {
			n["guard."+s.String()] = 6
		}
		return n
	}
	n := map[string]int{}
	for c := range Cell(cells) {
		if s := p.castle.suit[c]; s != NoSuit {
			n["chamber"]++
			if p.guards>>c&1 != 0 {
				n["guard."+s.String()]++
			}
		}
	}
	for e := range Edge(edges) {
		if p.rim>>e&1 != 0 {
			n["guard."+p.castle.post[e].String()]++
		}
	}
	for _, s := range Suits() {
		n["guard."+s.String()] += int(p.supply[s]) + int(p.beaten[s])
		if out := (p.escaped|p.killed)>>s&1 != 0; out == (p.at[s] >= cells) {
			n["musketeer"]++
		}
	}
	return n
}
