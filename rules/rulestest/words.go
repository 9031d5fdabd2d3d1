package rulestest

import (
	"fmt"
	"iter"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"intrigue/rules"
)

// Words checks all that the views of some positions can say. targets is everything
// of the game that one could point at, on the board and beside it.
//
//   - Every choice points at such targets only.
//   - A target is refused, with a reason, exactly where no choice of the reader needs it.
//   - Every target has a label: a text in sentences, and a clause of the rules.
//   - What there is not is refused too, and has no label.
//   - The reader is always asked something. Every move is told in a sentence that
//     speaks of targets.
//   - Nothing of all this depends on what the reader cannot know: a guess that looks
//     the same to it says the same.
//
// The positions come with the number of seats: see Positions.
func Words(t *testing.T, g rules.Game, targets []string, positions iter.Seq2[int, rules.Position]) {
	t.Helper()
	w := newWords(g, targets)
	for seats, p := range positions {
		if err := w.position(p, seats); err != nil {
			t.Fatal(err)
		}
	}
	if w.looks == 0 {
		t.Error("there was nothing to look at")
	}
}

// Positions are those of some random games at every number of seats, under all
// options; one in so many of them is drawn by chance, and the first draws of Luck always.
// With -short they are fewer.
func Positions(t *testing.T, g rules.Game, games, oneIn int) iter.Seq2[int, rules.Position] {
	if testing.Short() && oneIn > 4 {
		oneIn *= 8
	}
	ab := g.About()
	return func(yield func(int, rules.Position) bool) {
		for seats := ab.MinSeats; seats <= ab.MaxSeats; seats++ {
			for i := range games {
				r := rand.New(rand.NewPCG(uint64(seats), uint64(i)))
				p, err := g.New(rules.Setup{Seats: seats, Options: randomOptions(ab.Options, i, r)})
				for draws := 0; err == nil; {
					lucky := i == 0 && draws < 12 && len(p.Acting()) == 1 && p.Acting()[0] == rules.Luck
					if lucky {
						draws++
					}
					if (lucky || r.IntN(oneIn) == 0) && !yield(seats, p) {
						return
					}
					if len(p.Acting()) == 0 {
						break
					}
					e := randomMove(p, r)
					p, err = p.After(e.Seat, e.Move)
				}
				if err != nil {
					t.Fatal(err)
				}
			}
		}
	}
}

// Sentence reports whether a text reads like one or several: a capital first, a stop
// last, no double blank and no slip of the formatting.
func Sentence(s string) bool {
	return len(s) > 8 && (strings.HasSuffix(s, ".") || strings.HasSuffix(s, "!") || strings.HasSuffix(s, "?")) &&
		s[:1] == strings.ToUpper(s[:1]) && !strings.Contains(s, "%!") && !strings.Contains(s, "  ")
}

type words struct {
	clauses       map[string]bool // of the rules
	targets, none []string
	r             *rand.Rand
	looks         int
}

func newWords(g rules.Game, targets []string) *words {
	clauses, _ := headings(g.About().Rules, "[A-Z]+")
	return &words{clauses: clauses, targets: targets, none: nothings(targets), r: rand.New(rand.NewPCG(3, 1))}
}

// position checks what everybody is told in one position.
func (w *words) position(p rules.Position, seats int) error {
	w.looks++
	for by := rules.Public; int(by) < seats; by++ {
		if err := w.view(p, by); err != nil {
			return fmt.Errorf("seat %d: %w in\n%s", by, err, rules.Print(p.Seen(by)))
		}
	}
	by := rules.Seat(w.r.IntN(seats+1)) - 1
	if err := sameWords(p.Seen(by), p.Guess(by, w.r).Seen(by), w.targets); err != nil {
		return fmt.Errorf("seat %d can tell a guess from the truth: %w", by, err)
	}
	return nil
}

// nothings are things that are not there, some of them nearly.
func nothings(targets []string) []string {
	all := []string{"", ".", "x.y", "moon"}
	for _, t := range targets {
		family, _, _ := strings.Cut(t, ".")
		all = append(all, family, family+".", family+".x", family+".-1", family+".99999", t+"0", t+".0", t+" ")
	}
	slices.Sort(all)
	return slices.DeleteFunc(slices.Compact(all), func(n string) bool { return slices.Contains(targets, n) })
}

// view checks what one reader is told.
func (w *words) view(p rules.Position, by rules.Seat) error {
	v := p.Seen(by)
	offered := map[string]bool{}
	for _, s := range p.Acting() {
		// Views with the same face are the same: in a game without secrets the public
		// is answered like the seat that acts.
		if s == rules.Luck || s != by && face(p, s) != face(p, by) {
			continue
		}
		for _, c := range p.Choices(s) {
			for _, target := range c.Path {
				offered[target] = true
				if !slices.Contains(w.targets, target) {
					return fmt.Errorf("%q points at %s, which is not among the targets", c.Move, target)
				}
			}
			if err := w.told(p, rules.Entry{Seat: s, Move: c.Move}); err != nil {
				return err
			}
		}
	}
	if !Sentence(v.Prompt()) {
		return fmt.Errorf("it is asked %q", v.Prompt())
	}
	for _, target := range w.targets {
		if why := v.WhyNot(target); offered[target] == why.Refused() || why.Refused() &&
			(!Sentence(why.Text) || why.Clause != "" && !w.clauses[why.Clause]) {
			return fmt.Errorf("%s, offered %v, is refused by %q", target, offered[target], why)
		}
		if l := v.Label(target); !Sentence(l.Text) || !w.clauses[l.Clause] {
			return fmt.Errorf("%s is labelled %+v", target, l)
		}
	}
	for range min(len(w.none), 20) {
		target := w.none[w.r.IntN(len(w.none))]
		if why, l := v.WhyNot(target), v.Label(target); !why.Refused() || l != (rules.Label{}) {
			return fmt.Errorf("%q, which there is not, is refused by %q and labelled %+v", target, why, l)
		}
	}
	return nil
}

// told checks the line of the log for a move, for its own seat and for the public.
// Telling a move means to try it, so this is done in one position of eight.
func (w *words) told(p rules.Position, e rules.Entry) error {
	if w.looks%8 != 1 {
		return nil
	}
	for _, by := range []rules.Seat{e.Seat, rules.Public} {
		line := told(p, e, by)
		if line.Text != "" && !Sentence(line.Text) || line.Text == "" && by == e.Seat {
			return fmt.Errorf("%q is told to seat %d as %q", e.Move, by, line.Text)
		}
		for _, target := range line.Targets {
			if !slices.Contains(w.targets, target) {
				return fmt.Errorf("%q speaks of %s, which is not among the targets", line.Text, target)
			}
		}
	}
	return nil
}

// told is a line of the log, zero where the game tells nothing.
func told(p rules.Position, e rules.Entry, by rules.Seat) rules.LogLine {
	t, ok := p.(rules.LogTeller)
	if !ok {
		return rules.LogLine{}
	}
	return t.Tell(e, by)
}
