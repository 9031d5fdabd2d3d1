package penny

import (
	"errors"
	"fmt"
	"math/rand/v2"

	"intrigue/rules"
	"intrigue/rules/penny/core/box"
)

// moment is a moment of one game: the state, and what it is played with.
type moment struct {
	core
	game *game
}

// begin is the moment before the heroes are chosen.
func begin(edition int, m box.Mode, seats int) moment {
	g := newGame(box.Edition(edition), m, seats)
	p := moment{g.start(), g}
	p.run(g)
	return p
}

// Acting is Luck while the machine wants a draw, else the seat that is asked.
func (p *moment) Acting() []rules.Seat {
	switch p.need {
	case luck:
		return []rules.Seat{rules.Luck}
	case decision:
		return []rules.Seat{rules.Seat(p.asked())}
	}
	return nil
}

// Choices lists the legal moves of the seat that is asked.
func (p *moment) Choices(s rules.Seat) []rules.Choice {
	if p.need != decision || s < 0 || int8(s) != p.asked() {
		return nil
	}
	return p.choices(p.game)
}

func (c *core) choices(g *game) []rules.Choice {
	var buf [mostSteps]step
	return rules.Choices(c.list(g, buf[:0]), g.text, func(s step) []string { return c.path(g, s) })
}

// Roll draws what Luck draws.
func (p *moment) Roll(r *rand.Rand) rules.Move { return p.lot(p.game, r) }

// illegal is the error of a move that reads well and is not legal.
type illegal struct{ step step }

func (illegal) Error() string { return "that is not legal now" }

// next is the moment after a move.
func (p *moment) next(seat rules.Seat, m rules.Move) (moment, error) {
	n := *p
	switch {
	case p.need == nothing:
		return n, errors.New("the game is over")
	case p.need == luck && seat != rules.Luck:
		return n, errors.New("first the cards are drawn")
	case p.need == decision && (seat < 0 || int8(seat) != p.asked()):
		return n, errors.New("that is not this seat's to decide")
	case p.need == luck:
		if err := n.read(p.game, m); err != nil {
			return n, err
		}
	default:
		s, ok := p.game.parse(m)
		if !ok {
			return n, fmt.Errorf("%q is not a move of this game", m)
		}
		if !p.legal(p.game, s) {
			return n, illegal{s}
		}
		n.do(p.game, s)
		n.last = s
	}
	n.run(p.game)
	return n, nil
}

// Reveals reports moves that turn something over, so that they are not taken back
// without asking: the answer to an event shows its result.
func (p *moment) Reveals(_ rules.Seat, m rules.Move) bool {
	s, ok := p.game.parse(m)
	return ok && p.need == decision && p.now().op == opEvent && s.verb == vOption
}

// Pieces counts what is in the box, wherever it lies.
func (p *moment) Pieces() map[string]int {
	n := map[string]int{"portals": int(p.closed + p.unused), "trophies": int(p.trophies)}
	c, g := &p.core, p.game
	zones := []box.Set{c.box, c.shopOff, c.twos, c.threes, c.demonic, c.items}
	for h := range c.seats {
		q := &c.players[h]
		zones = append(zones, q.deck, q.hand, q.pool, q.pile, q.aside, q.foes)
		for i := range q.slot {
			n["trophies"] += int(q.slot[i].trophies)
			if k := q.slot[i].card; k != box.NoCard && k < box.Deckable {
				zones = append(zones, box.Set{})
				zones[len(zones)-1].Add(k)
			}
		}
		if q.who != box.NoHero && int(q.level) < c.mode.QuestLevels() {
			for l := int(q.level) + 1; l < c.mode.QuestLevels(); l++ {
				n["cards"]++ // quests that are not open yet
			}
		}
		n["heroes"]++
	}
	for i := range zones {
		n["cards"] += zones[i].Count()
	}
	for _, row := range [][4]box.Card{c.shopRow, c.enemyRow} {
		for _, k := range row {
			if k != box.NoCard {
				n["cards"]++
			}
		}
	}
	n["cards"] += c.shop.Len() + c.enemies.Len()
	for i := range g.mode.Portals {
		if c.portals>>i&1 != 0 {
			n["portals"]++
		}
	}
	return n
}
