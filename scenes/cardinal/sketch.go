package cardinal

import (
	"context"
	"fmt"
	"slices"
	"strings"

	"intrigue/rules"
	"intrigue/rules/cardinal"
	"intrigue/rules/cardinal/core"
	"intrigue/rules/prose"
	"intrigue/scenes/widgets"
)

// Sketch paints a small plan of the castle from what a view knows: the chambers with
// their suits, the guards at the walls and the musketeers.
func Sketch(u *widgets.UI, r widgets.Rect, seen rules.View) {
	v, ok := seen.(cardinal.View)
	if !ok || v.Stage == core.StageDeal {
		return
	}
	side := min(r.W, r.H)
	box := r.Centre(side, side)
	u.Shadow(box, 3, 5)
	u.BorderedBox(box, night, widgets.Fade(gold, 0.5), 1, 4)
	d := side * 0.92 / 5
	x0, y0 := box.X+side*0.04, box.Y+side*0.04
	for i, h := range v.Chambers {
		cell := widgets.Rect{X: x0 + float64(i%5)*d, Y: y0 + float64(i/5)*d, W: d, H: d}.Inset(max(0.5, d*0.05))
		switch {
		case h.Hole:
			u.Box(cell, widgets.Colour{A: 255}, d/2)
			continue
		case h.Suit == core.NoSuit:
			continue
		case h.Searched:
			u.Box(cell, widgets.Fade(cream, 0.22), 2)
		default:
			u.Box(cell, cream, 2)
		}
		u.Sprite(cell.Inset(d*0.14), "cardinal.suit."+h.Suit.String(), inks[h.Suit])
		if h.Musketeer != core.NoSuit {
			u.Sprite(cell.Centre(d*0.72, d*1.05), "cardinal.musketeer."+h.Musketeer.String(), cream)
		}
	}
}

// Stands says in a word how far a game has come.
func Stands(seen rules.View) string {
	if v, ok := seen.(cardinal.View); ok && v.Stage != core.StageDeal {
		return fmt.Sprintf("%d of %d points, %s", v.Score.Total, v.Score.Of, prose.Count(v.Moves, "slide"))
	}
	return ""
}

// glance bounds how long the solver looks at one moment: less than a second.
const glance = 600_000

// Verdict says who helped, and how long a perfect game was possible. "" says nothing.
func Verdict(ctx context.Context, r rules.Record) string {
	help := ""
	switch {
	case len(r.Seats) > 0 && !r.Seats[0].Person():
		help = widgets.If(r.Seats[0].Level == "careful", "The Careful bot played this game.", "The solver played this game.")
	case r.Advised:
		help = "You played with " + helpers(r.Help) + "."
	}
	return strings.TrimSpace(help + " " + lastChance(ctx, r))
}

// helpers names who helped. Older games do not tell.
func helpers(by []string) string {
	hints, solver := slices.Contains(by, "hint"), slices.Contains(by, "solver")
	switch {
	case hints && solver:
		return "hints and the solver"
	case hints:
		return "hints"
	case solver:
		return "the solver"
	}
	return "hints or the solver"
}

// lastChance says how long a perfect game was possible, as far as the solver can see:
// the last moment from which it still finds one. "" says nothing.
func lastChance(ctx context.Context, r rules.Record) string {
	all, err := rules.Replay(cardinal.Game{}, r)
	if err != nil {
		return ""
	}
	var views []cardinal.View
	for _, p := range all {
		if v, ok := p.Seen(0).(cardinal.View); ok && v.Stage == core.StageFree {
			views = append(views, v)
		}
	}
	last, _ := all[len(all)-1].Seen(0).(cardinal.View) // it is over: no slide was left to make
	if len(views) == 0 || last.Score.Total == core.Perfect {
		return ""
	}
	found := func(i int) bool {
		return cardinal.Solve(ctx, views[i], cardinal.Effort{Nodes: glance}, nil).Perfect()
	}
	if !found(0) {
		if ctx.Err() != nil {
			return ""
		}
		return "The solver found no perfect game in this deal."
	}
	lo, hi := 0, len(views) // found at lo, not at hi
	for hi-lo > 1 && ctx.Err() == nil {
		if mid := (lo + hi) / 2; found(mid) {
			lo = mid
		} else {
			hi = mid
		}
	}
	if ctx.Err() != nil {
		return ""
	}
	if lo == len(views)-1 {
		return "A perfect game was still possible at the end."
	}
	return fmt.Sprintf("A perfect game was possible until move %d.", views[lo].Moves+1)
}

// Headline returns the score of a game that is over.
func Headline(o rules.Outcome) string {
	total := 0
	for _, s := range o.Scores {
		for _, p := range s.Points {
			total += p
		}
	}
	return fmt.Sprintf("%d of %d points", total, core.Perfect)
}
