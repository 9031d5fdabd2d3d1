package core

import (
	"slices"

	"intrigue/rules/penny/core/box"
)

// What is where on the map.

// Chart returns the map as it lies now.
func (g *Game) Chart(c *State) *box.Layout {
	if c.Chapter == 3 {
		return g.Scenario.Banked
	}
	return g.Scenario.Plain
}

// TileOf returns the tile of a place; NoTile for a shortcut.
func (g *Game) TileOf(p box.Place) box.Tile {
	if p >= box.Places {
		return box.NoTile
	}
	return g.Map.Locations[p].Tile
}

// OnHell reports whether a place lies on a Hell side.
func (c *State) OnHell(g *Game, p box.Place) bool {
	return p < box.Places && c.HellTiles>>g.TileOf(p)&1 != 0
}

// VillainOn reports whether some villain stands on a place.
func (c *State) VillainOn(p box.Place) bool {
	return p < box.Places && slices.Contains(c.VillainAt[:], p)
}

// HeroesOn counts the heroes on a place.
func (c *State) HeroesOn(p box.Place) int {
	n := 0
	for h := range c.Seats {
		if c.Players[h].At == p && !c.Players[h].Dead {
			n++
		}
	}
	return n
}

// PortalOn returns the index of the open portal on a place, or -1.
func (c *State) PortalOn(g *Game, p box.Place) int {
	for i, at := range g.Scenario.PortalAt {
		if at == p && c.Portals>>i&1 != 0 {
			return i
		}
	}
	return -1
}

// ActionOn returns the action token of a place. In chapter III the mini-boss comes to the
// event of the leftmost tile, which stays (PEN-124).
func (c *State) ActionOn(g *Game, p box.Place) box.ActionToken {
	if p >= box.Places {
		return box.NoAction
	}
	return g.Scenario.Tokens[p]
}

// Printed returns what can be gathered from a place: its print, unless a token lies on it
// (PEN-5, PEN-154).
func (c *State) Printed(g *Game, p box.Place) [box.Resources]uint8 {
	if p >= box.Places || c.ActionOn(g, p) != box.NoAction || c.PortalOn(g, p) >= 0 {
		return [box.Resources]uint8{}
	}
	if c.OnHell(g, p) {
		return g.Map.Locations[p].Prints[1]
	}
	return g.Map.Locations[p].Prints[0]
}

// VillainOnTile reports whether some villain stands on a tile.
func (c *State) VillainOnTile(g *Game, t box.Tile) bool {
	return slices.ContainsFunc(c.VillainAt[:], func(at box.Place) bool { return g.TileOf(at) == t })
}

// HeroesOnTile counts the heroes on a tile.
func (c *State) HeroesOnTile(g *Game, t box.Tile) int {
	n := 0
	for h := range c.Seats {
		if g.TileOf(c.Players[h].At) == t {
			n++
		}
	}
	return n
}

// Reclaimable reports whether an Open World's tile can be reclaimed from a place now.
func (c *State) Reclaimable(g *Game, at box.Place) bool {
	return c.Mode == box.Open && c.OnHell(g, at) && !c.VillainOnTile(g, g.TileOf(at))
}
