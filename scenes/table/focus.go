package table

import (
	"math"
	"slices"

	"intrigue/rules"
	"intrigue/scenes/widgets"
)

// trayZone is the part of the screen with what belongs to those who look.
const trayZone = "tray"

// stops reports whether the focus walk stops at a spot.
func (p *Pointing) stops(sp Spot) bool {
	switch sp.Role {
	case Place:
		return p.Lit(sp.ID)
	case Piece:
		return p.Takes(sp.ID) || p.Next(sp.ID)
	case Key:
		return p.Begins(sp.ID) || p.stands(sp.ID)
	}
	return false
}

// followHint takes the piece in hand that a new hint speaks of. For people who use the
// keys the focus goes to what is to be chosen next: Enter does as advised.
func (p *Pointing) followHint(u *widgets.UI) {
	c, ok := p.Hint()
	if !ok || c.Move == p.followed {
		return
	}
	if len(c.Path) > 1 && p.spots.pieces[c.Path[0]] && c.Path[0] != p.inHand() {
		p.builder.Reset()
		p.builder.Pick(c.Path[0])
		p.autoHold(c.Path[0])
	}
	// What the piece in hand leads to may be laid out only in the next frame.
	if p.focusNext(u, c) {
		p.followed = c.Move
	}
}

// refocus moves the focus of people who use the keys to the nearest place that can be chosen, on the same part of the screen if
// there is one, where the one they chose last cannot be chosen again: it has gone, or was a piece of their own that now
// lies elsewhere. From a word it goes to another word first, but never from a place to a word: the next Enter might end a turn.
func (p *Pointing) refocus(u *widgets.UI) {
	was, lost := p.leftBehind(u)
	target, spot := TargetOf(was.ID)
	if !lost || !spot || !p.playable() || p.asking() {
		return
	}
	near, least := "", math.Inf(1)
	for _, h := range u.TopHits() {
		id, spot := TargetOf(h.ID)
		if !spot || h.NoFocus {
			continue
		}
		if h.ID == was.ID && (!h.NoTab || u.Focused() == "") {
			return // the focus comes back to it, or stays
		}
		const elsewhere = 1e5 // farther than anything in the window
		far := h.R.Mid().Distance(was.R.Mid()) + widgets.If(h.Zone == was.Zone, 0, elsewhere)
		far += widgets.If(isWord(id) == isWord(target), 0, 2*elsewhere)
		if !h.NoTab && !h.Ends && (isWord(target) || !isWord(id)) && far < least {
			near, least = h.ID, far
		}
	}
	if near != "" {
		u.SetFocus(near)
	}
}

// leftBehind is where the focus of people who use the keys was before it went away, or before what they chose there
// in the tray was moved: it is still focused, but elsewhere, where it can only be read.
func (p *Pointing) leftBehind(u *widgets.UI) (was widgets.Hit, lost bool) {
	stood, entries := p.stood, p.entries // of the frame before: what is laid out shows the game as it was then
	p.stood, p.entries = widgets.Hit{}, p.play.Len()
	if was, lost = u.LostFocus(); lost || !u.Keyboard {
		return was, lost
	}
	now := u.FocusedHit()
	switch {
	case !now.NoTab && now.Zone == trayZone:
		p.stood, p.stoodAt = now, entries
	case now.NoTab && stood.ID == now.ID && p.stoodAt < p.play.Len():
		if !p.playable() { // luck or another seat comes first
			p.stood = stood
		}
		return stood, true
	}
	return was, false
}

// focusNext moves the focus of people who use the keys to the first target not picked yet. Where
// that is a word without a key, and nothing is in hand, it stays with the target before, which was picked
// for them: a press there means the word too. It reports false while neither is laid out.
func (p *Pointing) focusNext(u *widgets.UI, c rules.Choice) bool {
	picked := p.builder.Picked()
	i := slices.IndexFunc(c.Path, func(id string) bool { return !slices.Contains(picked, id) })
	if i < 0 || p.focusOn(u, c.Path[i]) {
		return true
	}
	return i > 0 && isWord(c.Path[i]) && p.inHand() == "" && p.focusOn(u, c.Path[i-1])
}

// focusOn moves the focus of people who use the keys to a target. It reports false while that
// is not laid out.
func (p *Pointing) focusOn(u *widgets.UI, target string) bool {
	if !u.Keyboard {
		return true
	}
	for _, sp := range p.spots.all {
		if sp.ID == target && !sp.NoFocus {
			u.SetFocus(SpotID(sp.ID, sp.Twin))
			return true
		}
	}
	return false
}
