package estoril

import (
	"errors"
	"fmt"
	"math/rand/v2"

	"intrigue/rules"
)

// Position is one moment of one game. It is never changed in place.
type Position struct {
	State
}

// Game is the game of Estoril; the zero value is ready.
type Game struct{}

// New is the moment before the first roll. See About for the options.
func (Game) New(s rules.Setup) (rules.Position, error) {
	if s.Seats < 2 || s.Seats > 4 {
		return nil, fmt.Errorf("the evening in Estoril has 2 to 4 players, not %d", s.Seats) // EST-1
	}
	if s.Edition < 0 || s.Edition > edition {
		return nil, fmt.Errorf("there is no edition %d of Estoril", s.Edition)
	}
	all, err := rules.Complete(questions(), s.Options)
	if err != nil {
		return nil, err
	}
	var on uint8
	if all["missions"] == "secret" {
		on |= SecretMissions
	}
	if all["agenda"] == "on" {
		on |= Agendas
	}
	if all["scoring"] == "63" {
		on |= SixThree
	}
	return &Position{newCore(s.Seats, on)}, nil
}

// Acting is the one seat that decides.
func (p *Position) Acting() []rules.Seat {
	switch {
	case p.Stage == StageOver:
		return nil
	case p.Chance():
		return []rules.Seat{rules.Luck}
	}
	return []rules.Seat{rules.Seat(p.Seat)}
}

// acts reports whether a seat decides now.
func (p *Position) acts(s rules.Seat) bool {
	a := p.Acting()
	return len(a) > 0 && a[0] == s
}

// Choices lists the legal moves of the acting seat.
func (p *Position) Choices(s rules.Seat) []rules.Choice {
	if s == rules.Luck || !p.acts(s) {
		return nil
	}
	return p.choices()
}

// Roll draws what Luck deals or rolls, or takes the one step the table takes itself.
func (p *Position) Roll(r *rand.Rand) rules.Move { return p.Text(p.Luck(r)) }

// After plays a move. The refusal of a move that reads well says which rule it breaks.
func (p *Position) After(seat rules.Seat, m rules.Move) (rules.Position, error) {
	if p.Stage == StageOver {
		return nil, errors.New("the game is over")
	}
	if !p.acts(seat) {
		return nil, fmt.Errorf("it is not the turn of %s", seatName(seat))
	}
	s, ok := p.Parse(m)
	if !ok {
		return nil, fmt.Errorf("%.40q is not a move that can be made here", m)
	}
	if seat == rules.Luck {
		if !p.fortune(s) {
			return nil, fmt.Errorf("%.40q cannot happen now", m)
		}
	} else if !p.Legal(s) {
		return nil, errors.New(p.see(seat).refusal(s))
	}
	n := *p
	n.Do(s)
	return &n, nil
}

// Openly reports whether a decision needs nothing that only its seat knows, so that
// no curtain falls: using a symbol and giving a tile up at Hell's Mouth are talked
// about over open boards, placing, looking, keeping and discarding are not.
func (p *Position) Openly(rules.Seat) bool { return p.openly() }

func (c *State) openly() bool { return c.Stage == StageAbility || c.Stage == StageLose }

// Beats lets people watch the evening, step by step.
func (p *Position) Beats() int {
	switch p.Stage {
	case StageOpen, StageDice, StageHome:
		return 2
	case StageAward:
		return 4
	}
	return 0
}

// Private reports whether a move is a look: its seat alone sees a face.
func (p *Position) Private(_ rules.Seat, m rules.Move) bool {
	s, ok := p.Parse(m)
	return ok && s.Kind == LookAt
}

// Pieces counts the tiles, missions and cubes, wherever they are.
func (p *Position) Pieces() map[string]int {
	n := map[string]int{}
	tiles := p.Lost
	for s := range p.Seats {
		tiles |= p.Hand[s] | p.Chosen[s] | p.Discards[s]
		n["cubes"] += int(p.Cubes[s]) + p.Mine[s].Count()
	}
	for _, t := range p.On {
		tiles |= 1 << t
	}
	tiles |= 1 << p.Drawn
	for t := Tile(1); t <= lastTile; t++ {
		if tiles.Has(t) {
			n[t.kind()]++
		}
	}
	for range p.Pile.Len() {
		n["recruits"]++
	}
	return n
}

// kind is what a tile is counted as.
func (t Tile) kind() string {
	if t <= starters {
		return "starters"
	}
	return "recruits"
}
