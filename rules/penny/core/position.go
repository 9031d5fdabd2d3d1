package core

import (
	"errors"
	"fmt"
	"math/rand/v2"
	"slices"

	"intrigue/rules"
	"intrigue/rules/penny/core/box"
)

// Position is a moment of one game: the state, and what it is played with.
type Position struct {
	State
	Game *Game
}

// Begin returns the moment before the heroes are chosen.
func Begin(g *Game) Position {
	p := Position{g.start(), g}
	p.Run(g)
	return p
}

// Acting returns Luck while the machine wants a draw, else the seat that is asked.
func (p *Position) Acting() []rules.Seat {
	switch p.Wait {
	case Luck:
		return []rules.Seat{rules.Luck}
	case Decision:
		return []rules.Seat{rules.Seat(p.Asked())}
	}
	return nil
}

// Choices lists the legal moves of the seat that is asked.
func (p *Position) Choices(s rules.Seat) []rules.Choice {
	if p.Wait != Decision || s < 0 || int8(s) != p.Asked() {
		return nil
	}
	return p.choices(p.Game)
}

func (c *State) choices(g *Game) []rules.Choice {
	var buf [MostActions]Action
	return rules.Choices(c.Actions(g, buf[:0]), func(a Action) rules.Choice {
		return rules.Choice{Move: g.Text(a), Path: c.Path(g, a)}
	})
}

// Roll draws what Luck draws.
func (p *Position) Roll(r *rand.Rand) rules.Move { return p.rollMove(p.Game, r) }

// Illegal is the error of a move that reads well and is not legal.
type Illegal struct{ Action Action }

func (Illegal) Error() string { return "that is not legal now" }

// Next returns the moment after a move.
func (p *Position) Next(seat rules.Seat, m rules.Move) (Position, error) {
	n := *p
	switch {
	case p.Wait == Nothing:
		return n, errors.New("the game is over")
	case p.Wait == Luck && seat != rules.Luck:
		return n, errors.New("first the cards are drawn")
	case p.Wait == Decision && (seat < 0 || int8(seat) != p.Asked()):
		return n, errors.New("that is not this seat's to decide")
	case p.Wait == Luck:
		if err := n.playDraw(p.Game, m); err != nil {
			return n, err
		}
	default:
		a, ok := p.Game.Parse(m)
		if !ok {
			return n, fmt.Errorf("%q is not a move of this game", m)
		}
		if !p.Legal(p.Game, a) {
			return n, Illegal{a}
		}
		n.Do(p.Game, a)
		n.Last = a
	}
	n.Run(p.Game)
	return n, nil
}

// Reveals reports moves that turn something over, so that they are not taken back
// without asking: the answer to an event shows its result.
func (p *Position) Reveals(_ rules.Seat, m rules.Move) bool {
	a, ok := p.Game.Parse(m)
	return ok && p.Wait == Decision && p.Top().Kind == EffectEvent && a.Kind == Option
}

// Pieces counts what is in the box, wherever it lies.
func (p *Position) Pieces() map[string]int {
	n := map[string]int{"portals": int(p.Closed + p.UnusedPortals), "trophies": int(p.Trophies)}
	c := &p.State
	zones := []box.Set{c.Unused, c.ShopOff, c.Twos, c.Threes, c.Demonic, c.Items}
	for h := range c.Seats {
		q := &c.Players[h]
		zones = append(zones, q.Deck, q.Hand, q.Pool, q.Pile, q.Aside, q.Foes)
		for i := range q.Slot {
			n["trophies"] += int(q.Slot[i].Trophies)
			if k := q.Slot[i].Card; k != box.NoCard && k < box.Deckable {
				n["cards"]++
			}
		}
		if q.Who != box.NoHero {
			n["cards"] += max(c.Mode.QuestLevels()-int(q.Level)-1, 0) // quests that are not open yet
		}
		n["heroes"]++
	}
	for _, zone := range zones {
		n["cards"] += zone.Count()
	}
	for _, k := range slices.Concat(c.ShopRow[:], c.EnemyRow[:]) {
		if k != box.NoCard {
			n["cards"]++
		}
	}
	n["cards"] += c.Shop.Len() + c.Enemies.Len()
	n["portals"] += c.PortalsLeft()
	return n
}
