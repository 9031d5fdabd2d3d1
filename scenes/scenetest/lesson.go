package scenetest

import (
	"regexp"
	"slices"
	"strings"
	"testing"

	"intrigue/rules"
	"intrigue/scenes/table"
	"intrigue/scenes/widgets"
)

// Learn opens a lesson before a player.
func (p *Player) Learn(title table.Title, l rules.Lesson) {
	p.T.Helper()
	s, err := table.Teach(p.App, title, l, nil)
	if err != nil {
		p.T.Fatal(err)
	}
	p.App.Open(s)
	p.Still(4)
}

// Follow does what the captions of the lesson on the table ask for, until n entries are made, and demands that no
// caption lies over what it speaks of, nor over anything that answers now, or moves.
func Follow(t *testing.T, p *Player, l rules.Lesson, n int) {
	t.Helper()
	var still widgets.Rect // where the captions are
	tried := 0             // entries in whose place another move was made, counted from the first
	for range 400 {
		if card, ok := p.Hit("lesson.veil"); ok && still.W > 0 && card.R != still {
			t.Errorf("after %d entries the caption moves from %v to %v", p.Game().Len(), still, card.R)
		} else if ok {
			still = card.R
		}
		if p.Game().Len() >= n {
			if n == len(l.Record.Entries) {
				parting(t, p, n)
			}
			return
		}
		captionClear(t, p, l)
		if key := slices.IndexFunc(onKeys, p.Has); key >= 0 {
			p.Click(onKeys[key])
			continue
		}
		if p.Game().Len() >= tried && instead(t, p, l) {
			tried = p.Game().Len()
			continue
		}
		e := l.Record.Entries[p.Game().Len()]
		if c, ok := rules.Choose(p.Game().Choices(), e.Move); ok {
			if p.Sees("or take another piece") {
				t.Errorf("after %d entries the lesson asks for %s, and the prompt offers another piece", p.Game().Len(), c.Move)
			}
			keysOffered(t, p, c)
			p.Say(c)
		}
		p.Still(2)
	}
	t.Fatalf("after %d entries the lesson does not go on: %s", p.Game().Len(), p.Words())
}

// instead makes a move that works, too, where the lesson on the table allows one, and demands that it is answered and that
// the lesson goes on with its own. It reports whether there was one.
func instead(t *testing.T, p *Player, l rules.Lesson) bool {
	t.Helper()
	n := p.Game().Len()
	i := slices.IndexFunc(l.Steps, func(s rules.Step) bool { return s.At == n && len(s.Else) > 0 })
	if i < 0 {
		return false
	}
	answer := l.Steps[i].Else[n%len(l.Steps[i].Else)]
	c, ok := rules.Choose(p.Game().Choices(), answer.Move)
	if !ok {
		return false // not yet
	}
	p.Say(c)
	p.Still(2)
	if !strings.Contains(p.Words(), answer.Words) || p.Game().Len() != n+1 {
		t.Errorf("after %d entries %s is not answered: %s", n, answer.Move, p.Words())
	}
	p.Click("lesson.on")
	p.Rest()
	if all := p.Game().Record().Entries; len(all) <= n || all[n] != l.Record.Entries[n] {
		t.Fatalf("after %s the lesson goes on with %v, not with %v", answer.Move, all[n:], l.Record.Entries[n])
	}
	return true
}

// onKeys lead on where nothing is to be chosen: from a page of the board, and from a caption.
var onKeys = []string{"page.on", "lesson.on"}

// keyOffer is how a prompt offers to press a key instead.
var keyOffer = regexp.MustCompile(`\b[Oo]r (press [A-Z]|pass\b)`)

// keysOffered demands that the prompt offers no key where the lesson asks for a move without one.
func keysOffered(t *testing.T, p *Player, asked rules.Choice) {
	t.Helper()
	if slices.ContainsFunc(asked.Path, func(id string) bool { return strings.HasPrefix(id, "choice.") }) {
		return
	}
	for _, it := range p.Last {
		if keyOffer.MatchString(it.Text) {
			t.Errorf("after %d entries the lesson asks for %s, and the prompt says %q", p.Game().Len(), asked.Move, it.Text)
		}
	}
}

// parting demands that nobody moves on before the last words of a lesson are read.
func parting(t *testing.T, p *Player, n int) {
	t.Helper()
	p.Still(200)
	if got := p.Game().Len(); got != n {
		t.Errorf("%d moves were made before the last words were read", got-n)
	}
	if !p.Has("lesson.on") {
		t.Errorf("the lesson does not end: %s", p.Words())
	}
}

// captionClear demands that the caption lies over the middle of nothing it speaks of, of
// no place of the board that answers, and of no key.
func captionClear(t *testing.T, p *Player, l rules.Lesson) {
	t.Helper()
	card, ok := p.Hit("lesson.veil")
	if !ok {
		return
	}
	for _, h := range p.App.UI().TopHits() {
		if !h.NoFocus && !h.NoTab && card.R.Contains(h.R.Mid()) && seen(h.R, h.Clip).Contains(h.R.Mid()) && !strings.HasPrefix(h.ID, "lesson.") {
			t.Errorf("after %d entries the caption %v lies over %s at %v", p.Game().Len(), card.R, h.ID, h.R)
		}
	}
	for _, s := range l.Steps {
		if s.At != p.Game().Len() || !p.Sees(s.Words[:min(12, len(s.Words))]) {
			continue
		}
		for _, id := range s.Targets {
			if at, ok := p.Screen().Where(id); ok && card.R.Contains(at.Mid()) {
				t.Errorf("after %d entries the caption %v lies over %s at %v", s.At, card.R, id, at)
			}
		}
	}
}
