package pimpernel

import (
	"intrigue/rules"
	"intrigue/rules/pimpernel/core"
)

// What a program is told of the box. The keys never change; build/wire.md explains them.

type printedRegion struct {
	Region  string   `json:"region"`
	Touches []string `json:"touches"`
}

type printedLocation struct {
	Location string   `json:"location"`
	Region   string   `json:"region"`
	Spaces   []string `json:"spaces"`
}

type printedRouteSpace struct {
	ID      string   `json:"id"`
	Regions []string `json:"regions"`
}

type printedRoute struct {
	ID     string              `json:"id"`
	From   string              `json:"from"`
	To     string              `json:"to"`
	Sea    bool                `json:"sea"`
	Spaces []printedRouteSpace `json:"spaces"`
}

type printedArea struct {
	Area  string `json:"area"`
	Favor string `json:"favor"`
}

type printedBuilding struct {
	Building string   `json:"building"`
	Serves   []string `json:"serves"`
	Tiles    int      `json:"tiles"`
}

type printedHex struct {
	ID     string `json:"id"`
	Region string `json:"region"`
}

type locationCard struct {
	Card   string   `json:"card"`
	Name   string   `json:"name"`
	Spaces []string `json:"spaces"`
}

type favorCard struct {
	Card    string   `json:"card"`
	Actions []string `json:"actions"`
	Star    bool     `json:"star"`
}

type missionCard struct {
	Card     string         `json:"card"`
	Location string         `json:"location"`
	Need     map[string]int `json:"need"`
	Rescue   string         `json:"rescue"`
}

type printed struct {
	Options       rules.Options     `json:"options"`
	Cubes         int               `json:"cubes"`
	FirstMission  int               `json:"first_mission"`
	LastMission   int               `json:"last_mission"`
	Captures      int               `json:"captures"`
	Regions       []printedRegion   `json:"regions"`
	Locations     []printedLocation `json:"locations"`
	Routes        []printedRoute    `json:"routes"`
	Areas         []printedArea     `json:"areas"`
	Buildings     []printedBuilding `json:"buildings"`
	Hexes         []printedHex      `json:"hexes"`
	Spots         []string          `json:"mission_spaces"`
	LocationCards []locationCard    `json:"location_cards"`
	FavorCards    []favorCard       `json:"favor_cards"`
	MissionCards  []missionCard     `json:"mission_cards"`
}

// Describe gives the map and all cards of the box. Which of them lie where is in the state.
func (p *Position) Describe() any {
	b := p.Board
	x := printed{Options: b.Options, Cubes: int(core.Supplies[b.Seats]), FirstMission: int(b.FirstMission()), LastMission: 7}
	if b.Chauvelin {
		x.Captures = int(b.Captures())
	}
	for r := range core.Region(core.Regions) {
		of := printedRegion{Region: r.Key()}
		for other := range core.Region(core.Regions) {
			if r.Touches(other) {
				of.Touches = append(of.Touches, other.Key())
			}
		}
		x.Regions = append(x.Regions, of)
	}
	for l := range core.Location(core.Locations) {
		x.Locations = append(x.Locations, printedLocation{l.Key(), l.Region().Key(), icons(l.Printed())})
	}
	for i, leg := range core.Legs() {
		x.Routes = append(x.Routes, printedRoute{leg.ID, leg.A.Key(), leg.B.Key(), core.RouteFacts[i].Sea, rules.Encoded(leg.Spaces, func(s core.Place) printedRouteSpace {
			return printedRouteSpace{s.ID(), rules.Encoded(s.Regions(), core.Region.Key)}
		})})
	}
	for a := range core.Area(core.Areas) {
		x.Areas = append(x.Areas, printedArea{a.Key(), a.Tile()})
	}
	x.printBuildings()
	x.printCards()
	return x
}

func (x *printed) printBuildings() {
	tiles := map[core.Building]int{core.Market: 1}
	for _, k := range core.HexTiles {
		tiles[k]++
	}
	for k := range core.Building(core.Buildings) {
		x.Buildings = append(x.Buildings, printedBuilding{k.Key(), rules.Encoded(core.AreasOf(core.BuildingFacts[k].Serves), core.Area.Key), tiles[k]})
	}
	for h, f := range core.HexFacts {
		x.Hexes = append(x.Hexes, printedHex{core.HexPlace(h).ID(), f.Region.Key()})
	}
	for s := range core.Spot(core.MissionSpots) {
		x.Spots = append(x.Spots, s.ID())
	}
}

func (x *printed) printCards() {
	for i, c := range core.LocationCards {
		x.LocationCards = append(x.LocationCards, locationCard{core.PlaceCardWord(i), c.Name, icons(c.Spaces)})
	}
	for i, c := range core.FavorCards {
		x.FavorCards = append(x.FavorCards, favorCard{core.FavorWord(i), icons(c[:]), i < core.Starters})
	}
	for i := range core.MissionCards {
		c := core.CardOf(uint8(i))
		x.MissionCards = append(x.MissionCards, missionCard{cardID(c), c.At.Key(), needs(c.Need), c.Rescue})
	}
}
