package rulestest

import (
	"fmt"
	"math/rand/v2"
	"slices"

	"intrigue/rules"
)

// guesses is the leak test. For both readers of a position it draws a guess and
// demands that the reader cannot tell it from the truth: not by its view, nor by
// what the view says in words, nor by the next guess drawn from either. Over a
// few games every reader has its turn in every kind of position.
func (w *walk) guesses(p rules.Position) error {
	before := w.seen[len(w.seen)-1]
	for i, by := range before.by {
		w.cost += 7 // three guesses and four looks
		q := p.Guess(by, w.r)
		if q == nil {
			return fmt.Errorf("seat %d has no guess", by)
		}
		if face(q, by) != before.faces[i] {
			guess, truth := rules.Print(q.Seen(by)), rules.Print(p.Seen(by))
			return fmt.Errorf("a guess by %d does not look like the truth to it:\n%s\nand the truth:\n%s", by, guess, truth)
		}
		if !slices.Equal(q.Acting(), p.Acting()) {
			return fmt.Errorf("a guess by %d lets %v act instead of %v", by, q.Acting(), p.Acting())
		}
		if slices.Contains(p.Acting(), by) && !sameChoices(p.Choices(by), q.Choices(by)) {
			return fmt.Errorf("seat %d has other choices in its own guess", by)
		}
		// Somebody else may tell the guess from the truth; then it shows whether by can.
		other := before.by[1-i]
		if other == by || face(q, other) == before.faces[1-i] {
			continue
		}
		w.guessDiffers = true
		if err := sameWords(p.Seen(by), q.Seen(by), targets(p)); err != nil {
			return fmt.Errorf("seat %d can tell a guess from the truth: %w", by, err)
		}
		// The truth and its lookalike must lead to the same guesses.
		a, b := w.r.Uint64(), w.r.Uint64()
		one := p.Guess(by, rand.New(rand.NewPCG(a, b)))
		two := q.Guess(by, rand.New(rand.NewPCG(a, b)))
		if face(one, other) != face(two, other) {
			return fmt.Errorf("the guesses of seat %d depend on what it cannot see", by)
		}
	}
	return nil
}

func sameChoices(a, b []rules.Choice) bool {
	return slices.EqualFunc(a, b, func(x, y rules.Choice) bool {
		return x.Move == y.Move && slices.Equal(x.Path, y.Path)
	})
}

// sameWords compares all that two views with the same face can say.
func sameWords(a, b rules.View, targets []string) error {
	if x, y := a.Prompt(), b.Prompt(); x != y {
		return fmt.Errorf("prompts %q and %q", x, y)
	}
	if x, y := a.Situation(), b.Situation(); !slices.Equal(x, y) {
		return fmt.Errorf("situations %q and %q", x, y)
	}
	for _, t := range targets {
		if x, y := a.WhyNot(t), b.WhyNot(t); x != y {
			return fmt.Errorf("reasons %q and %q for %s", x, y, t)
		}
		if x, y := a.Label(t), b.Label(t); x != y {
			return fmt.Errorf("labels %+v and %+v of %s", x, y, t)
		}
	}
	return nil
}

// targets lists everything that some seat could point at now.
func targets(p rules.Position) []string {
	var all []string
	for _, s := range p.Acting() {
		for _, c := range p.Choices(s) {
			all = append(all, c.Path...)
		}
	}
	slices.Sort(all)
	return slices.Compact(all)
}

// Of the choices of one position so many are played, and so many told; of more some are drawn.
const (
	tried  = 40
	toldOf = 8
)

// lookalikes plays the choices of a seat that acts: none may be refused. Of those that are told to
// one reader, two that leave the same view behind must be told in the same words.
func (w *walk) lookalikes(p rules.Position, s rules.Seat) error {
	teller, tells := p.(rules.LogTeller)
	type told struct {
		line string // with what it speaks of
		move rules.Move
	}
	seen := map[string]told{}
	by := w.reader()
	cs := slices.Clone(p.Choices(s))
	w.r.Shuffle(len(cs), func(i, j int) { cs[i], cs[j] = cs[j], cs[i] })
	cs = cs[:min(len(cs), tried)]
	w.cost += len(cs) + min(len(cs), toldOf)
	for i, c := range cs {
		next, err := p.After(s, c.Move)
		if err != nil {
			return fmt.Errorf("seat %d is offered %q and is refused: %w", s, c.Move, err)
		}
		if !tells || i >= toldOf {
			continue
		}
		said := teller.Tell(rules.Entry{Seat: s, Move: c.Move}, by)
		if id, twice := repeated(said.Targets); twice {
			return fmt.Errorf("what seat %d is told of %q names %s twice", by, c.Move, id)
		}
		line := fmt.Sprint(said)
		look := face(next, by)
		if was, ok := seen[look]; ok && was.line != line {
			return fmt.Errorf("to seat %d the moves %q and %q look alike, but the log says %q and %q",
				by, was.move, c.Move, was.line, line)
		}
		seen[look] = told{line, c.Move}
	}
	return nil
}

// repeated is a word that stands twice in a list.
func repeated(all []string) (string, bool) {
	for i, x := range all {
		if slices.Contains(all[:i], x) {
			return x, true
		}
	}
	return "", false
}
