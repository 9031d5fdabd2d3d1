package penny

import (
	"fmt"

	"intrigue/maps/face"
	"intrigue/rules"
	"intrigue/rules/penny"
	"intrigue/rules/prose"
	"intrigue/scenes/parts"
	"intrigue/scenes/sound"
	"intrigue/scenes/widgets"
)

// The big moments: a tile turns over, a portal slams shut, a boss comes, a hero dies, a chapter of the Heist begins, and a
// scheme or a joke is read before the villains walk.

// big shows a moment, at a table at which people see things happen.
func (b *Board) big(e sound.Effect, m parts.Moment) {
	if b.Host.Moment() == 0 || b.Host.Reviewing() {
		return
	}
	if !b.spotlight.On() {
		b.Host.Cue(e)
	}
	b.spotlight.Add(b.Now, m)
}

// greatThings notices what became of the table, and reports whether anything great did.
func (b *Board) greatThings(old, v penny.View) bool {
	if was, is := old.Chapter(), v.Chapter(); was > 0 && is > was {
		b.big(sound.Page, chapterBegins(v))
	}
	hell := map[string]bool{}
	for _, t := range old.Tiles() {
		hell[t.ID] = t.Hell
	}
	for _, t := range v.Tiles() {
		if was, known := hell[t.ID]; known && was != t.Hell {
			b.big(sound.Slide, b.tileTurns(old, t.ID, t.Key, t.Hell))
		}
	}
	open := map[string]string{}
	for _, p := range old.Places() {
		open[p.ID] = p.Portal
	}
	for _, p := range v.Places() {
		if kind := open[p.ID]; kind != "" && p.Portal == "" {
			b.big(sound.Stamp, b.portalShuts(p, widgets.If(kind == "demonic", "penny.portal.demonic", "penny.portal")))
		}
	}
	there := map[string]bool{}
	for _, x := range old.Villains() {
		there[x.ID+x.Card.ID] = x.Place != ""
	}
	for _, x := range v.Villains() {
		if x.Card.ID != "" && x.Place != "" && !there[x.ID+x.Card.ID] {
			b.big(sound.Bell, b.bossComes(x))
		}
	}
	for s := range v.Seats() {
		if h := v.Hero(rules.Seat(s)); h.Dead && !old.Hero(rules.Seat(s)).Dead {
			b.big(sound.Deny, parts.Moment{Kind: "A hero falls", Title: h.Name + " is dead", Aspect: 0.8,
				Words: "The fourth grave wound is fatal. The others go on.", Paint: portraitDarkens(h.ID)})
		}
	}
	return b.spotlight.On()
}

// woodcut paints a picture on newsprint, which stands there before the picture does.
func woodcut(u *widgets.UI, r widgets.Rect, name string) {
	u.BorderedBox(r, news, ink, 2, 3)
	u.Sprite(r.Inset(6), name, ink)
}

// flipped paints a picture as it turns about its middle, from 0, flat, to 1, on edge.
func flipped(u *widgets.UI, r widgets.Rect, name string, flip float64) {
	u.Add(widgets.Item{Look: widgets.Look{Kind: widgets.Sprite, R: r, Name: name, Colour: ink, Flip: min(1, max(0.01, flip))}})
}

func (b *Board) tileTurns(old penny.View, id, key string, hell bool) parts.Moment {
	names := [2]string{"penny.tile." + key, "penny.tile." + key + ".hell"}
	if !hell {
		names[0], names[1] = names[1], names[0]
	}
	home, _ := b.tile(id)
	return parts.Moment{Kind: widgets.If(hell, "Hell breaks through", "London is reclaimed"), Aspect: 1, Home: home,
		Title: b.View.Label(id).Title, Words: fmt.Sprintf("%s turns over.", old.Label(id).Title),
		Paint: func(u *widgets.UI, r widgets.Rect, p float64) {
			glow := widgets.If(hell, ember, gold)
			u.Add(widgets.Item{Look: widgets.Look{Kind: widgets.Box, R: r.Inset(r.W * 0.1), Colour: widgets.Fade(glow, 0.8*p), Radius: r.W / 2,
				Soft: r.W * 0.1}})
			if p < 0.5 { // it goes on edge, and comes back as the other side
				flipped(u, r, names[0], 2*p)
				return
			}
			flipped(u, r, names[1], 2-2*p)
		}}
}

func (b *Board) portalShuts(at penny.PlaceView, name string) parts.Moment {
	return parts.Moment{Kind: "A portal slams shut", Title: at.Name, Words: prose.Capital(b.View.Goal().Tally) + ".", Aspect: 1.3,
		Home: b.disc(at.ID, 1.5), Paint: func(u *widgets.UI, r widgets.Rect, p float64) {
			u.BorderedBox(r, ink, ink, 2, 3)
			gap := max(0, 1-1.6*p) // between the two wings of the door
			side := min(r.H, r.W) * 0.86
			u.Sprite(r.Centre(side, side), name, ember)
			w := r.W / 2 * (1 - gap)
			for _, door := range []widgets.Rect{{X: r.X, Y: r.Y, W: w, H: r.H}, {X: r.X + r.W - w, Y: r.Y, W: w, H: r.H}} {
				if w > 2 {
					u.BorderedBox(door, worn, ink, 3, 2)
					for i := range 3 { // its bands of iron
						u.Box(widgets.Rect{X: door.X, Y: r.Y + r.H*(0.18+0.3*float64(i)), W: w, H: r.H * 0.05}, ink, 0)
					}
				}
			}
			if gap == 0 {
				stamp := r.Centre(r.W*0.62, r.H*0.3)
				u.BorderedBox(stamp, news, blood, 4, 6)
				figure(u, stamp.Inset(stamp.H*0.12), "SHUT", face.Heading, blood, widgets.Centre)
			}
		}}
}

func (b *Board) bossComes(x penny.VillainView) parts.Moment {
	at := b.known.place[x.Place].Name
	return parts.Moment{Kind: widgets.If(at == "", "An enemy comes", "At "+at), Title: x.Card.Name, Words: x.Card.Text, Aspect: cardAspect,
		Home: b.disc(x.Place, 1.2), Paint: func(u *widgets.UI, r widgets.Rect, _ float64) {
			u.BorderedBox(r, news, ink, 2, 3)
			u.Sprite(r, cardSprite(x.Card, lying), ink)
		}}
}

func portraitDarkens(hero string) func(*widgets.UI, widgets.Rect, float64) {
	return func(u *widgets.UI, r widgets.Rect, p float64) {
		woodcut(u, r, sprite("portrait."+heroKey(hero)))
		u.Box(r, widgets.Fade(ink, 0.6*p), 3)
	}
}

// chapterBegins turns the newspaper to its next page.
func chapterBegins(v penny.View) parts.Moment {
	page := frontPage{"penny.victory", "The Heist" + chapters[min(v.Chapter(), 3)], v.Goal().Need}.sprite()
	return parts.Moment{Kind: "The Heist", Title: "Chapter" + chapters[min(v.Chapter(), 3)], Words: v.Goal().Need, Aspect: 1.5,
		Paint: func(u *widgets.UI, r widgets.Rect, p float64) {
			u.BorderedBox(r, worn, ink, 2, 3) // the page below
			flipped(u, r, page, 1-p)
		}}
}

// read shows a scheme or a joke that was just turned over, and the villains of whom it speaks.
func (b *Board) read(c penny.CardView) {
	if c.Deck != "scheme" && c.Deck != "joke" {
		return
	}
	home, _ := b.Host.Where(id(aDeck, c.Deck))
	b.big(sound.Paper, parts.Moment{Kind: prose.Capital(c.Deck), Title: c.Name, Words: c.Text, Aspect: 4.0 / 3, Home: home,
		Paint: func(u *widgets.UI, r widgets.Rect, _ float64) {
			woodcut(u, r, picture(c))
			villainMarks(u, widgets.Rect{X: r.X, Y: r.Y + 8, W: r.W - 8, H: r.H * 0.16}, c.Text)
		}})
}
