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
type Chase struct{ More }

// About describes the chase.
func (Chase) About() rules.About {
	return rules.About{
		Key: "chase", Title: "Chase", MinSeats: 2, MaxSeats: 5,
		SeatNames: func(n int) []string { return []string{"Fox", "Hound 1", "Hound 2", "Hound 3", "Hound 4"}[:n] },
		Sides: func(n int) []rules.Side {
			return []rules.Side{{Name: "the fox", Seats: []rules.Seat{0}, Wide: true}, {Name: "the hounds", Seats: hounds(n)}}
		},
		Secret: true, Edition: 1,
		Options:       []rules.Option{rules.Ask("wind", "Wind", "Which way it blows.", "east", "East", "west", "West")},
		Levels:        levels,
		Endings:       []rules.Ending{{Key: "caught", Title: "Caught"}, {Key: "away", Title: "Away"}},
		LongestRecord: 2 + rounds*7,
	}
}

func hounds(seats int) []rules.Seat { return []rules.Seat{1, 2, 3, 4}[:seats-1] }

// New is a ring without a fox; Luck hides him first.
func (c Chase) New(s rules.Setup) (rules.Position, error) {
	s, err := c.About().Complete(s)
	return chase{seats: s.Seats, at: [5]int{-1, 0, 1, 2, 3}}, err
}

// Actions, in the order of the language.
const (
	move  = iota // args: piece, place, gait
	hide         // args: the place
	speed        // args: what was rolled
)

var (
	pieces   = rules.List("fox", "hound.1", "hound.2", "hound.3", "hound.4")
	gaits    = rules.List("walk", "run")
	language = rules.NewCodec(
		rules.Verb{Args: []rules.Vocabulary{pieces, rules.Numbers(0, ring-1), gaits}},
		rules.Verb{Name: "hide", Args: []rules.Vocabulary{rules.Numbers(6, ring-1)}},
		rules.Verb{Name: "speed", Args: []rules.Vocabulary{rules.Numbers(1, 3)}},
	)
)

type chase struct {
	seats  int
	at     [5]int // the fox, -1 before he hides, and the hounds, by seat
	maybe  uint16 // where the hounds know he may be
	moved  uint8  // seats that have moved this round, as bits
	speed  int    // 0: Luck has yet to roll
	round  int
	caught bool
}

func (p chase) over() bool { return p.caught || p.round > rounds }

// Acting is Luck, the fox, or the lowest hound that has not moved.
func (p chase) Acting() []rules.Seat {
	switch {
	case p.over():
		return nil
	case p.speed == 0:
		return []rules.Seat{rules.Luck}
	}
	s := rules.Seat(0)
	for p.moved>>s&1 != 0 {
		s++
	}
	return []rules.Seat{s}
}

// Choices name the piece, the place and the gait: walking or running.
func (p chase) Choices(s rules.Seat) []rules.Choice {
	if s == rules.Luck || !slices.Contains(p.Acting(), s) {
		return nil
	}
	movers := []rules.Seat{0}
	if s > 0 {
		movers = hounds(p.seats)
	}
	var all [][3]int
	for _, mover := range movers {
		if p.moved>>mover&1 != 0 {
			continue
		}
		for _, to := range p.steps(p.at[mover]) {
			all = append(all, [3]int{int(mover), to, 0})
			if to != p.at[mover] {
				all = append(all, [3]int{int(mover), to, 1})
			}
		}
	}
	return rules.Choices(all, func(a [3]int) rules.Choice {
		return rules.Choice{Move: language.Text(move, a[:]...),
			Path: []string{pieces.Word(a[0]), fmt.Sprint("place.", a[1]), "gait." + gaits.Word(a[2])}}
	})
}

// steps are the places where somebody can be who moves from a place.
func (p chase) steps(from int) [3]int {
	return [3]int{(from + ring - p.speed) % ring, from, (from + p.speed) % ring}
}

// After plays a move.
func (p chase) After(s rules.Seat, m rules.Move) (rules.Position, error) {
	kind, args, ok := language.Parse(m)
	_, legal := rules.Choose(p.Choices(s), m)
	switch {
	case legal && s == 0:
		p.moveFox(args[1])
	case legal:
		p.moveHound(args[0], args[1])
	case !ok || s != rules.Luck || !slices.Contains(p.Acting(), s) || kind != p.rolls():
		return nil, fmt.Errorf("%q cannot be played now", m)
	case kind == hide:
		p.at[0], p.maybe, p.round = args[0], 0xfc0, 1
	default:
		p.speed, p.moved = args[0], 0
	}
	return p, nil
}

// moveFox moves the fox, and all places where he may be.
func (p *chase) moveFox(to int) {
	var maybe uint16
	for i := range ring {
		if p.maybe>>i&1 != 0 {
			for _, to := range p.steps(i) {
				maybe |= 1 << to
			}
		}
	}
	if p.shows() {
		maybe = 1 << to
	}
	p.at[0], p.maybe, p.moved = to, maybe, 1
}

// moveHound moves a hound; the last one ends the round.
func (p *chase) moveHound(h, to int) {
	p.at[h] = to
	p.moved |= 1 << h
	if p.caught = to == p.at[0]; !p.caught {
		p.maybe &^= 1 << to
	}
	if p.moved == 1<<p.seats-1 {
		p.speed = 0
		p.round++
	}
}

func (p chase) shows() bool { return p.round%3 == 0 }

// rolls is what Luck does now.
func (p chase) rolls() int {
	if p.at[0] < 0 {
		return hide
	}
	return speed
}

// Roll hides the fox or rolls a speed.
func (p chase) Roll(r *rand.Rand) rules.Move {
	if p.rolls() == hide {
		return language.Text(hide, 6+r.IntN(6))
	}
	return language.Text(speed, 1+r.IntN(3))
}

// Guess puts the fox anywhere he may be.
func (p chase) Guess(by rules.Seat, r *rand.Rand) rules.Position {
	if by == 0 || p.at[0] < 0 || p.over() {
		return p
	}
	for {
		if i := r.IntN(ring); p.maybe>>i&1 != 0 {
			p.at[0] = i
			return p
		}
	}
}

// Outcome is who won.
func (p chase) Outcome() rules.Outcome {
	switch {
	case p.caught:
		return rules.Outcome{Ending: "caught", Winners: hounds(p.seats), Why: "A hound met the fox."}
	case p.over():
		return rules.Outcome{Ending: "away", Winners: []rules.Seat{0}, Why: "The night is over."}
	}
	return rules.Outcome{}
}

// Reveals tells the moves of the fox that show him and a hound's arrival, which
// proves where he is not.
func (p chase) Reveals(s rules.Seat, _ rules.Move) bool { return s == 0 && p.shows() || s == 1 }

// Tell says a move; the place of the fox only to the fox.
func (p chase) Tell(e rules.Entry, by rules.Seat) rules.LogLine {
	switch {
	case p.at[0] < 0 && by != 0:
		return rules.LogLine{}
	case p.at[0] < 0:
		return rules.LogLine{Text: "The fox hides: " + string(e.Move)}
	case e.Seat == 0 && by != 0 && !p.shows():
		return rules.LogLine{Text: "The fox moves."}
	}
	return rules.LogLine{Text: string(e.Move)}
}

// Seen hides the fox from the hounds until the end.
func (p chase) Seen(by rules.Seat) rules.View {
	var b strings.Builder
	fmt.Fprintf(&b, "by %d\nround %d\nspeed %d\nhounds %v\nmaybe %012b\n", by, p.round, p.speed, p.at[1:p.seats], p.maybe)
	if by == 0 || by == rules.Spectator || p.over() {
		fmt.Fprintf(&b, "fox at %d\n", p.at[0])
	}
	return Text{Lines: b.String()}
}

// Text is a view that is nothing but its text.
type Text struct {
	rules.Wordless
	Lines string
}

// Snapshot is the text by its lines.
func (t Text) Snapshot() any { return strings.Split(strings.TrimSpace(t.Lines), "\n") }
