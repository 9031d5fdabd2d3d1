package penny

import (
	"fmt"

	"intrigue/maps/geom"
	"intrigue/rules"
	"intrigue/rules/penny"
	"intrigue/rules/prose"
	"intrigue/scenes/app"
	"intrigue/scenes/widgets"
)

// Headline returns that of the day after, made from the ending and the score.
func Headline(o rules.Outcome) string {
	sum := map[string]int{}
	for _, s := range o.Scores {
		for _, n := range s.Points {
			sum[s.Label] += n
		}
	}
	if o.Ending == "closed" || o.Ending == "held" {
		end := map[string]string{"closed": "portals shut", "held": "London held"}[o.Ending]
		switch {
		case sum["Mini-boss"] > 0:
			return "Publo undone, " + end
		case sum["Wounds"] < -8*len(o.Winners):
			return prose.Capital(end) + "; surgeons exhausted"
		case sum["Enemies of the Crown"] >= 12:
			return prose.Capital(end) + ", undertakers thank heroes"
		case sum["Shop cards"] >= 12:
			return "Shoppers triumph, " + end
		case sum["Quests"] >= 6:
			return prose.Capital(end) + " between errands"
		}
		return prose.Capital(end) + "! City late for work"
	}
	return map[string]string{
		"consumed": "Hell consumes world; trams late",
		"robbed":   "Infernal Reserve robbed, dog unhurt",
		"overrun":  "Thieves thrive as City burns",
		"annexed":  "London annexed; rates to rise",
		"triumph":  "All of them beaten! Apply within",
		"outrun":   "The rush is lost, and so are we",
		"dead":     "No survivors; services on Sunday",
	}[o.Ending]
}

// EndPicture returns the front page with that headline.
func EndPicture(o rules.Outcome) string {
	return frontPage{widgets.If(len(o.Winners) > 0, "penny.victory", "penny.defeat"), Headline(o), o.Why}.sprite()
}

// Stands says in a word how far a game has come.
func Stands(seen rules.View) string {
	v, ok := seen.(penny.View)
	if !ok || v.Round() == 0 {
		return ""
	}
	var heroes []string
	for _, h := range v.Heroes() {
		if !h.Nobody() {
			heroes = append(heroes, h.Name)
		}
	}
	return app.JoinNonEmpty(" · ", fmt.Sprintf("Round %d, %s", v.Round(), v.Goal().Tally), prose.List(heroes))
}

// Sketch paints a small map of a view, at no table: tiles, portals and figures.
func Sketch(u *widgets.UI, r widgets.Rect, seen rules.View) {
	v, ok := seen.(penny.View)
	if !ok || len(v.Tiles()) == 0 {
		return
	}
	const sin = 0.866 // width of a hex for its height
	minX, minY, maxX, maxY := 99.0, 99.0, -99.0, -99.0
	at := func(c [2]int) (x, y float64) { return sin * (float64(c[0]) + float64(c[1])/2), 0.75 * float64(c[1]) }
	for _, t := range v.Tiles() {
		x, y := at(t.At)
		minX, minY, maxX, maxY = min(minX, x), min(minY, y), max(maxX, x+sin), max(maxY, y+1)
	}
	k := min(r.W/(maxX-minX), r.H/(maxY-minY)) * 0.96
	box := r.Centre((maxX-minX)*k, (maxY-minY)*k)
	u.Shadow(r, 3, 5)
	u.BorderedBox(r, around, widgets.Fade(gold, 0.5), 1, 4)
	where := map[string]geom.Point{}
	for _, t := range v.Tiles() {
		x, y := at(t.At)
		o := geom.Pt(box.X+(x-minX)*k, box.Y+(y-minY)*k)
		name := "penny.tile." + t.Key
		name += widgets.If(t.Hell, ".hell", "")
		u.Sprite(widgets.Rect{X: o.X, Y: o.Y, W: sin * k, H: k}, name, ink)
		for _, p := range v.Places() {
			if p.Tile != t.ID {
				continue
			}
			d := map[string][2]float64{"w": {0.22, 0.5}, "n": {0.5, 0.28}, "e": {0.78, 0.5}, "s": {0.5, 0.72}, "centre": {0.5, 0.5}}[p.At]
			c := geom.Pt(o.X+d[0]*sin*k, o.Y+d[1]*k)
			where[p.ID] = c
			if side := k * 0.2; p.Portal != "" {
				u.BorderedBox(widgets.Rect{X: c.X - side/2, Y: c.Y - side/2, W: side, H: side}, blood, news, 1, side/2)
			}
		}
	}
	dot := func(id string, fill widgets.Colour, dx float64) {
		if c, ok := where[id]; ok {
			side := k * 0.17
			u.BorderedBox(widgets.Rect{X: c.X - side/2 + dx*k, Y: c.Y - side/2, W: side, H: side}, fill, news, 1, side*0.3)
		}
	}
	for _, x := range v.Villains() {
		dot(x.Place, ink, 0.08)
	}
	for _, h := range v.Heroes() {
		dot(h.Place, gold, -0.06)
	}
}
