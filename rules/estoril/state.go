package estoril

import (
	"intrigue/rules"
	"intrigue/rules/estoril/core"
)

// What a program is told of a view. The keys never change; build/wire.md explains them.

type cellState struct {
	ID       string       `json:"id"`
	Space    string       `json:"space"`
	Corner   int          `json:"corner"`
	Secret   bool         `json:"secret"`
	Outer    bool         `json:"outer"`
	Taken    bool         `json:"taken"`
	Tile     int          `json:"tile"`
	Owner    rules.Seat   `json:"owner"`
	Down     bool         `json:"down"`
	Looked   []rules.Seat `json:"looked"`
	Glanced  bool         `json:"glanced"`
	Shielded bool         `json:"shielded"`
	Brought  bool         `json:"brought"`
	Dice     [2]int       `json:"dice"`
}

type rewardState struct {
	ID      string       `json:"id"`
	Corner  int          `json:"corner"`
	Secret  bool         `json:"secret"`
	Taken   bool         `json:"taken"`
	Tile    int          `json:"tile"`
	Down    bool         `json:"down"`
	Looked  []rules.Seat `json:"looked"`
	Glanced bool         `json:"glanced"`
}

type sumState struct {
	Seat    rules.Seat `json:"seat"`
	Printed int        `json:"printed"`
	Flags   int        `json:"flags"`
	Hotel   int        `json:"hotel"`
	Rolled  int        `json:"rolled"`
	Total   int        `json:"total"`
	Unknown int        `json:"unknown"`
}

type boardState struct {
	Place  int         `json:"place"`
	Board  int         `json:"board"`
	Turned int         `json:"turned"`
	Spaces []cellState `json:"spaces"`
	Reward rewardState `json:"reward"`
	Sums   []sumState  `json:"sums"`
	Best   rules.Seat  `json:"best"`
	Done   bool        `json:"done"`
	Won    rules.Seat  `json:"won"`
}

type playerState struct {
	Seat     rules.Seat `json:"seat"`
	Name     string     `json:"name"`
	Size     int        `json:"size"`
	Hand     []int      `json:"hand"`
	Cubes    int        `json:"cubes"`
	Discards []int      `json:"discards"`
	Away     int        `json:"away"`
	Chosen   []int      `json:"chosen"`
	Owned    []int      `json:"owned"`
	Agenda   string     `json:"agenda"`
}

type missionState struct {
	ID      string       `json:"id"`
	Mission string       `json:"mission"`
	Open    bool         `json:"open"`
	Between []rules.Seat `json:"between"`
	Counts  []int        `json:"counts"`
	Points  []int        `json:"points"`
}

type eveningState struct {
	Board   int        `json:"board"`
	Space   string     `json:"space"`
	Tile    int        `json:"tile"`
	Owner   rules.Seat `json:"owner"`
	Symbols []string   `json:"symbols"`
}

type state struct {
	By       rules.Seat     `json:"by"`
	Round    int            `json:"round"`
	Stage    string         `json:"stage"`
	Acting   rules.Seat     `json:"acting"`
	First    rules.Seat     `json:"first"`
	Pile     int            `json:"pile"`
	Under    []int          `json:"under"`
	Boards   []boardState   `json:"boards"`
	Aside    []int          `json:"aside"`
	Players  []playerState  `json:"players"`
	Missions []missionState `json:"missions"`
	Lost     []int          `json:"lost"`
	Drawn    int            `json:"drawn"`
	Evening  *eveningState  `json:"evening"`
	Result   []int          `json:"result"`
	Ending   string         `json:"ending"`
	Winners  []rules.Seat   `json:"winners"`
}

var stageNames = [...]string{
	core.StageFirst: "first", core.StageMissions: "missions", core.StageAgendas: "agendas", core.StageBoards: "boards",
	core.StageRewards: "rewards", core.StagePlace: "place", core.StageLook: "look", core.StageOpen: "open", core.StageAbility: "ability",
	core.StageDraw: "draw", core.StageKeep: "keep", core.StageDice: "dice", core.StageAward: "award", core.StageLose: "lose",
	core.StageHome: "home", core.StageDiscard: "discard", core.StageOver: "over",
}

// Snapshot is what the reader knows, for programs. A tile that it does not know is 0.
func (v View) Snapshot() any {
	s := state{By: v.By, Round: v.Round, Stage: stageNames[v.Stage], Acting: v.Acting, First: v.First, Pile: v.Pile,
		Under: tiles(v.Under), Boards: rules.Encoded(v.Boards, boardOf), Aside: all(v.Aside), Players: rules.Encoded(v.Players, playerOf),
		Missions: rules.Encoded(v.Missions, missionOf), Lost: tiles(v.Lost), Drawn: int(v.Drawn), Result: all(v.Result),
		Winners: []rules.Seat{}}
	if e := v.Evening; e != nil {
		s.Evening = &eveningState{e.Board, "", int(e.Tile), e.Owner, rules.Encoded(e.Symbols, core.Symbol.String)}
		if e.Numeral > 0 {
			s.Evening.Space = core.Numerals[e.Numeral-1]
		}
	}
	if v.Stage == core.StageOver {
		r := v.Known().Score()
		s.Ending, s.Winners = r.Ending, r.Winners
	}
	return s
}

// all is a list that is never nil.
func all[T any](list []T) []T { return append([]T{}, list...) }

func tiles(list []core.Tile) []int {
	return rules.Encoded(list, func(t core.Tile) int { return int(t) })
}

func boardOf(b core.Board) boardState {
	return boardState{b.Place, b.Number, b.Turned, rules.Encoded(b.Cells, cellOf), rewardOf(b.Reward),
		rules.Encoded(b.Sums, func(n core.Sum) sumState {
			return sumState{n.Seat, n.Printed, n.Flags, n.Hotel, n.Rolled, n.Total(), n.Unknown}
		}), b.Best, b.Resolved, b.Won}
}

func cellOf(c core.Cell) cellState {
	return cellState{c.ID, core.Numerals[c.Numeral-1], c.Corner, c.Secret, c.Outer, c.Taken, int(c.Tile), c.Owner, c.Down, all(c.Looked),
		c.Glanced, c.Shield, c.Brought, c.Dice}
}

func rewardOf(c core.Cell) rewardState {
	return rewardState{c.ID, c.Corner, c.Secret, c.Taken, int(c.Tile), c.Down, all(c.Looked), c.Glanced}
}

func playerOf(p core.Player) playerState {
	agenda := ""
	if p.Agenda != core.NoMission {
		agenda = p.Agenda.String()
	}
	return playerState{p.Seat, p.Name, p.Size, tiles(p.Hand), p.Cubes, tiles(p.Discards), p.Away, tiles(p.Chosen), tiles(p.Owned), agenda}
}

func missionOf(g core.Goal) missionState {
	m := missionState{g.ID, g.Mission.String(), g.Open, []rules.Seat{}, all(g.Counts), all(g.Points)}
	if !g.Open {
		m.Between = g.Between[:]
	}
	return m
}
