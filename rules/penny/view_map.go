package penny

import (
	"intrigue/rules/penny/core/box"
)

// TileView is a hex on the table.
type TileView struct {
	ID, Key, Name string // the name of the side that shows
	Hell          bool
	At            [2]int // axial coordinates, pointy-top
}

// Tiles are the hexes that are laid out.
func (v View) Tiles() []TileView {
	ch := v.game.chart(v.core)
	var out []TileView
	for t := range box.Tile(box.Tiles) {
		if ch.Laid>>t&1 == 0 {
			continue
		}
		h := v.game.Map.Hexes[t]
		x := TileView{ID: v.game.TileID(t), Key: h.Key, Name: h.Name, Hell: v.core.hellTiles>>t&1 != 0, At: ch.At[t]}
		if x.Hell {
			x.Name = h.Hell
		}
		out = append(out, x)
	}
	return out
}

// PlaceView is a location.
type PlaceView struct {
	ID, Key, Name, Tile string
	At                  string      // where on the tile: w, n, e, s, centre
	Prints              []box.Token // what would be gathered: nothing while a token covers it
	Action              box.ActionToken
	Portal              string // "basic", "demonic" or empty
	Gold                int    // beside a portal, in chapter II
	Entrance            string // id of the shortcut whose token lies here
}

// Places are the locations of the tiles that are laid out.
func (v View) Places() []PlaceView {
	g, c := v.game, v.core
	ch := g.chart(c)
	var out []PlaceView
	for p := range box.Place(box.Places) {
		s := g.Map.Locations[p]
		if ch.Laid>>s.Tile&1 == 0 {
			continue
		}
		x := PlaceView{ID: g.PlaceID(p), Key: s.Key, Name: v.placeName(p), Tile: g.TileID(s.Tile), At: s.At, Action: c.actionOn(g, p)}
		for t, n := range c.printed(g, p) {
			for range n {
				x.Prints = append(x.Prints, box.Token(t))
			}
		}
		if i := c.portalOn(g, p); i >= 0 {
			x.Portal = "basic"
			if g.mode.Portals[i].Demonic {
				x.Portal = "demonic"
			} else {
				x.Gold = int(c.sold[min(i, 1)])
			}
		}
		for i, w := range g.Map.Shortcuts {
			if w.Tokens[0] == p || w.Tokens[1] == p {
				x.Entrance = g.PlaceID(box.Sewer + box.Place(i))
			}
		}
		out = append(out, x)
	}
	return out
}

// WayView is a shortcut building off the map.
type WayView struct {
	ID, Name string
	Tiles    [2]string
}

// Ways are the two shortcuts.
func (v View) Ways() []WayView {
	var out []WayView
	for i, w := range v.game.Map.Shortcuts {
		out = append(out, WayView{v.game.PlaceID(box.Sewer + box.Place(i)), w.Name, [2]string{v.game.TileID(w.Tiles[0]), v.game.TileID(w.Tiles[1])}})
	}
	return out
}

// VillainView is a figure of the other side.
type VillainView struct {
	ID, Name string
	Place    string   // id; empty while it is off the map
	Card     CardView // of a mini-boss or boss; zero for A, B and C, who borrow one
	Left     int      // health a boss still has
	Heads    int      // of Cerberus
	Next     []string // where it would step if it had to move now
	Why      string   // towards whom, and who decides a tie
}

// Villains are the figures that can be in this game.
func (v View) Villains() []VillainView {
	g, c := v.game, v.core
	var out []VillainView
	for k := range box.Villains {
		x := VillainView{ID: k.ID(), Name: v.villainName(k)}
		card := box.NoCard
		switch k {
		case box.MiniBoss:
			card = c.miniFoe(g)
		case box.Boss:
			card = g.mode.BossCard
		}
		if k >= box.MiniBoss && card == box.NoCard {
			continue
		}
		if x.Card = v.Card(card); card != box.NoCard {
			x.Left = c.healthOf(g, card) - c.lasting(g, card)
			if g.Of[card].Foe.Heads > 0 {
				x.Heads = int(c.heads)
			}
		}
		if at := c.villainAt[k]; at != box.NoPlace {
			x.Place = g.PlaceID(at)
			x.Next, x.Why = v.intent(k)
		} else if k <= box.VillainC {
			x.Why = "Off the map. The next scheme that moves him brings him out of a portal."
		}
		out = append(out, x)
	}
	return out
}

// ReachView is a place a hero can get to this turn, and for how many cards or
// movement tokens; Dear tells that a villain makes the way dearer. From is the place
// before it on the cheapest way, where the hero stands before the first step.
type ReachView struct {
	Place string
	From  string
	Cost  int
	Dear  bool
}

// Reach lists the places the asked hero can still reach, with the least that it
// costs (PEN-48, PEN-51). It is empty when he cannot move now.
func (v View) Reach() []ReachView {
	g, c := v.game, v.core
	f := c.now()
	if c.need != decision || f.op != opTurn || f.i > stepBuild {
		return nil
	}
	p := c.me(f.hero)
	purse := int(p.tokens[box.Movement])
	if f.i == stepMove {
		purse += p.hand.Count()
	}
	const far = 99
	var cost [box.Post + 1]int
	var dear [box.Post + 1]bool
	var before [box.Post + 1]box.Place
	for i := range cost {
		cost[i] = far
	}
	var walk func(from, at box.Place, spent int, entered, hard bool)
	walk = func(from, at box.Place, spent int, entered, hard bool) {
		if spent > purse || spent >= cost[at] {
			return
		}
		cost[at], dear[at], before[at] = spent, hard, from
		step := 1
		if entered && c.onHell(g, at) && c.villainOn(at) {
			step, hard = 2, true
		}
		var room [16]box.Place
		for _, q := range c.reach(g, at, room[:0]) {
			walk(at, q, spent+step, true, hard)
		}
		if w := g.wayFrom(at); w != box.NoPlace && int(p.tokens[box.Movement]) >= 2 && spent+2 <= purse {
			walk(at, w, spent+2, true, hard)
		}
	}
	walk(p.at, p.at, 0, p.entered, false)
	var out []ReachView
	for q, n := range cost {
		if n < far && box.Place(q) != p.at {
			out = append(out, ReachView{g.PlaceID(box.Place(q)), g.PlaceID(before[q]), n, dear[q]})
		}
	}
	return out
}
