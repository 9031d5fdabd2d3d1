package toy

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"

	"intrigue/rules"
)

// Duel lets two seats choose a number in secret, three times over; the higher
// number takes the round. The choices count as simultaneous, so they are a
// sequence: the first seat chooses, nobody else learns what, and when the second
// has chosen both numbers lie open. With Bows the loser of a round, or the first
// seat after a draw, bows or nods: a decision that is taken openly.
type Duel struct {
	More map[string]rules.Bot
	Bows bool
}

// About describes the duel.
func (Duel) About() rules.About {
	return rules.About{
		Key: "duel", Title: "Duel", MinSeats: 2, MaxSeats: 2,
		SeatNames: func(n int) []string { return numbered("Duellist", n) },
		Secret:    true, Edition: 1,
		Levels:        levels,
		Endings:       []rules.Ending{{Key: "done", Title: "Done"}},
		LongestRecord: 9,
	}
}

// Bot is a random player, or one handed in.
func (g Duel) Bot(level string) (rules.Bot, error) { return bot(g.More, level) }

// New is two empty hands.
func (g Duel) New(setup rules.Setup) (rules.Position, error) {
	seats, o := setup.Seats, setup.Options
	if setup.Edition < 0 || setup.Edition > 1 {
		return nil, fmt.Errorf("there is no edition %d", setup.Edition)
	}
	if seats != 2 {
		return nil, fmt.Errorf("a duel is for two")
	}
	if _, err := rules.Complete(nil, o); err != nil {
		return nil, err
	}
	return duel{bows: g.Bows, bowing: rules.Public}, nil
}

type duel struct {
	chosen [2]int // 0: not yet
	wins   [2]int
	round  int
	bows   bool
	bowing rules.Seat // who has to bow, or Public
}

// Openly reports that a bow needs no secret.
func (p duel) Openly(s rules.Seat) bool { return s == p.bowing }

// Acting is the seat that has to bow, else the first that has not chosen.
func (p duel) Acting() []rules.Seat {
	if p.bowing != rules.Public {
		return []rules.Seat{p.bowing}
	}
	for s := range p.chosen {
		if p.round < 3 && p.chosen[s] == 0 {
			return []rules.Seat{rules.Seat(s)}
		}
	}
	return nil
}

// Choices are the numbers 1 to 3.
func (p duel) Choices(s rules.Seat) []rules.Choice {
	if !slices.Contains(p.Acting(), s) {
		return nil
	}
	var cs []rules.Choice
	if s == p.bowing {
		for _, m := range []rules.Move{"bow", "nod"} {
			cs = append(cs, rules.Choice{Move: m, Path: []string{"choice." + string(m)}})
		}
		return cs
	}
	for n := 1; n <= 3; n++ {
		cs = append(cs, rules.Choice{Move: rules.Move(fmt.Sprintf("choose %d", n)), Path: []string{fmt.Sprintf("number.%d", n)}})
	}
	return cs
}

// After notes a number, and compares when both are chosen.
func (p duel) After(s rules.Seat, m rules.Move) (rules.Position, error) {
	if _, ok := rules.Choose(p.Choices(s), m); !ok {
		return nil, refuse(m)
	}
	if s == p.bowing {
		p.bowing = rules.Public
		return p, nil
	}
	fmt.Sscanf(string(m), "choose %d", &p.chosen[s])
	if p.chosen[0] != 0 && p.chosen[1] != 0 {
		for s := range 2 {
			if p.chosen[s] > p.chosen[1-s] {
				p.wins[s]++
				p.bowing = rules.Seat(1 - s)
			}
		}
		if p.chosen[0] == p.chosen[1] {
			p.bowing = 0
		}
		if !p.bows {
			p.bowing = rules.Public
		}
		p.chosen = [2]int{}
		p.round++
	}
	return p, nil
}

// Roll is never asked.
func (p duel) Roll(*rand.Rand) rules.Move { return "" }

// Seen hides the other's number.
func (p duel) Seen(by rules.Seat) rules.View {
	var b strings.Builder
	fmt.Fprintf(&b, "by %d\nround %d\nwins %v\n", by, p.round, p.wins)
	if by >= 0 && p.chosen[by] != 0 {
		fmt.Fprintf(&b, "secret of %d: %d\n", by, p.chosen[by])
	}
	return Text(b.String())
}

// Guess draws the other's number anew.
func (p duel) Guess(by rules.Seat, r *rand.Rand) rules.Position {
	for s := range p.chosen {
		if rules.Seat(s) != by && p.chosen[s] != 0 {
			p.chosen[s] = 1 + pick(r, 3)
		}
	}
	return p
}

// Tell hides the number that was chosen.
func (p duel) Tell(e rules.Entry, by rules.Seat) rules.Told {
	if e.Seat == by || p.bowing != rules.Public {
		return rules.Told{Text: string(e.Move)}
	}
	return rules.Told{Text: fmt.Sprintf("Duellist %d has chosen.", e.Seat+1)}
}

// Outcome is the higher number of rounds.
func (p duel) Outcome() rules.Outcome {
	if p.round < 3 || p.bowing != rules.Public {
		return rules.Outcome{}
	}
	o := rules.Outcome{Ending: "done", Why: "Three rounds are over."}
	for s := range 2 {
		if p.wins[s] > p.wins[1-s] {
			o.Winners = []rules.Seat{rules.Seat(s)}
		}
	}
	return o
}
