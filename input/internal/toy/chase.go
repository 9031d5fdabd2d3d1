package toy

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"

	"intrigue/rules"
)

const (
	ring   = 12 // places in a circle
	rounds = 8
)

// Chase is a fox (seat 0, hidden) on a ring of twelve places, and hounds that
// are allied. Luck hides the fox and rolls before every round how far all may
// go. Each round the fox moves, then every hound once, in any order: the seat of
// the lowest hound that has not moved decides which one it is. The fox shows
// himself in every third round.
type Chase struct {
	More map[string]rules.Bot // further bots, by level
}

// About describes the chase.
func (Chase) About() rules.About {
	return rules.About{
		Key: "chase", Title: "Chase", MinSeats: 2, MaxSeats: 5,
		SeatNames: func(n int) []string { return append([]string{"Fox"}, numbered("Hound", n-1)...) },
		Sides: func(n int) []rules.Side {
			hounds := rules.Side{Name: "the hounds"}
			for s := 1; s < n; s++ {
				hounds.Seats = append(hounds.Seats, rules.Seat(s))
			}
			return []rules.Side{{Name: "the fox", Seats: []rules.Seat{0}, Wide: true}, hounds}
		},
		Secret: true, Edition: 1,
		Options:       []rules.Option{rules.Ask("wind", "Wind", "Which way it blows.", "east", "East", "west", "West")},
		Levels:        levels,
		Endings:       []rules.Ending{{Key: "caught", Title: "Caught"}, {Key: "away", Title: "Away"}},
		LongestRecord: 2 + rounds*7,
	}
}

// Bot is a random player, or one handed in.
func (c Chase) Bot(level string) (rules.Bot, error) { return bot(c.More, level) }

// New is a ring without a fox; Luck hides him first.
func (c Chase) New(setup rules.Setup) (rules.Position, error) {
	seats, o := setup.Seats, setup.Options
	if setup.Edition < 0 || setup.Edition > 1 {
		return nil, fmt.Errorf("there is no edition %d", setup.Edition)
	}
	if seats < 2 || seats > 5 {
		return nil, fmt.Errorf("the chase is for 2 to 5")
	}
	if _, err := rules.Complete(c.About().Options, o); err != nil {
		return nil, err
	}
	p := chase{seats: seats, fox: -1, moved: 1<<(seats-1) - 1}
	for h := range seats - 1 {
		p.hounds[h] = h
	}
	return p, nil
}

type chase struct {
	seats  int
	fox    int
	maybe  uint16 // where the hounds know he may be
	hounds [4]int
	moved  uint8 // hounds that have moved this round
	speed  int   // 0: Luck has yet to roll
	foxed  bool  // the fox has moved this round
	round  int
	caught bool
}

func (p chase) over() bool { return p.caught || p.round > rounds }

func (p chase) hound() int {
	for h := range p.seats - 1 {
		if p.moved&(1<<h) == 0 {
			return h
		}
	}
	return -1
}

// Acting is Luck, the fox, or the lowest hound that has not moved.
func (p chase) Acting() []rules.Seat {
	switch {
	case p.over():
		return nil
	case p.fox < 0 || p.speed == 0:
		return []rules.Seat{rules.Luck}
	case !p.foxed:
		return []rules.Seat{0}
	}
	return []rules.Seat{rules.Seat(p.hound() + 1)}
}

// Choices name the piece, the place and the gait: walking or running.
func (p chase) Choices(s rules.Seat) []rules.Choice {
	var cs []rules.Choice
	if !slices.Contains(p.Acting(), s) || s < 0 {
		return nil
	}
	add := func(piece string, from int) {
		for _, d := range []int{-p.speed, 0, p.speed} {
			to := (from + d + ring) % ring
			gaits := []string{"walk"}
			if d != 0 {
				gaits = append(gaits, "run")
			}
			for _, g := range gaits {
				cs = append(cs, rules.Choice{
					Move: rules.Move(fmt.Sprintf("%s %d %s", piece, to, g)),
					Path: []string{piece, fmt.Sprintf("place.%d", to), "gait." + g},
				})
			}
		}
	}
	if s == 0 {
		add("fox", p.fox)
		return sorted(cs)
	}
	for h := range p.seats - 1 {
		if p.moved&(1<<h) == 0 {
			add(fmt.Sprintf("hound.%d", h+1), p.hounds[h])
		}
	}
	return sorted(cs)
}

// After plays a move.
func (p chase) After(s rules.Seat, m rules.Move) (rules.Position, error) {
	if s == rules.Luck {
		return p.luck(m)
	}
	if _, ok := rules.Choose(p.Choices(s), m); !ok {
		return nil, refuse(m)
	}
	var piece, gait string
	var to int
	if _, err := fmt.Sscan(string(m), &piece, &to, &gait); err != nil {
		return nil, refuse(m)
	}
	if piece == "fox" {
		p.fox, p.foxed = to, true
		var maybe uint16
		for i := range ring {
			if p.maybe&(1<<i) != 0 {
				for _, d := range []int{-p.speed, 0, p.speed} {
					maybe |= 1 << ((i + d + ring) % ring)
				}
			}
		}
		if p.maybe = maybe; p.shows() {
			p.maybe = 1 << p.fox
		}
		return p, nil
	}
	var h int
	if _, err := fmt.Sscanf(piece, "hound.%d", &h); err != nil {
		return nil, refuse(m)
	}
	p.hounds[h-1] = to
	p.moved |= 1 << (h - 1)
	if p.caught = to == p.fox; !p.caught {
		p.maybe &^= 1 << to
	}
	if p.hound() < 0 {
		p.speed, p.foxed = 0, false
		p.round++
	}
	return p, nil
}

func (p chase) shows() bool { return p.round%3 == 0 }

func (p chase) luck(m rules.Move) (rules.Position, error) {
	var n int
	switch {
	case p.over():
		return nil, refuse(m)
	case p.fox < 0:
		if k, err := fmt.Sscanf(string(m), "hide %d", &n); k != 1 || err != nil || n < 6 || n >= ring || m != rules.Move(fmt.Sprintf("hide %d", n)) {
			return nil, refuse(m)
		}
		p.fox, p.maybe, p.round = n, 0xfc0, 1
	case p.speed == 0:
		if k, err := fmt.Sscanf(string(m), "speed %d", &n); k != 1 || err != nil || n < 1 || n > 3 || m != rules.Move(fmt.Sprintf("speed %d", n)) {
			return nil, refuse(m)
		}
		p.speed, p.moved = n, 0
	default:
		return nil, refuse(m)
	}
	return p, nil
}

// Roll hides the fox or rolls a speed.
func (p chase) Roll(r *rand.Rand) rules.Move {
	if p.fox < 0 {
		return rules.Move(fmt.Sprintf("hide %d", 6+pick(r, 6)))
	}
	return rules.Move(fmt.Sprintf("speed %d", 1+pick(r, 3)))
}

// Guess puts the fox anywhere he may be.
func (p chase) Guess(by rules.Seat, r *rand.Rand) rules.Position {
	if by == 0 || p.fox < 0 || p.over() {
		return p
	}
	for {
		if i := pick(r, ring); p.maybe&(1<<i) != 0 {
			p.fox = i
			return p
		}
	}
}

// Outcome is who won.
func (p chase) Outcome() rules.Outcome {
	switch {
	case p.caught:
		var all []rules.Seat
		for s := 1; s < p.seats; s++ {
			all = append(all, rules.Seat(s))
		}
		return rules.Outcome{Ending: "caught", Winners: all, Why: "A hound met the fox."}
	case p.over():
		return rules.Outcome{Ending: "away", Winners: []rules.Seat{0}, Why: "The night is over."}
	}
	return rules.Outcome{}
}

// Reveals tells the moves of the fox that show him and a hound's arrival, which
// proves where he is not.
func (p chase) Reveals(s rules.Seat, _ rules.Move) bool { return s == 0 && p.shows() || s == 1 }

// Tell says a move; the place of the fox only to the fox.
func (p chase) Tell(e rules.Entry, by rules.Seat) rules.Told {
	switch {
	case e.Seat == rules.Luck && p.fox < 0:
		if by == 0 {
			return rules.Told{Text: "The fox hides: " + string(e.Move)}
		}
		return rules.Told{}
	case e.Seat == 0 && by != 0 && !p.shows():
		return rules.Told{Text: "The fox moves."}
	}
	return rules.Told{Text: string(e.Move)}
}

// Seen hides the fox from everybody else until the end.
func (p chase) Seen(by rules.Seat) rules.View {
	var b strings.Builder
	fmt.Fprintf(&b, "by %d\nround %d\nspeed %d\nhounds %v\nmaybe %012b\n", by, p.round, p.speed, p.hounds[:p.seats-1], p.maybe)
	if by == 0 || p.over() {
		fmt.Fprintf(&b, "fox at %d\n", p.fox)
	}
	return Text(b.String())
}

// Text is a view that is nothing but its text.
type Text string

// Print is the text.
func (t Text) Print() string { return string(t) }
