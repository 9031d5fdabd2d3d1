package app

import (
	"fmt"
	"io"
	"slices"
	"strings"
	"time"

	"intrigue/scenes/widgets"
)

// narrator says in sentences what happens on the screen, a line each, for people who listen: what a screen says when it
// opens, later only what is new on it, and by name whatever the keys come to. Nothing is said twice in a row.
type narrator struct {
	screen  Screen
	said    []string  // the words that stood on the screen in the frame before
	at      spoken    // what the keys stand on
	queue   []string  // what is still to be said of what happened
	last    string    // line
	skipped bool      // the last frame was not told
	acted   time.Time // when the person last did something
}

// answerTime is how long after a key what changes about the place that the keys stand on is its
// answer; later it changes by itself, like the time since a game was saved.
const answerTime = 1500 * time.Millisecond

// spoken is a place as it is read aloud: its name, how it is set, and the question that it answers.
type spoken struct{ id, name, state, asked string }

// Say says words to people who listen: something has happened that is not written on the screen, or not as a sentence.
func (a *App) Say(words string) {
	if a.Voice != nil && words != "" {
		a.narrator.queue = append(a.narrator.queue, words)
	}
}

// frame says what is new in a frame. Where something was just chosen half of the frame was laid out before it was: the
// next one is told instead. An error means that nobody listens any more.
func (n *narrator) frame(to io.Writer, u *widgets.UI, screen Screen) error {
	if to == nil {
		return nil
	}
	if u.Acted() {
		n.acted = u.Now
	}
	n.skipped = u.ScreenChanged() || !n.skipped && u.Acted()
	if n.skipped {
		return nil
	}
	if screen != n.screen { // what passes by goes with the person from screen to screen
		n.screen, n.at = screen, spoken{}
		n.said = slices.DeleteFunc(n.said, func(w string) bool {
			return !slices.ContainsFunc(u.Said(), func(s widgets.SpokenText) bool { return s.Toast && s.Words == w })
		})
	}
	lines := n.queue
	n.queue = nil
	words := spokenWords(u)
	for _, w := range words {
		if !slices.Contains(n.said, w) {
			lines = append(lines, w)
		}
	}
	n.said = words
	lines = append(lines, n.focus(u, screen))
	for _, l := range lines {
		if l = Voiced(l); l == "" || l == n.last {
			continue
		}
		n.last = l
		if _, err := fmt.Fprintln(to, l); err != nil {
			return err
		}
	}
	return nil
}

// spokenWords are those that stand on the uppermost layer, but for what is written on places
// that the keys come to: these are named there.
func spokenWords(u *widgets.UI) (all []string) {
	hits := u.TopHits()
	top := 0
	if len(hits) > 0 {
		top = hits[0].Layer
	}
	for _, s := range u.Said() {
		named := slices.ContainsFunc(hits, func(h widgets.Hit) bool {
			return (h.Clickable || h.State != "") && !h.NoFocus && h.R.Contains(s.R.Mid())
		})
		if s.Toast || s.Layer == top && !s.Tip && !s.Names && !s.Aside && !named {
			all = append(all, s.Words)
		}
	}
	return all
}

// focus names what the keys have come to, or what has changed about it; "" for nothing new.
func (n *narrator) focus(u *widgets.UI, screen Screen) string {
	was := n.at
	n.at = spoken{}
	h, ok := focused(u)
	if !ok {
		return ""
	}
	n.at.id = h.ID
	n.at.name, n.at.state = NameOf(u, h, screen)
	for _, s := range u.Said() {
		if s.Names && s.Layer == h.Layer && s.R.Contains(h.R.Mid()) {
			n.at.asked = s.Words
		}
	}
	now := n.at
	sameID, sameName, sameState, sameQuestion := now.id == was.id, now.name == was.name, now.state == was.state, now.asked == was.asked
	switch {
	case now == was, sameID && u.Now.Sub(n.acted) > answerTime:
		return ""
	case sameID && sameName && sameQuestion && now.state != "":
		return now.state
	case sameID && sameName && sameState:
		return now.asked
	case !sameID && sameName && sameState && sameQuestion:
		return "Another: " + sentences(now.name, now.state)
	case !sameQuestion:
		return sentences(now.asked, now.name, now.state)
	}
	return sentences(now.name, now.state)
}

// sentences are words one after the other, each on a line of its own.
func sentences(words ...string) string { return JoinNonEmpty("\n", words...) }

// focused is the place that the keys stand on.
func focused(u *widgets.UI) (found widgets.Hit, ok bool) {
	if !u.Keyboard || u.Focused() == "" {
		return found, false
	}
	for _, h := range u.TopHits() {
		if h.ID == u.Focused() && !h.NoFocus {
			found, ok = h, true
		}
	}
	return found, ok
}

// NameOf is what a place is called when it is read aloud: its name, or else the words that
// stand on it, with what is written beside it; and how it is set.
func NameOf(u *widgets.UI, h widgets.Hit, screen Screen) (name, state string) {
	if s, ok := screen.(Namer); ok {
		if name, state, ok = s.NameOf(h.ID); ok {
			return name, state
		}
	}
	parts, tip := []string{h.Name}, ""
	for _, s := range u.Said() {
		switch {
		case s.Layer != h.Layer || s.Names || s.Toast:
		case s.Tip && s.R == h.R:
			tip = s.Words
		case !s.Tip && h.Name == "" && h.R.Contains(s.R.Mid()):
			parts = append(parts, s.Words)
		}
	}
	if name = JoinNonEmpty(", ", parts...); strings.HasPrefix(tip, name) {
		name = ""
	}
	return sentences(name, tip), h.State
}
