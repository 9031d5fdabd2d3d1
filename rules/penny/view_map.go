package penny

import (
	"intrigue/rules/penny/core"
	"intrigue/rules/penny/core/box"
	"intrigue/rules/penny/words"
)

// TileView is a hex on the table.
type TileView struct {
	ID, Key, Name string // the name of the side that shows
	Hell          bool
	At            [2]int // axial coordinates, pointy-top
}

// Tiles are the hexes that are laid out.
func (v View) Tiles() []TileView {
	ch := v.Game.Chart(v.State)
	var out []TileView
	for t := range box.Tile(box.Tiles) {
		if ch.Laid>>t&1 == 0 {
			continue
		}
		h := v.Game.Map.Hexes[t]
		x := TileView{ID: v.Game.TileID(t), Key: h.Key, Name: h.Name, Hell: v.State.HellTiles>>t&1 != 0, At: ch.At[t]}
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
	At                  string // where on the tile: w, n, e, s, centre
	Action              box.ActionToken
	Portal              string // "basic", "demonic" or empty
	Gold                int    // beside a portal, in chapter II
	Entrance            string // id of the shortcut whose token lies here
}

// Places are the locations of the tiles that are laid out.
func (v View) Places() []PlaceView {
	g, c := v.Game, v.State
	ch := g.Chart(c)
	var out []PlaceView
	for p := range box.Place(box.Places) {
		s := g.Map.Locations[p]
		if ch.Laid>>s.Tile&1 == 0 {
			continue
		}
		x := PlaceView{ID: g.PlaceID(p), Key: s.Key, Name: words.PlaceName(v.View, p), Tile: g.TileID(s.Tile), At: s.At,
			Action: c.ActionOn(g, p)}
		if i := c.PortalOn(g, p); i >= 0 {
			x.Portal = "basic"
			if g.Scenario.Portals[i].Demonic {
				x.Portal = "demonic"
			} else {
				x.Gold = int(c.Sold[min(i, 1)])
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

// ShortcutView is a shortcut building off the map.
type ShortcutView struct {
	ID, Name string
	Tiles    [2]string
}

// Ways are the two shortcuts.
func (v View) Ways() []ShortcutView {
	var out []ShortcutView
	for i, w := range v.Game.Map.Shortcuts {
		out = append(out, ShortcutView{v.Game.PlaceID(box.Sewer + box.Place(i)), w.Name,
			[2]string{v.Game.TileID(w.Tiles[0]), v.Game.TileID(w.Tiles[1])}})
	}
	return out
}

// VillainView is a figure of the other side.
type VillainView struct {
	ID, Name string
	Place    string   // id; empty while it is off the map
	Card     CardView // of a mini-boss or boss; zero for A, B and C, who borrow one
	Left     int      // health a boss still has
	Next     []string // where it would step if it had to move now
	Why      string   // towards whom, and who decides a tie
}

// Villains are the figures that can be in this game.
func (v View) Villains() []VillainView {
	g, c := v.Game, v.State
	var out []VillainView
	for k := range box.Villains {
		x := VillainView{ID: k.ID(), Name: words.VillainName(v.View, k)}
		card := words.BigVillain(v.View, k)
		if k >= box.MiniBoss && card == box.NoCard {
			continue
		}
		if x.Card = v.Card(card); card != box.NoCard {
			x.Left = c.HealthOf(g, card) - c.Lasting(g, card)
		}
		if at := c.VillainAt[k]; at != box.NoPlace {
			x.Place = g.PlaceID(at)
			x.Next, x.Why = words.Intent(v.View, k)
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
	g, c := v.Game, v.State
	f := c.Top()
	if c.Wait != core.Decision || f.Kind != core.EffectTurn || f.Step > core.StepBuild {
		return nil
	}
	p := c.Player(f.Hero)
	purse := int(p.Tokens[box.Movement]) // Move Points he can pay
	if f.Step == core.StepMove {
		purse += p.Hand.Count()
	}
	const far = 99
	var ways [box.Post + 1]struct {
		cost   int
		before box.Place
		dear   bool
	}
	for i := range ways {
		ways[i].cost = far
	}
	var walk func(from, at box.Place, spent int, entered, dear bool)
	walk = func(from, at box.Place, spent int, entered, dear bool) {
		if spent > purse || spent >= ways[at].cost {
			return
		}
		ways[at].cost, ways[at].before, ways[at].dear = spent, from, dear
		step := 1
		if entered && c.OnHell(g, at) && c.VillainOn(at) {
			step, dear = 2, true
		}
		var room [16]box.Place
		for _, q := range c.Reach(g, at, room[:0]) {
			walk(at, q, spent+step, true, dear)
		}
		if w := g.WayFrom(at); w != box.NoPlace && int(p.Tokens[box.Movement]) >= 2 && spent+2 <= purse {
			walk(at, w, spent+2, true, dear)
		}
	}
	walk(p.At, p.At, 0, p.Entered, false)
	var out []ReachView
	for q, way := range ways {
		if way.cost < far && box.Place(q) != p.At {
			out = append(out, ReachView{g.PlaceID(box.Place(q)), g.PlaceID(way.before), way.cost, way.dear})
		}
	}
	return out
}
