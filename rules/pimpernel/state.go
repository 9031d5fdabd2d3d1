package pimpernel

import (
	"intrigue/rules"
	"intrigue/rules/pimpernel/core"
	"intrigue/rules/pimpernel/words"
)

// What a program is told of a view. The keys never change; build/wire.md explains them.
// A seat that is nobody is -1.

type spaceState struct {
	ID    string     `json:"id"`
	Cube  rules.Seat `json:"cube"`
	Fresh bool       `json:"fresh"`
}

type iconState struct {
	spaceState
	Icon  string `json:"icon"`
	Spent bool   `json:"spent"`
}

type locationState struct {
	Location string      `json:"location"`
	Card     string      `json:"card"`
	Spaces   []iconState `json:"spaces"`
}

type buildingState struct {
	spaceState
	Building string `json:"building"`
}

type areaState struct {
	Area    string     `json:"area"`
	Piles   []int      `json:"piles"`
	Total   int        `json:"total"`
	Need    int        `json:"need"`
	Short   int        `json:"short"`
	Fresh   int        `json:"fresh"`
	Holder  rules.Seat `json:"holder"`
	Card    string     `json:"card"`
	Actions []string   `json:"actions"`
}

type playerState struct {
	Seat   rules.Seat `json:"seat"`
	Name   string     `json:"name"`
	Pawn   string     `json:"pawn"`
	Supply int        `json:"supply"`
	Score  int        `json:"score"`
	Favors []string   `json:"favors"`
}

type markerState struct {
	ID    string `json:"id"`
	At    string `json:"at"`
	White bool   `json:"white"`
}

type missionState struct {
	Number    int            `json:"number"`
	Goal      string         `json:"goal"`
	Cards     []string       `json:"cards"`
	Need      map[string]int `json:"need"`
	Next      []string       `json:"next"`
	Chosen    int            `json:"chosen"`
	Discard   []string       `json:"discard"`
	Deck      int            `json:"deck"`
	Pimpernel string         `json:"pimpernel"`
	Markers   []markerState  `json:"markers"`
}

type hunterState struct {
	At       string `json:"at"`
	Tile     []int  `json:"tile"`
	Captures int    `json:"captures"`
	Of       int    `json:"of"`
	Travel   int    `json:"travel"`
}

type partState struct {
	Space   string     `json:"space"`
	Done    bool       `json:"done"`
	Cube    rules.Seat `json:"cube"`
	Decider rules.Seat `json:"decider"`
	Cubes   []int      `json:"cubes"`
	Short   bool       `json:"short"`
	Lacks   []int      `json:"lacks"`
	Gaps    int        `json:"gaps"`
	Points  []int      `json:"points"`
}

type completionState struct {
	Running  bool        `json:"running"`
	Mission  int         `json:"mission"`
	Goal     string      `json:"goal"`
	End      string      `json:"end"`
	Actor    rules.Seat  `json:"actor"`
	Parts    []partState `json:"parts"`
	Way      []string    `json:"way"`
	Points   []int       `json:"points"`
	Missed   []int       `json:"missed"`
	Captures int         `json:"captures"`
}

type state struct {
	Options    rules.Options    `json:"options"`
	Stage      string           `json:"stage"`
	Acting     rules.Seat       `json:"acting"`
	Turn       rules.Seat       `json:"turn"`
	First      rules.Seat       `json:"first"`
	Lap        int              `json:"lap"`
	Passes     int              `json:"passes"`
	Last       rules.Seat       `json:"last"`
	InUse      string           `json:"in_use"`
	Open       []string         `json:"open"`
	Players    []playerState    `json:"players"`
	Locations  []locationState  `json:"locations"`
	Routes     []spaceState     `json:"routes"`
	Buildings  []buildingState  `json:"buildings"`
	Spots      []spaceState     `json:"mission_spaces"`
	Areas      []areaState      `json:"areas"`
	Mission    *missionState    `json:"mission"`
	Chauvelin  *hunterState     `json:"chauvelin"`
	Completion *completionState `json:"completion"`
	Ending     string           `json:"ending"`
	Winners    []rules.Seat     `json:"winners"`
}

var stageNames = [...]string{
	core.StageDeal: "deal", core.StageDraw: "draw", core.StageTurn: "turn", core.StageFavor: "favor", core.StageIcon: "icon",
	core.StageRest: "rest", core.StageMarket: "market", core.StagePick: "pick", core.StageLeg: "leg", core.StageNext: "next",
	core.StageChase: "chase", core.StageOver: "over",
}

// Snapshot is the whole game, for programs.
func (v View) Snapshot() any {
	s := state{Options: v.State.Board.Options, Stage: stageNames[v.Stage], Acting: v.Acting, Turn: v.Turn, First: v.First, Lap: v.Lap,
		Passes: v.Passes, Last: v.Last, Open: icons(v.Open), Players: rules.Encoded(v.Players, playerOf),
		Locations: rules.Encoded(v.Towns[:], func(t core.Town) locationState {
			return locationState{t.Location.Key(), t.Card, rules.Encoded(t.Spaces, iconOf)}
		}),
		Routes: rules.Encoded(v.Roads[:], spaceOf), Spots: rules.Encoded(v.Spots[:], spaceOf),
		Buildings: rules.Encoded(v.Hexes[:], func(h core.House) buildingState { return buildingState{spaceOf(h.Space), h.Kind.Key()} }),
		Areas:     rules.Encoded(v.Areas[:], v.areaOf), Winners: []rules.Seat{}}
	if v.InUse >= 0 {
		s.InUse = core.Area(v.InUse).Key()
	}
	if v.State.MissionsDealt() {
		s.Mission, s.Completion = v.missionOf(), completionOf(v.Completion)
		if h := v.Hunter; h.On {
			s.Chauvelin = &hunterState{h.At.Key(), h.Tile, h.Captures, h.Of, int(v.State.Travel)}
		}
	}
	if v.Over() {
		o := words.Outcome(v.State)
		s.Ending, s.Winners = o.Ending, append(s.Winners, o.Winners...)
	}
	return s
}

func spaceOf(s core.Space) spaceState { return spaceState{s.ID, s.Owner, s.Fresh} }

func iconOf(s core.Space) iconState { return iconState{spaceOf(s), icon(s.Icon), s.Spent} }

// icon is an action in moves, "" for none.
func icon(k core.ActionKind) string {
	if k == core.NoAction {
		return ""
	}
	return k.Key()
}

func icons(all []core.ActionKind) []string { return rules.Encoded(all, icon) }

func (v View) areaOf(p core.Planning) areaState {
	return areaState{p.Area.Key(), append([]int{}, p.Piles...), p.Total, p.Need, p.Short, int(v.State.Fresh[p.Area]), p.Holder, p.Card,
		icons(p.Actions[:])}
}

func playerOf(p core.Player) playerState {
	return playerState{p.Seat, p.Name, p.Pawn.Key(), p.Supply, p.Score, rules.Encoded(p.Favors, core.Area.Key)}
}

func cardID(c core.MissionCard) string { return core.CardWord(c.Number - 1) }

// needs are numbers of the five kinds that a mission asks for, by area.
func needs(n [core.Needs]int) map[string]int {
	all := map[string]int{}
	for i, x := range n {
		all[core.Area(i+1).Key()] = x
	}
	return all
}

func (v View) missionOf() *missionState {
	m := v.Mission
	return &missionState{m.Number, m.Goal.Key(), rules.Encoded(m.Cards, cardID), needs(m.Need), rules.Encoded(v.Next, cardID), v.Chosen,
		rules.Encoded(v.Discard, cardID), len(v.State.Deck()), v.Pimpernel.Key(),
		rules.Encoded(v.Markers, func(m core.Marker) markerState { return markerState{m.ID, m.At.Key(), m.White} })}
}

func completionOf(k core.Completion) *completionState {
	if k.Mission == 0 {
		return nil
	}
	return &completionState{k.Running, k.Mission, k.Goal.Key(), k.End, k.Actor,
		rules.Encoded(k.Steps, func(s core.MissionSpaceResult) partState {
			return partState{s.Spot.Key(), s.Done, s.Cube, s.Decider, s.Cubes, s.Short, s.Lacks[:], s.Gaps, s.Points}
		}), rules.Encoded(k.Way, core.Location.Key), k.Points, k.Missed, k.Captures}
}
