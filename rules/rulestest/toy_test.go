package rulestest

import (
	"context"
	"errors"
	"fmt"
	"math/rand/v2"
	"strconv"

	"intrigue/rules"
)

// The toy: a mouse hides on a ring of eight holes and a cat hunts it for twelve
// nights. It keeps every promise unless it is told to break one.
const holes, nights = 8, 12

const (
	mouse rules.Seat = 0
	cat   rules.Seat = 1
)

type fault string

type toy struct{ broken fault }

func (toy) About() rules.About {
	return rules.About{Key: "toy", Title: "Cat and Mouse", Blurb: "A mouse hides.", MinSeats: 2, MaxSeats: 2,
		SeatNames: func(int) []string { return []string{"Mouse", "Cat"} },
		Secret:    true, Edition: 1,
		Options: []rules.Option{{Key: "start", Label: "Start", Default: "far",
			Values: []rules.Value{{Key: "far"}, {Key: "near"}}}},
		Levels:        []rules.Level{{Key: "plain"}},
		Endings:       []rules.Ending{{Key: "caught"}, {Key: "dawn"}},
		LongestRecord: 2*nights + 1}
}

func (t toy) New(setup rules.Setup) (rules.Position, error) {
	seats, o := setup.Seats, setup.Options
	if seats != 2 {
		return nil, errors.New("a mouse and a cat are two")
	}
	o, err := rules.Complete(t.About().Options, o)
	if err != nil {
		return nil, err
	}
	apart := holes / 2
	if o["start"] == "near" {
		apart = 2
	}
	return &spot{toy: t, at: -1, apart: apart, cheese: 3}, nil
}

type spot struct {
	toy
	at, cat, turn, apart, cheese int
	caught                       bool
	step, asked                  int // to where the mouse went, and how often data were asked for
}

func (p *spot) Acting() []rules.Seat {
	switch {
	case p.at < 0:
		return []rules.Seat{rules.Luck}
	case p.caught || p.turn >= 2*nights && p.broken != "endless":
		return nil
	}
	return []rules.Seat{rules.Seat(p.turn % 2)}
}

func (p *spot) Choices(s rules.Seat) []rules.Choice {
	if a := p.Acting(); len(a) != 1 || a[0] != s || s < 0 {
		return nil
	}
	from := p.at
	if s == cat {
		from = p.cat
	}
	lo, hi := (from+holes-1)%holes, (from+1)%holes
	if lo > hi != (p.broken == "unsorted") {
		lo, hi = hi, lo
	}
	path := func(h int) []string {
		if p.broken == "same path" {
			return []string{"hole"}
		}
		return []string{"hole." + strconv.Itoa(h)}
	}
	return []rules.Choice{{Move: rules.Move(strconv.Itoa(lo)), Path: path(lo)}, {Move: rules.Move(strconv.Itoa(hi)), Path: path(hi)}}
}

func (p *spot) After(s rules.Seat, m rules.Move) (rules.Position, error) {
	h, err := strconv.Atoi(string(m))
	if err != nil && p.broken == "panics" {
		panic("not a hole")
	}
	if err != nil && p.broken == "nonsense" && m == "nonsense" {
		return p, nil
	}
	_, legal := rules.Choose(p.Choices(s), m)
	deal := p.at < 0 && s == rules.Luck && err == nil && h >= 0 && h < holes && strconv.Itoa(h) == string(m)
	if !legal && !deal {
		return nil, errors.New("no hole is there to go to")
	}
	q := *p
	next := &q
	if p.broken == "mutates" && p.turn > 3 {
		next = p
	}
	switch {
	case deal:
		next.at, next.cat = h, (h+p.apart)%holes
		return next, nil
	case s == mouse:
		next.at, next.step = h, h
	default:
		next.cat = h
	}
	if p.broken == "loses a piece" {
		next.cheese--
	}
	next.turn++
	next.caught = next.at == next.cat
	return next, nil
}

func (p *spot) Roll(r *rand.Rand) rules.Move { return rules.Move(strconv.Itoa(r.IntN(holes))) }

func (p *spot) Describe() any          { return nil }
func (p *spot) Pieces() map[string]int { return map[string]int{"cheese": p.cheese} }

func (p *spot) Tell(e rules.Entry, by rules.Seat) rules.LogLine {
	if e.Seat == mouse && by != mouse && p.broken != "tells" {
		return rules.LogLine{Text: "The mouse runs on"}
	}
	return rules.LogLine{Text: fmt.Sprintf("%d goes to %s", e.Seat, e.Move)}
}

// sight hides the mouse (-1) from everyone but the mouse until the end.
type sight struct {
	rules.Wordless
	Mouse, Cat, Turn, Cheese int
	truth                    *spot
}

func (v sight) Snapshot() any {
	s := map[string]int{"turn": v.Turn, "cat": v.Cat, "mouse": v.Mouse, "cheese": v.Cheese}
	switch v.truth.broken {
	case "data change":
		v.truth.asked++
		s["asked"] = v.truth.asked
	}
	return s
}

func (v sight) Prompt() string { return "Run." }

func (v sight) WhyNot(target string) rules.Refusal {
	if v.truth.broken == "explains" && target == "hole."+strconv.Itoa(v.truth.at) {
		return rules.Refuse("the mouse is there", "")
	}
	return rules.Refuse("too far", "")
}

func (v sight) Label(string) rules.Label {
	return rules.Label{Title: "hole", Text: "a hole", Clause: "TOY-1"}
}

func (p *spot) Seen(by rules.Seat) rules.View {
	v := sight{Mouse: -1, Cat: p.cat, Turn: p.turn, Cheese: p.cheese, truth: p}
	// The cat's first place is a fixed step from the mouse's, so it is hidden
	// until the cat has moved.
	if p.turn < 2 && by == mouse || p.at < 0 {
		v.Cat = -1
	}
	if by == mouse || p.at >= 0 && len(p.Acting()) == 0 || p.broken == "leaks" {
		v.Mouse = p.at
	}
	return v
}

func (p *spot) Guess(by rules.Seat, r *rand.Rand) rules.Position {
	q := *p
	if by == mouse || p.at < 0 || len(p.Acting()) == 0 || p.broken == "guesses the truth" {
		return &q
	}
	for {
		q.at = r.IntN(holes)
		if p.broken == "guess peeks" && r.IntN(2) == 0 {
			q.at = (p.at + 1) % holes
		}
		if q.at != q.cat {
			return &q
		}
	}
}

func (p *spot) Outcome() rules.Outcome {
	switch {
	case p.caught:
		return rules.Outcome{Ending: "caught", Winners: []rules.Seat{cat}, Why: "The cat has the mouse."}
	case p.at >= 0 && len(p.Acting()) == 0:
		if p.broken == "no reason" {
			return rules.Outcome{Ending: "dawn"}
		}
		return rules.Outcome{Ending: "dawn", Winners: []rules.Seat{mouse}, Why: "It is day."}
	}
	return rules.Outcome{}
}

func (t toy) Bot(string) (rules.Bot, error) { return plain(t), nil }

type plain struct{ broken fault }

func (b plain) Decide(_ context.Context, t rules.Turn) rules.Move {
	if b.broken == "bot peeks" {
		return t.Choices[t.View.(sight).truth.at%2].Move
	}
	if b.broken == "bot cheats" {
		return "99"
	}
	if b.broken == "endless" { // both go round the ring and never meet
		p := t.View.(sight).truth
		return rules.Move(strconv.Itoa(([]int{p.at, p.cat}[t.Seat] + 1) % holes))
	}
	return t.Choices[t.Rand.IntN(len(t.Choices))].Move
}
