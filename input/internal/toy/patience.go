package toy

import (
	"fmt"
	"math/rand/v2"

	"intrigue/rules"
)

const cards = 8

// Patience is a solitaire: Luck deals a die, the only seat lays one of eight
// cards left or right, and so on until no card is left.
type Patience struct {
	More map[string]rules.Bot
}

// About describes the patience.
func (Patience) About() rules.About {
	return rules.About{
		Key: "patience", Title: "Patience", MinSeats: 1, MaxSeats: 1,
		SeatNames:     func(n int) []string { return numbered("Player", n) },
		Edition:       1,
		Levels:        levels,
		Endings:       []rules.Ending{{Key: "done", Title: "Done"}},
		LongestRecord: 2 * cards,
	}
}

// Bot is a random player, or one handed in.
func (g Patience) Bot(level string) (rules.Bot, error) { return bot(g.More, level) }

// New is a full hand.
func (Patience) New(setup rules.Setup) (rules.Position, error) {
	seats, o := setup.Seats, setup.Options
	if setup.Edition < 0 || setup.Edition > 1 {
		return nil, fmt.Errorf("there is no edition %d", setup.Edition)
	}
	if seats != 1 {
		return nil, fmt.Errorf("a patience is for one")
	}
	if _, err := rules.Complete(nil, o); err != nil {
		return nil, err
	}
	return patience{}, nil
}

type patience struct {
	laid  uint8
	die   int // 0: to be rolled
	score int
}

func (p patience) over() bool { return p.laid == 1<<cards-1 }

// Acting is Luck and the person in turn.
func (p patience) Acting() []rules.Seat {
	switch {
	case p.over():
		return nil
	case p.die == 0:
		return []rules.Seat{rules.Luck}
	}
	return []rules.Seat{0}
}

// Choices are the cards left, and two sides.
func (p patience) Choices(s rules.Seat) []rules.Choice {
	if s != 0 || p.over() || p.die == 0 {
		return nil
	}
	var cs []rules.Choice
	for c := range cards {
		if p.laid&(1<<c) == 0 {
			for _, side := range []string{"left", "right"} {
				cs = append(cs, rules.Choice{
					Move: rules.Move(fmt.Sprintf("lay %d %s", c, side)),
					Path: []string{fmt.Sprintf("card.%d", c), "side." + side},
				})
			}
		}
	}
	return sorted(cs)
}

// After lays a card or takes a roll.
func (p patience) After(s rules.Seat, m rules.Move) (rules.Position, error) {
	var n int
	if s == rules.Luck && !p.over() && p.die == 0 {
		if _, err := fmt.Sscanf(string(m), "die %d", &n); err != nil || n < 1 || n > 6 || m != rules.Move(fmt.Sprintf("die %d", n)) {
			return nil, refuse(m)
		}
		p.die = n
		return p, nil
	}
	if _, ok := rules.Choose(p.Choices(s), m); !ok {
		return nil, refuse(m)
	}
	fmt.Sscanf(string(m), "lay %d", &n)
	p.laid |= 1 << n
	p.score += p.die
	p.die = 0
	return p, nil
}

// Roll rolls a die.
func (p patience) Roll(r *rand.Rand) rules.Move {
	return rules.Move(fmt.Sprintf("die %d", 1+pick(r, 6)))
}

// Seen is everything: nothing is hidden.
func (p patience) Seen(rules.Seat) rules.View {
	return Text(fmt.Sprintf("laid %08b\ndie %d\nscore %d\n", p.laid, p.die, p.score))
}

// Guess is the position itself.
func (p patience) Guess(rules.Seat, *rand.Rand) rules.Position { return p }

// Outcome is the score.
func (p patience) Outcome() rules.Outcome {
	if !p.over() {
		return rules.Outcome{}
	}
	return rules.Outcome{Ending: "done", Winners: []rules.Seat{0}, Why: "No card is left.",
		Scores: []rules.Score{{Label: "Dice", Points: []int{p.score}}}}
}
