package core

import (
	"strconv"

	"intrigue/rules"
)

// View is the whole game as anybody may see it, and all that scenes and bots are
// given: nothing is hidden. Seats that are nobody are rules.Public.
type View struct {
	State  *State // never changed
	By     rules.Seat
	Stage  Stage
	Acting rules.Seat // who decides now
	Turn   rules.Seat // whose turn it is; another seat may decide about a Market cube
	First  rules.Seat // owner of the first-player marker

	Players []Player
	Towns   [Locations]Town
	Roads   [RouteSpaces]Space
	Hexes   [Hexes]House
	Spots   [MissionSpots]Space // the five mission spaces
	Areas   [Areas]Planning

	Mission   Current
	Next      []MissionCard // the two cards of the next mission, empty before the last one
	Chosen    int           // index in Next of the card that bears the marker, -1 for none
	Discard   []MissionCard // missions that are over, with the start card, oldest first by number
	Markers   []Marker
	Pimpernel Location
	Hunter    Hunter

	Passes int        // in a row
	Lap    int        // of this round, from 1
	Last   rules.Seat // who placed a cube last in this round

	InUse int          // area of the favour tile in use, -1 for none
	Open  []ActionKind // actions of that tile that are still open, or the icon on offer

	Completion Completion
}

// Known returns the view itself: by this method bots and words get at what any view shows.
func (v View) Known() View { return v }

// Knower is a view of this game.
type Knower interface{ Known() View }

// Over reports whether the game has ended.
func (v View) Over() bool { return v.Stage == StageOver }

// Player is one seat with what lies before it.
type Player struct {
	Seat   rules.Seat
	Name   string // "Red"
	Pawn   Region
	Supply int
	Cubes  int // that he has in all
	Score  int
	Favors []Area // tiles he holds
}

// Space is a place for one cube.
type Space struct {
	ID    string
	Icon  ActionKind // NoAction for none
	Spent bool       // a point icon that was used in this round
	Owner rules.Seat // whose cube lies there
	Fresh bool       // it was put there in this turn
}

// Town is a location with its card and its spaces.
type Town struct {
	Location Location
	Card     string // name of the location card, empty where the spaces are printed
	Spaces   []Space
}

// Filled counts the spaces that bear a cube.
func (t Town) Filled() (n int) {
	for _, s := range t.Spaces {
		if s.Owner >= 0 {
			n++
		}
	}
	return n
}

// House is a building.
type House struct {
	Space
	Kind Building
}

// Planning is one of the planning areas.
type Planning struct {
	Area    Area
	Piles   []int // cubes by seat
	Total   int
	Need    int        // of the current mission; 0 for rest
	Short   int        // what is missing
	Holder  rules.Seat // of the favour tile
	Card    string     // of its card: "F05"
	Actions [2]ActionKind
}

// MissionCard is a mission card.
type MissionCard struct {
	ID     string // "card.M05"
	Number int    // from 1
	At     Location
	Need   [Needs]int // supporters, horses, carts, papers, disguises
	Rescue string     // who is to be rescued
}

// Current is the current mission.
type Current struct {
	Number int // 1 to 7
	Goal   Location
	Cards  []MissionCard // the top one first
	Need   [Needs]int
}

// Marker is a mission marker on the map: red before its mission is over, then white.
type Marker struct {
	ID    string // "marker.start", "marker.3"
	At    Location
	White bool
}

// Hunter is Chauvelin, in the variant.
type Hunter struct {
	On       bool
	At       Location
	Tile     []int // cubes on his tile, by seat
	Captures int
	Of       int // captures that end the game
	Legs     int // between him and the mission, by his fewest spaces
}

// See returns what a seat may know of a moment.
func See(c *State, by rules.Seat) View {
	t := c.Board
	v := View{State: c, By: by, Stage: c.Stage, Acting: rules.Public, Turn: rules.Seat(c.Turn), First: rules.Seat(c.First),
		Chosen: -1, InUse: -1, Last: rules.Seat(c.Last)}
	if who := c.Acting(); len(who) > 0 {
		v.Acting = who[0]
	}
	for s := range t.Seats {
		v.Players = append(v.Players, Player{Seat: rules.Seat(s), Name: Colours[s], Pawn: c.At[s], Supply: int(c.Supply[s]),
			Cubes: int(Supplies[t.Seats]), Score: int(c.Score[s])})
	}
	v.describeMap()
	if !c.MissionsDealt() {
		v.Turn, v.First, v.Last = rules.Public, rules.Public, rules.Public
		for i := range v.Players {
			v.Players[i].Supply = v.Players[i].Cubes
		}
		return v
	}
	if c.Deals < Deals {
		v.Turn, v.First = rules.Public, rules.Public
	}
	v.describeAreas()
	v.describeMissions()
	v.Pimpernel = c.Pimpernel
	v.Hunter = Hunter{On: t.Chauvelin, At: c.Chauvelin, Captures: int(c.Caught), Of: int(t.Captures()),
		Legs: int(LegsApart[c.Chauvelin][c.Goal()])}
	v.Hunter.Tile = BySeat(t, &c.Tiled)
	v.Passes, v.Lap = int(c.Passes), int(c.Turns)/t.Seats+1
	if c.Favor != Nobody {
		v.InUse = int(c.Favor)
	}
	switch c.Stage {
	case StageIcon:
		v.Open = []ActionKind{c.Icon}
	case StageFavor:
		for i, a := range t.Actions[Area(c.Favor)] {
			if c.Left>>i&1 != 0 {
				v.Open = append(v.Open, a)
			}
		}
	}
	v.Completion = c.report()
	return v
}

// spaceAt describes a place for one cube.
func (v *View) spaceAt(p Place) Space {
	c := v.State
	s := Space{ID: p.ID(), Owner: rules.Public, Fresh: c.Placed.Has(p), Spent: c.Spent.Has(p), Icon: v.State.Board.Icon[p]}
	if c.Full.Has(p) {
		s.Owner = rules.Seat(c.Owner(p))
	}
	return s
}

// describeMap describes the spaces for one cube.
func (v *View) describeMap() {
	t := v.State.Board
	for l := range Location(Locations) {
		v.Towns[l].Location = l
		if t.Card[l] > 0 {
			v.Towns[l].Card = LocationCards[t.Card[l]-1].Name
		}
		n := len(t.face(l))
		v.Towns[l].Spaces = make([]Space, 0, n)
		for i := range n {
			v.Towns[l].Spaces = append(v.Towns[l].Spaces, v.spaceAt(SpacePlace(l, i)))
		}
	}
	for i := range v.Roads {
		v.Roads[i] = v.spaceAt(Place(i))
	}
	for h := range v.Hexes {
		v.Hexes[h] = House{v.spaceAt(HexPlace(h)), t.Hex[h]}
	}
	for i := range v.Spots {
		v.Spots[i] = v.spaceAt(Spot(i).Place())
	}
}

// describeAreas describes the planning areas, and who holds their tiles.
func (v *View) describeAreas() {
	c, t := v.State, v.State.Board
	need := c.Needs()
	for a := range Area(Areas) {
		p := Planning{Area: a, Piles: BySeat(t, &c.Piles[a]), Total: int(c.Total(a)), Holder: rules.Seat(c.Tile[a]), Actions: t.Actions[a]}
		if t.Favor[a] > 0 {
			p.Card = FavorWord(int(t.Favor[a]) - 1)
		}
		if a > RestArea {
			p.Need = int(need[a-1])
			p.Short = max(0, p.Need-p.Total)
		}
		if p.Holder >= 0 {
			v.Players[p.Holder].Favors = append(v.Players[p.Holder].Favors, a)
		}
		v.Areas[a] = p
	}
}

// describeMissions describes the mission cards and markers.
func (v *View) describeMissions() {
	c := v.State
	v.Mission = Current{Number: int(c.Mission), Goal: c.Goal()}
	shown := uint32(1) << ViennaCard
	for _, k := range c.Cards {
		if k != NoCard {
			v.Mission.Cards = append(v.Mission.Cards, CardOf(k))
			shown |= 1 << k
		}
	}
	for i, n := range c.Needs() {
		v.Mission.Need[i] = int(n)
	}
	for _, k := range c.Next {
		if k != NoCard {
			v.Next = append(v.Next, CardOf(k))
			shown |= 1 << k
		}
	}
	if c.Chosen != NoCard {
		v.Chosen = int(c.Chosen)
	}
	for k := range uint8(Missions) {
		if c.Drawn>>k&1 != 0 && shown>>k&1 == 0 {
			v.Discard = append(v.Discard, CardOf(k))
		}
	}
	v.Markers = c.Markers()
}

// CardOf describes a mission card by its number from 0.
func CardOf(k uint8) MissionCard {
	f := MissionCards[k]
	m := MissionCard{ID: CardID(int(k)), Number: int(k) + 1, At: f.At, Rescue: f.rescue}
	for i, n := range f.need {
		m.Need[i] = int(n)
	}
	return m
}

// Read reads a move of the seat that decides; ok is false if it is not legal.
func (v View) Read(m rules.Move) (a Action, ok bool) {
	a, ok = Parse(m)
	return a, ok && v.Acting >= 0 && v.State.Legal(a)
}

// Changes returns the favour tiles that would change hands by a move of the acting seat,
// up to the end of its turn at the latest; what a completion does is not looked at.
func (v View) Changes(m rules.Move) []Change {
	if a, ok := v.Read(m); ok {
		return v.State.Changes(v.State.After(a))
	}
	return nil
}

// Markers lists the mission markers that lie on the map, in the order of their missions.
func (c *State) Markers() []Marker {
	all := []Marker{{ID: "marker.start", At: MissionCards[c.start].At, White: true}}
	for m := c.Board.FirstMission(); m <= c.Mission; m++ {
		all = append(all, Marker{ID: "marker." + strconv.Itoa(int(m)), At: c.Goals[m], White: m < c.Mission || c.Done>>c.Goals[m]&1 != 0})
	}
	return all
}
