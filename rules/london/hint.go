package london

import (
	"context"
	"fmt"
	"math"

	"intrigue/rules"
	"intrigue/rules/prose"
)

// hintSearcher looks ahead for some tenths of a second, by simulations: the same question has
// the same answer.
var hintSearcher = searcher{forMrX: 20_000, forPawns: 20_000}

// Hint is what a search finds and why, from what the seat sees alone. Where no notebook is kept, detectives are advised without one: else the advice
// would tell where Mr X can be.
func (Game) Hint(ctx context.Context, t rules.Turn) (rules.Move, string) {
	v := t.View.(View)
	if v.Stage == StageHunt && !v.Notes() {
		s := v.openMove()
		return s.text(), v.lead(s) + v.whyFollowed(s)
	}
	s := hintSearcher.decide(ctx, t)
	switch s.kind {
	case movePawn:
		return s.text(), v.lead(s) + v.whyChase(s)
	case ride, rideBlack:
		return s.text(), v.lead(s) + v.whyRide(s)
	case double:
		return s.text(), v.whyTwice()
	case surface:
		return s.text(), v.whyUnmask()
	case stayHidden:
		return s.text(), v.whyHide()
	case takeTicket:
		return s.text(), fmt.Sprintf("Take %s from %s, who has fewest of these and will miss it most.", s.ticket().a(), s.colour().Title())
	}
	return s.text(), ""
}

// lead names the ride that is advised, place and ticket, before its reason.
func (v View) lead(s Action) string {
	way, by := "To", s.line.String()
	if s.kind == movePawn {
		way = s.colour().Title() + " to"
	}
	if s.kind == rideBlack && s.line != Boat {
		by += " with a black ticket"
	}
	return fmt.Sprintf("%s %d by %s: ", way, v.Number(Station(s.to)), by)
}

// whyChase gives the reason of a pawn's move from open facts.
func (v View) whyChase(s Action) string {
	b, sum := theBoard(), 0.0
	for _, w := range v.belief.odds {
		sum += w
	}
	w := v.belief.odds[s.to] / sum
	if w > 0 && len(v.Possible) == 1 {
		return "Mr X must be there."
	}
	if w == 0 && len(v.Log) < 3 && b.serves[s.to]>>Underground&1 != 0 {
		return "wait at the underground until Mr X is first seen."
	}
	var near, soon []string
	least, nearest := uint8(math.MaxUint8), Station(0)
	for _, at := range v.Possible {
		d := b.dist[s.to][at]
		switch d {
		case 1:
			near = append(near, fmt.Sprint(v.Number(at)))
		case 2:
			soon = append(soon, fmt.Sprint(v.Number(at)))
		}
		if d < least {
			least, nearest = d, at
		}
	}
	shut := ""
	if closed := v.closed(s); len(closed) > 0 {
		shut = fmt.Sprintf(" It closes off %s, which no other pawn reaches.", prose.List(closed))
	}
	switch {
	case w > 0:
		text := fmt.Sprintf("one of the %d places where Mr X can be", len(v.Possible))
		if w >= 0.05 {
			text += fmt.Sprintf(" (%.0f %%)", 100*w)
		}
		if len(near) > 3 {
			text += fmt.Sprintf(", and one ride from %d of the others", len(near))
		} else if len(near) > 0 {
			text += ", and one ride from " + prose.List(near) + ", where he can be too"
		}
		return text + "." + shut
	case len(near) > 0:
		return "one ride from " + v.some(near) + "." + shut
	case len(soon) > 0:
		return "two rides from " + v.some(soon) + "." + shut
	}
	return fmt.Sprintf("%d rides from %d, the nearest place where Mr X can be.", least, v.Number(nearest))
}

// some names places where Mr X can be, or says how many of all they are.
func (v View) some(names []string) string {
	if len(names) > 3 {
		return fmt.Sprintf("%d of the %d places where Mr X can be", len(names), len(v.Possible))
	}
	return prose.List(names) + ", where Mr X can be"
}

// closed names some places that Mr X could ride to next and that one pawn alone reaches
// from where a step takes it.
func (v View) closed(s Action) (names []string) {
	b, c := theBoard(), v.core
	seen := stationSet{}
	for _, from := range v.Possible {
		for _, sp := range b.from(uint8(from)) {
			if seen.has(sp.to) || b.dist[s.to][sp.to] != 1 || !c.open(b, sp) {
				continue
			}
			seen.add(sp.to)
			alone := true
			for p := uint8(1); p <= pawns; p++ {
				alone = alone && (p == s.pawn || c.ridesAway(b, p, sp.to) > 1)
			}
			if alone && len(names) < 3 {
				names = append(names, fmt.Sprint(v.Number(Station(sp.to))))
			}
		}
	}
	return names
}

// whyRide gives the reason of a ride to Mr X, in his own view.
func (v View) whyRide(s Action) string {
	f := evaluator{b: theBoard(), belief: v.belief}
	c := v.core
	if v.Stage == StageFirst {
		return v.whyFirst(s)
	}
	seen := v.belief.after(f.b, &c, s.ticket())
	_, safe := c.safeRides(f.b)
	who, elsewhere := prose.List(c.threats(f.b, s.to)), ""
	if safe == 0 {
		elsewhere = ", and elsewhere some pawn can too"
	}
	if Forced(int(c.entry) + 1) {
		if who == "" {
			return "you must show yourself, and no pawn gets there in one ride."
		}
		return "you must show yourself; " + who + " can get there in one ride" + elsewhere + "."
	}
	risk, places := f.captureRisk(&c, s.to, seen)
	text := "no pawn gets there in one ride"
	if who != "" {
		text = fmt.Sprintf("%s can get there in one ride (a danger of about %.0f %%)%s", who, math.Max(1, 100*risk), elsewhere)
	}
	if !v.Notes() {
		return text + "."
	}
	if places == 1 {
		return text + ", though the detectives will know where you are."
	}
	if elsewhere != "" && who != "" {
		return fmt.Sprintf("%s; the detectives have %.0f places to think of.", text, places)
	}
	return fmt.Sprintf("%s, and the detectives have %.0f places to think of.", text, places)
}
