package estoril

import (
	"slices"

	"intrigue/rules"
	"intrigue/rules/estoril/core"
)

// dict is a JSON object for programs. The keys never change; build/wire.md explains them.
type dict map[string]any

var looks = [...]string{core.NoLook: "none", core.LookOwn: "own", core.LookNear: "near", core.LookAny: "any"}

// Describe gives all boards, tiles and missions of the box, and the numbers for so many seats.
func (p *Position) Describe() any {
	points, _ := core.Share([]int{2, 1}, p.Variants&core.SixThree != 0)
	x := dict{"seats": p.Seats, "rounds": core.LastRound, "hand": core.HandSize, "cubes": core.CubesEach[p.Seats],
		"missions_out": p.MissionsOut(), "secret_missions": p.Variants&core.SecretMissions != 0,
		"agendas": p.Variants&core.Agendas != 0, "first_points": points[0], "second_points": points[1]}
	var places, boards, tiles, missions []dict
	for place := range uint8(core.Places) {
		var adjacent []int
		for other := range core.Places {
			if core.Adjacent[place]>>other&1 != 0 {
				adjacent = append(adjacent, other)
			}
		}
		places = append(places, dict{"place": place, "adjacent": adjacent, "outer": core.OuterCorners(place)})
	}
	for b := core.Church; b <= core.Museum; b++ {
		boards = append(boards, printedBoard(b))
	}
	for t := core.Tile(1); t <= core.LastTile; t++ {
		f := t.Face()
		symbols := slices.DeleteFunc(f.Symbols[:], func(s core.Symbol) bool { return s == core.NoSymbol })
		tiles = append(tiles, dict{"tile": t, "name": f.Name, "flag": f.Flag.String(), "strength": f.Strength, "points": f.Points,
			"symbols": rules.Encoded(symbols, core.Symbol.String), "woman": f.Woman, "seat": t.Colour()})
	}
	for m := range core.MissionKinds {
		counts := map[core.Tile]int{}
		for t := core.Tile(1); t <= core.LastTile; t++ {
			if n := m.Count(1 << t); n > 0 {
				counts[t] = n
			}
		}
		missions = append(missions, dict{"mission": m.String(), "counts": counts, "different_flags": m == core.ManyFlags})
	}
	x["places"], x["boards"], x["tiles"], x["missions"] = places, boards, tiles, missions
	return x
}

func printedBoard(b uint8) dict {
	f := core.Posters[b]
	space := func(n, corner uint8, secret bool, look core.LookRange) dict {
		return dict{"space": core.Numerals[n], "corner": corner, "secret": secret, "look": looks[look]}
	}
	var spaces []dict
	for n := range core.SpacesOf(b) {
		spaces = append(spaces, space(n, f.Space[n], !f.Open, core.LookOf(b, n)))
	}
	return dict{"board": b, "name": f.Name, "rule": f.Rule, "all_outer": b == core.Muchaxo, "spaces": spaces,
		"reward": space(core.Spaces, f.Reward, f.Hidden, core.NoLook)}
}
