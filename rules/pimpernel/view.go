package pimpernel

import "intrigue/rules"

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
	Towns   [locations]Town
	Roads   [routeSpaces]Space
	Hexes   [hexes]House
	Spots   [missionSpots]Space // the five mission spaces
	Areas   [areas]Planning

	Mission   Mission
	Next      []Card // the two cards of the next mission, empty before the last one
	Chosen    int    // index in Next of the card that bears the marker, -1 for none
	Discard   []Card // missions that are over, with the start card, oldest first by number
	Deck      int    // cards left to draw
	Markers   []Marker
	Pimpernel Location
	Hunter    Hunter

	Passes int // in a row
	Lap    int // of this round, from 1; the round ends after Laps
	Laps   int
	Last   rules.Seat // who placed a cube last in this round

	InUse   int          // area of the favour tile in use, -1 for none
	Open    []ActionKind // actions of that tile that are still open, or the icon on offer
	RestNow bool         // a rest cube is decided about
	RestIn  bool         // the active player put a cube into rest in this turn
	RestOut bool         // he took one out

	Completion Completion
}

// Known is the view itself: by this method bots and words get at what any view shows.
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
	Place Place
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

// House is a building.
type House struct {
	Space
	Kind   Building
	Region Region
}

// Planning is one of the planning areas.
type Planning struct {
	Area    Area
	Heap    []int // cubes by seat
	Fresh   int   // of the active player's, placed in this turn: they cannot be removed
	Total   int
	Need    int        // of the current mission; 0 for rest
	Short   int        // what is missing
	Holder  rules.Seat // of the favour tile
	Card    string     // of its card: "F05"
	Actions [2]ActionKind
}

// Card is a mission card.
type Card struct {
	ID     string // "card.M05"
	Number int    // from 1
	At     Location
	Need   [needs]int // supporters, horses, carts, papers, disguises
	Rescue string     // who is to be rescued
}

// Mission is the current mission.
type Mission struct {
	Number int // 1 to 7
	Goal   Location
	Cards  []Card // the top one first
	Need   [needs]int
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
	Travel   int // legs he has still to go
	Legs     int // between him and the mission, by his fewest spaces
}

// View is what a seat may know of a moment.
func (c *State) View(by rules.Seat) View {
	t := c.board
	v := View{State: c, By: by, Stage: c.stage, Acting: rules.Public, Turn: rules.Seat(c.turn), First: rules.Seat(c.first),
		Chosen: -1, InUse: -1, Last: rules.Seat(c.last), Laps: mostLaps}
	if who := c.Acting(); len(who) > 0 {
		v.Acting = who[0]
	}
	for s := range t.seats {
		v.Players = append(v.Players, Player{Seat: rules.Seat(s), Name: colours[s], Pawn: c.at[s], Supply: int(c.supply[s]),
			Cubes: int(supplies[t.seats]), Score: int(c.score[s])})
	}
	v.map_()
	if c.deals < 4 { // the missions are not dealt
		v.Turn, v.First, v.Last = rules.Public, rules.Public, rules.Public
		for i := range v.Players {
			v.Players[i].Supply = v.Players[i].Cubes
		}
		return v
	}
	if c.deals < deals {
		v.Turn, v.First = rules.Public, rules.Public
	}
	v.planning()
	v.missions()
	v.Pimpernel = c.sir
	v.Hunter = Hunter{On: t.chauvelin, At: c.chauvelin, Captures: int(c.caught), Of: int(t.captures()), Travel: int(c.travel), Legs: int(legsApart[c.chauvelin][c.goal()])}
	v.Hunter.Tile = bySeat(t, &c.tiled)
	v.Passes, v.Lap = int(c.passes), int(c.turns)/t.seats+1
	v.RestNow, v.RestIn, v.RestOut = c.stage == StageRest, c.restIn, c.restOut
	if c.favor != nobody {
		v.InUse = int(c.favor)
	}
	switch c.stage {
	case StageIcon:
		v.Open = []ActionKind{c.icon}
	case StageFavor:
		for i, a := range t.actionsOf(Area(c.favor)) {
			if c.left>>i&1 != 0 {
				v.Open = append(v.Open, a)
			}
		}
	}
	v.Completion = c.report()
	return v
}

// bySeat lists some numbers for the seats that play.
func bySeat[N uint8 | int16](t *Board, n *[mostSeats]N) (all []int) {
	for _, x := range n[:t.seats] {
		all = append(all, int(x))
	}
	return all
}

// space describes a place for one cube.
func (v *View) space(p Place) Space {
	c := v.State
	s := Space{ID: p.ID(), Place: p, Owner: rules.Public, Fresh: c.placed.has(p), Spent: c.spent.has(p), Icon: v.State.board.icon[p]}
	if c.full.has(p) {
		s.Owner = rules.Seat(c.owner(p))
	}
	return s
}

// map_ describes the spaces for one cube.
func (v *View) map_() {
	t := v.State.board
	for l := range Location(locations) {
		v.Towns[l].Location = l
		if t.card[l] > 0 {
			v.Towns[l].Card = locationCards[t.card[l]-1].name
		}
		n := len(t.face(l))
		v.Towns[l].Spaces = make([]Space, 0, n)
		for i := range n {
			v.Towns[l].Spaces = append(v.Towns[l].Spaces, v.space(SpacePlace(l, i)))
		}
	}
	for i := range v.Roads {
		v.Roads[i] = v.space(Place(i))
	}
	for h := range v.Hexes {
		v.Hexes[h] = House{v.space(HexPlace(h)), t.hex[h], hexFacts[h].region}
	}
	for i := range v.Spots {
		v.Spots[i] = v.space(Spot(i).Place())
	}
}

// planning describes the planning areas.
func (v *View) planning() {
	c, t := v.State, v.State.board
	need := c.needs()
	for a := range Area(areas) {
		p := Planning{Area: a, Heap: bySeat(t, &c.heap[a]), Fresh: int(c.fresh[a]), Holder: rules.Seat(c.tile[a]), Actions: t.actionsOf(a)}
		if t.favor[a] > 0 {
			p.Card = favorWord(int(t.favor[a]) - 1)
		}
		for _, n := range p.Heap {
			p.Total += n
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

// missions describes the mission cards and markers.
func (v *View) missions() {
	c := v.State
	v.Mission = Mission{Number: int(c.mission), Goal: c.goal()}
	shown := uint32(1) << vienna
	for _, k := range c.cards {
		if k != noCard {
			v.Mission.Cards = append(v.Mission.Cards, card(k))
			shown |= 1 << k
		}
	}
	for i, n := range c.needs() {
		v.Mission.Need[i] = int(n)
	}
	for _, k := range c.next {
		if k != noCard {
			v.Next = append(v.Next, card(k))
			shown |= 1 << k
		}
	}
	if c.chosen != noCard {
		v.Chosen = int(c.chosen)
	}
	for k := range uint8(missions) {
		if c.drawn>>k&1 != 0 && shown>>k&1 == 0 {
			v.Discard = append(v.Discard, card(k))
		}
	}
	v.Deck = len(c.deck())
	v.Markers = c.markers()
}

// card describes a mission card by its number from 0.
func card(k uint8) Card {
	f := missionCards[k]
	m := Card{ID: CardID(int(k)), Number: int(k) + 1, At: f.at, Rescue: f.rescue}
	for i, n := range f.need {
		m.Need[i] = int(n)
	}
	return m
}
