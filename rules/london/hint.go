package london

import (
	"context"
	"fmt"
	"math"

	"intrigue/rules"
)

// Hint is what the steady bot would do and why, from what the seat sees alone.
// Where no notebook is kept, detectives are advised without one: else the advice
// would tell where Mr X can be.
func (Game) Hint(_ context.Context, t rules.Turn) (rules.Move, string) {
	v := t.View.(View)
	if v.Stage == StageHunt && !v.Notes() {
		s := v.followed()
		return s.text(), v.whyFollowed(s)
	}
	s := bot{steady{}}.decide(t)
	switch s.verb {
	case chase:
		return s.text(), v.whyChase(s)
	case ride, sneak:
		return s.text(), v.whyRide(s)
	case twice:
		return s.text(), "A single ride would leave you in more danger: two take you farther, and the detectives have more places to think of."
	case unmask:
		return s.text(), "No pawn is near, and the tickets you take will be missed."
	case hide:
		return s.text(), "The detectives would learn more than the tickets are worth."
	case take:
		return s.text(), fmt.Sprintf("%s has fewest of these and will miss it most.", s.colour().Title())
	}
	return s.text(), ""
}

// whyChase gives the reason of a pawn's move from open facts.
func (v View) whyChase(s step) string {
	b, name, to := theBoard(), s.colour().Title(), v.Number(Station(s.to))
	sum := 0.0
	for _, w := range v.belief.odds {
		sum += w
	}
	if w := v.belief.odds[s.to] / sum; w > 0 {
		if len(v.Possible) == 1 {
			return fmt.Sprintf("Mr X must be at %d.", to)
		}
		return fmt.Sprintf("%s searches %d, one of the %d places where Mr X can be (%.0f %%).", name, to, len(v.Possible), math.Max(1, 100*w))
	}
	if len(v.Log) < 3 && b.serves[s.to]>>Underground&1 != 0 {
		return fmt.Sprintf("%s waits at the underground of %d until Mr X is first seen.", name, to)
	}
	near, soon := 0, 0
	for _, at := range v.Possible {
		switch b.dist[s.to][at] {
		case 1:
			near++
		case 2:
			soon++
		}
	}
	switch {
	case near > 0:
		return fmt.Sprintf("%s to %d: %s where Mr X can be, one ride from there.", name, to, amount(near))
	case soon > 0:
		return fmt.Sprintf("%s to %d: %s where Mr X can be, two rides from there.", name, to, amount(soon))
	}
	return fmt.Sprintf("%s comes closer to where Mr X can be, on a way the other pawns do not cover.", name)
}

func amount(n int) string {
	if n == 1 {
		return "one place"
	}
	return fmt.Sprintf("%d places", n)
}

// whyRide gives the reason of a ride to Mr X, in his own view.
func (v View) whyRide(s step) string {
	f := fox{b: theBoard(), belief: v.belief}
	c := v.core
	seen := v.belief.after(f.b, &c, s.pays())
	to := v.Number(Station(s.to))
	if Forced(int(c.entry) + 1) {
		if c.nearest(f.b, s.to) > 1 {
			return fmt.Sprintf("You must show yourself, and no pawn reaches %d in one ride.", to)
		}
		return fmt.Sprintf("You must show yourself; %d is the best of bad places.", to)
	}
	risk, places := f.risk(&c, s.to, seen)
	text := fmt.Sprintf("No pawn reaches %d in one ride", to)
	if risk > 0 {
		text = fmt.Sprintf("The danger at %d is small enough (about %.0f %%)", to, math.Max(1, 100*risk))
		if risk > 0.3 {
			text = fmt.Sprintf("Every way is dangerous; at %d the chance to be found is about %.0f %%", to, 100*risk)
		}
	}
	if !v.Notes() {
		return text + "."
	}
	if places == 1 {
		return text + ", though the detectives will know where you are."
	}
	return fmt.Sprintf("%s, and the detectives have %.0f places to think of.", text, places)
}
