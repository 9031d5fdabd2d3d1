package penny

import (
	"errors"
	"fmt"
	"math/rand/v2"
	"slices"

	"intrigue/rules"
	"intrigue/rules/penny/core/box"
)

// position is one moment of one game. It is never changed in place.
type position struct {
	core
	game    *game
	options rules.Options
}

// Game is the game of Penny Dreadfun; the zero value is ready.
type Game struct{}

// New is the moment before the heroes are chosen. See About for the options.
func (Game) New(s rules.Setup) (rules.Position, error) {
	s, err := (Game{}).About().Complete(s)
	if err != nil {
		return nil, err
	}
	m := box.Mode(slices.Index(box.ModeKeys(), s.Options["mode"]))
	g := newGame(box.Edition(s.Edition), m, s.Seats)
	p := &position{core: g.start(), game: g, options: s.Options}
	p.run(g)
	return p, nil
}

// Acting is Luck while the machine wants a draw, else the seat that is asked.
func (p *position) Acting() []rules.Seat {
	switch p.need {
	case luck:
		return []rules.Seat{rules.Luck}
	case decision:
		return []rules.Seat{rules.Seat(p.asked())}
	}
	return nil
}

// Choices lists the legal moves of the seat that is asked.
func (p *position) Choices(s rules.Seat) []rules.Choice {
	if p.need != decision || s < 0 || int8(s) != p.asked() {
		return nil
	}
	return p.core.choices(p.game)
}

func (c *core) choices(g *game) []rules.Choice {
	var buf [mostSteps]step
	return rules.Choices(c.list(g, buf[:0]), g.text, func(s step) []string { return c.path(g, s) })
}

// Roll draws what Luck draws.
func (p *position) Roll(r *rand.Rand) rules.Move { return p.lot(p.game, r) }

// After plays a move. The refusal of a move that reads well says which rule it
// breaks.
func (p *position) After(seat rules.Seat, m rules.Move) (rules.Position, error) {
	switch {
	case p.need == nothing:
		return nil, errors.New("the game is over")
	case p.need == luck && seat != rules.Luck:
		return nil, errors.New("first the cards are drawn")
	case p.need == decision && (seat < 0 || int8(seat) != p.asked()):
		return nil, errors.New("that is not this seat's to decide")
	}
	n := *p
	if p.need == luck {
		if err := n.read(p.game, m); err != nil {
			return nil, err
		}
		n.run(p.game)
		return &n, nil
	}
	s, ok := p.game.parse(m)
	if !ok {
		return nil, fmt.Errorf("%q is not a move of this game", m)
	}
	if !p.legal(p.game, s) {
		return nil, errors.New(p.see().refuse(s).Text)
	}
	n.do(p.game, s)
	n.last = s
	n.run(p.game)
	return &n, nil
}

// Seen is the same for everybody: hands lie open, and a deck has no order before it
// is drawn from (see Luck).
func (p *position) Seen(rules.Seat) rules.View { return p.see() }

// Guess is the position itself, since nobody knows less than another.
func (p *position) Guess(rules.Seat, *rand.Rand) rules.Position { return p }

// Reveals reports moves that turn something over, so that they are not taken back
// without asking: the answer to an event shows its result.
func (p *position) Reveals(_ rules.Seat, m rules.Move) bool {
	s, ok := p.game.parse(m)
	return ok && p.need == decision && p.now().op == opEvent && s.verb == vOption
}

// Pieces counts what is in the box, wherever it lies.
func (p *position) Pieces() map[string]int {
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

// Outcome tells how the game ended.
func (p *position) Outcome() rules.Outcome { return p.see().outcome() }

// Tell puts a move that is about to be made into words; everybody hears the same.
func (p *position) Tell(e rules.Entry, _ rules.Seat) rules.Told { return p.see().told(e) }
