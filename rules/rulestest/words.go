package rulestest

import (
	"errors"
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
//   - Labels keep what they promise to who chooses: nothing must come First before what begins a choice, Ranks of
//     alternatives leave no order to chance, and what has words for going Stray is a piece that can be taken up.
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
	if err := w.end(); err != nil {
		t.Error(err)
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
	begin, stray  map[string]bool // kinds of targets that begin a choice, and those with words for going stray
}

// newWords prepares the check of a game; targets are all that can be pointed at.
func newWords(g rules.Game, targets []string) *words {
	clauses, _ := headings(g.About().Rules, "[A-Z]+")
	return &words{clauses: clauses, targets: targets, none: absentTargets(targets), r: rand.New(rand.NewPCG(3, 1)),
		begin: map[string]bool{}, stray: map[string]bool{}}
}

// end checks what only all positions together can tell.
func (w *words) end() error {
	if w.looks == 0 {
		return errors.New("there was nothing to look at")
	}
	for kind := range w.stray {
		if !w.begin[kind] {
			return fmt.Errorf("%s has words for going stray, and is never taken up", kind)
		}
	}
	return nil
}

// family is what a target is one of: "ticket" of "ticket.bus".
func family(target string) string {
	k, _, _ := strings.Cut(target, ".")
	return k
}

// chooser checks what labels promise to who chooses.
func (w *words) chooser(labels map[string]rules.Label, all []rules.Choice) error {
	forks := map[string]map[string]int{} // the ranks of what can follow, of one kind, after the same beginning
	for _, c := range all {
		w.begin[family(c.Path[0])] = true
		if first := labels[c.Path[0]].First; first != "" {
			return fmt.Errorf("%s begins %q, and yet says %q", c.Path[0], c.Move, first)
		}
		for i, target := range c.Path {
			at := strings.Join(c.Path[:i], " ") + " " + family(target)
			if forks[at] == nil {
				forks[at] = map[string]int{}
			}
			forks[at][target] = labels[target].Rank
		}
	}
	for at, ranks := range forks {
		different := map[int]bool{}
		for _, rank := range ranks {
			different[rank] = true
		}
		if len(different) != 1 && len(different) != len(ranks) {
			return fmt.Errorf("after %q two alternatives have the same rank: %v", at, ranks)
		}
	}
	return nil
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

// absentTargets are ids of things that are not there, some of them nearly.
func absentTargets(targets []string) []string {
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
	offered, labels := map[string]bool{}, map[string]rules.Label{}
	var all []rules.Choice
	for _, s := range p.Acting() {
		// Views with the same face that ask the same are the same: in a game without secrets the public
		// may be answered like the seat that acts.
		if s == rules.Luck || s != by && (p.Seen(s).Prompt() != v.Prompt() || face(p, s) != face(p, by)) {
			continue
		}
		choices := p.Choices(s)
		all = append(all, choices...)
		for _, c := range choices {
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
		l := v.Label(target)
		if !Sentence(l.Text) || !w.clauses[l.Clause] || l.First != "" && !Sentence(l.First) || l.Stray != "" && !Sentence(l.Stray) {
			return fmt.Errorf("%s is labelled %+v", target, l)
		}
		if labels[target] = l; l.Stray != "" {
			w.stray[family(target)] = true
		}
	}
	if err := w.chooser(labels, all); err != nil {
		return err
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
