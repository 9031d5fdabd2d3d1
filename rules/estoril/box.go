package estoril

import "intrigue/rules/estoril/core"

// What a program is told of the box. The keys never change; build/wire.md explains them.

type printedSpace struct {
	Space  string `json:"space"`
	Corner int    `json:"corner"`
	Secret bool   `json:"secret"`
	Look   string `json:"look"`
}

type printedBoard struct {
	Board    int            `json:"board"`
	Name     string         `json:"name"`
	Rule     string         `json:"rule"`
	Spaces   []printedSpace `json:"spaces"`
	Reward   printedSpace   `json:"reward"`
	AllOuter bool           `json:"all_outer"`
}

type printedPlace struct {
	Place    int   `json:"place"`
	Adjacent []int `json:"adjacent"`
	Outer    []int `json:"outer"`
}

type printedTile struct {
	Tile     int      `json:"tile"`
	Name     string   `json:"name"`
	Flag     string   `json:"flag"`
	Strength int      `json:"strength"`
	Points   int      `json:"points"`
	Symbols  []string `json:"symbols"`
	Woman    bool     `json:"woman"`
	Seat     int      `json:"seat"`
}

// printedMission says which tiles count and how much; with different flags equal ones count once.
type printedMission struct {
	Mission   string      `json:"mission"`
	Counts    map[int]int `json:"counts"`
	Different bool        `json:"different_flags"`
}

type printed struct {
	Seats        int              `json:"seats"`
	Rounds       int              `json:"rounds"`
	Hand         int              `json:"hand"`
	Cubes        int              `json:"cubes"`
	MissionsOut  int              `json:"missions_out"`
	Secret       bool             `json:"secret_missions"`
	Agendas      bool             `json:"agendas"`
	FirstPoints  int              `json:"first_points"`
	SecondPoints int              `json:"second_points"`
	Places       []printedPlace   `json:"places"`
	Boards       []printedBoard   `json:"boards"`
	Tiles        []printedTile    `json:"tiles"`
	Missions     []printedMission `json:"missions"`
}

var looks = [...]string{core.NoLook: "none", core.LookOwn: "own", core.LookNear: "near", core.LookAny: "any"}

// Describe gives all boards, tiles and missions of the box, and the numbers for so many seats.
func (p *Position) Describe() any {
	points, _ := core.Share([]int{2, 1}, p.Variants&core.SixThree != 0)
	x := printed{Seats: int(p.Seats), Rounds: core.LastRound, Hand: core.HandSize, Cubes: int(core.CubesEach[p.Seats]), MissionsOut: int(p.MissionsOut()),
		Secret: p.Variants&core.SecretMissions != 0, Agendas: p.Variants&core.Agendas != 0, FirstPoints: points[0], SecondPoints: points[1]}
	for place := range uint8(core.Places) {
		at := printedPlace{Place: int(place), Outer: core.OuterCorners(place)}
		for other := range core.Places {
			if core.Adjacent[place]>>other&1 != 0 {
				at.Adjacent = append(at.Adjacent, other)
			}
		}
		x.Places = append(x.Places, at)
	}
	for b := core.Church; b <= core.Museum; b++ {
		x.Boards = append(x.Boards, printedBoardOf(b))
	}
	for t := core.Tile(1); t <= core.LastTile; t++ {
		x.Tiles = append(x.Tiles, printedTileOf(t))
	}
	for m := range core.MissionKinds {
		of := printedMission{Mission: m.String(), Counts: map[int]int{}, Different: m == core.ManyFlags}
		for t := core.Tile(1); t <= core.LastTile; t++ {
			if n := m.Count(1 << t); n > 0 {
				of.Counts[int(t)] = n
			}
		}
		x.Missions = append(x.Missions, of)
	}
	return x
}

func printedBoardOf(b uint8) printedBoard {
	f := core.Posters[b]
	x := printedBoard{Board: int(b), Name: f.Name, Rule: f.Rule, AllOuter: b == core.Muchaxo,
		Reward: printedSpace{core.Numerals[core.Spaces], int(f.Reward), f.Hidden, looks[core.NoLook]}}
	for n := range core.SpacesOf(b) {
		x.Spaces = append(x.Spaces, printedSpace{core.Numerals[n], int(f.Space[n]), !f.Open, looks[core.LookOf(b, n)]})
	}
	return x
}

func printedTileOf(t core.Tile) printedTile {
	f := t.Face()
	x := printedTile{int(t), f.Name, f.Flag.String(), f.Strength, f.Points, []string{}, f.Woman, t.Colour()}
	for _, s := range f.Symbols {
		if s != core.NoSymbol {
			x.Symbols = append(x.Symbols, s.String())
		}
	}
	return x
}
