package pimpernel

import (
	"intrigue/rules"
	"intrigue/rules/pimpernel/core"
)

// dict is a JSON object for programs. The keys never change; build/wire.md explains them.
type dict map[string]any

// each describes the things of a kind, which are numbered from 0.
func each[T ~uint8](n T, describe func(T) dict) (all []dict) {
	for x := range n {
		all = append(all, describe(x))
	}
	return all
}

// Describe gives the map and all cards of the box. Which of them lie where is in the state.
func (p *Position) Describe() any {
	b := p.Board
	x := dict{"options": b.Options, "cubes": core.Supplies[b.Seats], "first_mission": b.FirstMission(), "last_mission": core.FinalMission,
		"captures": 0}
	if b.Chauvelin {
		x["captures"] = b.Captures()
	}
	describeMap(x)
	x["location_cards"] = each(core.PlaceCards, func(i uint8) dict {
		c := core.LocationCards[i]
		return dict{"card": core.PlaceCardWord(int(i)), "name": c.Name, "spaces": icons(c.Icons)}
	})
	x["favor_cards"] = each(core.Favors, func(i uint8) dict {
		return dict{"card": core.FavorWord(int(i)), "actions": icons(core.FavorCards[i][:]), "star": i < core.Starters}
	})
	x["mission_cards"] = each(core.Missions, func(i uint8) dict {
		c := core.CardOf(i)
		return dict{"card": cardID(c), "location": c.At.Key(), "need": needs(c.Need), "rescue": c.Rescue}
	})
	return x
}

// describeMap adds what is printed on the map, and the tiles that lie on it.
func describeMap(x dict) {
	x["regions"] = each(core.Regions, func(r core.Region) dict {
		var touches []string
		for other := range core.Region(core.Regions) {
			if r.Touches(other) {
				touches = append(touches, other.Key())
			}
		}
		return dict{"region": r.Key(), "touches": touches}
	})
	x["locations"] = each(core.Locations, func(l core.Location) dict {
		return dict{"location": l.Key(), "region": l.Region().Key(), "spaces": icons(l.Printed())}
	})
	x["routes"] = each(core.Routes, func(i uint8) dict {
		leg := core.Legs()[i]
		spaces := rules.Encoded(leg.Spaces, func(s core.Place) dict {
			return dict{"id": s.ID(), "regions": rules.Encoded(s.Regions(), core.Region.Key)}
		})
		return dict{"id": leg.ID, "from": leg.A.Key(), "to": leg.B.Key(), "sea": core.RouteFacts[i].Sea, "spaces": spaces}
	})
	x["areas"] = each(core.Areas, func(a core.Area) dict { return dict{"area": a.Key(), "favor": a.Tile()} })
	tiles := map[core.Building]int{core.Market: 1}
	for _, k := range core.HexTiles {
		tiles[k]++
	}
	x["buildings"] = each(core.Buildings, func(k core.Building) dict {
		serves := rules.Encoded(core.AreasOf(core.BuildingFacts[k].Serves), core.Area.Key)
		return dict{"building": k.Key(), "serves": serves, "tiles": tiles[k]}
	})
	x["hexes"] = each(core.Hexes, func(h uint8) dict {
		return dict{"id": core.HexPlace(int(h)).ID(), "region": core.HexFacts[h].Region.Key()}
	})
	var spots []string
	for s := range core.Spot(core.MissionSpots) {
		spots = append(spots, s.ID())
	}
	x["mission_spaces"] = spots
}
