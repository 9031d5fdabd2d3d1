package cardinal

import (
	"intrigue/rules"
	"intrigue/rules/cardinal/core"
)

// What a program is told of a view and of the box. The keys never change; build/wire.md
// explains them.

type chamberState struct {
	Cell      string `json:"cell"`
	Suit      string `json:"suit"`
	Number    int    `json:"number"`
	Hole      bool   `json:"hole"`
	Musketeer string `json:"musketeer"`
	Guard     bool   `json:"guard"`
	Searched  bool   `json:"searched"`
	Wanted    bool   `json:"wanted"`
}

type musketeerState struct {
	Musketeer string `json:"musketeer"`
	Fate      string `json:"fate"`
	Cell      string `json:"cell"`
	Die       int    `json:"die"`
	Next      string `json:"next"`
}

type guardState struct {
	Edge    string `json:"edge"`
	Suit    string `json:"suit"`
	Present bool   `json:"present"`
}

type scoreState struct {
	Searched int `json:"searched"`
	Escaped  int `json:"escaped"`
	Defeated int `json:"defeated"`
	Total    int `json:"total"`
}

type state struct {
	Options    rules.Options    `json:"options"`
	Stage      string           `json:"stage"`
	Chambers   []chamberState   `json:"chambers"`
	Musketeers []musketeerState `json:"musketeers"`
	Guards     []guardState     `json:"guards"`
	Supply     map[string]int   `json:"supply"`
	Defeated   map[string]int   `json:"defeated"`
	Score      scoreState       `json:"score"`
	Moves      int              `json:"moves"`
	Decisions  int              `json:"decisions"`
	Asked      string           `json:"asked"`
	Met        string           `json:"met"`
	Ending     string           `json:"ending"`
}

var stageNames = [...]string{
	core.StageDeal: "deal", core.StageFree: "slide", core.StageTake: "take", core.StageCorner: "corner",
	core.StageRemove: "remove", core.StageOver: "over",
}

// suitName is a suit, "" for none.
func suitName(s core.Suit) string {
	if s >= core.NoSuit {
		return ""
	}
	return s.String()
}

// cellName is a cell, "" outside the castle.
func cellName(c core.Cell) string {
	if c >= core.NumCells {
		return ""
	}
	return c.Key()
}

func bySuit(n [core.NumSuits]int) map[string]int {
	all := map[string]int{}
	for _, s := range core.Suits() {
		all[s.String()] = n[s]
	}
	return all
}

// Snapshot is the whole game, for programs. Before the deal there is no castle.
func (v View) Snapshot() any {
	s := state{Options: v.Options, Stage: stageNames[v.Stage], Supply: bySuit(v.Supply), Defeated: bySuit(v.Defeated),
		Chambers: []chamberState{}, Musketeers: []musketeerState{}, Guards: []guardState{},
		Score: scoreState{v.Score.Searched, v.Score.Escaped, v.Score.Defeated, v.Score.Total}, Moves: v.Moves, Decisions: int(v.State.Decisions), Asked: suitName(v.Asked), Ending: v.Outcome.Ending}
	if v.Stage == core.StageDeal {
		return s
	}
	if v.Stage == core.StageTake {
		s.Met = v.Met.Key()
	}
	s.Chambers = rules.Encoded(v.Chambers[:], func(h core.Chamber) chamberState {
		return chamberState{h.Cell.Key(), suitName(h.Suit), h.Number, h.Hole, suitName(h.Musketeer), h.Guard, h.Searched, h.Wanted}
	})
	s.Musketeers = rules.Encoded(v.Musketeers[:], func(m core.Musketeer) musketeerState {
		return musketeerState{m.Suit.String(), m.Fate.String(), cellName(m.At), m.Die, cellName(m.Next)}
	})
	s.Guards = rules.Encoded(v.Guards[:], func(g core.Guard) guardState {
		return guardState{g.Edge.Key(), g.Suit.String(), g.Present}
	})
	return s
}

type printedChamber struct {
	Cell   string `json:"cell"`
	Suit   string `json:"suit"`
	Number int    `json:"number"`
}

type printedEdge struct {
	Edge string `json:"edge"`
	Cell string `json:"cell"`
	Suit string `json:"suit"`
}

type printed struct {
	Rows     int               `json:"rows"`
	Columns  int               `json:"columns"`
	Hole     string            `json:"hole"`
	Corners  map[string]string `json:"corners"`
	Suits    []string          `json:"suits"`
	Chambers []printedChamber  `json:"chambers"`
	Edges    []printedEdge     `json:"edges"`
	Starts   map[string]string `json:"starts"`
	Supply   map[string]int    `json:"supply"`
	Points   map[string]int    `json:"points"`
	PerSuit  map[string]int    `json:"per_suit"`
	Longest  int               `json:"longest"`
}

// Describe gives the castle as it was dealt; its chambers and guards are still in the bag before.
func (p *Position) Describe() any {
	x := printed{Rows: core.Side, Columns: core.Side, Hole: core.Hole.Key(), Corners: core.CornerCells(), Suits: rules.Encoded(core.Suits(), core.Suit.String),
		Chambers: []printedChamber{}, Starts: map[string]string{}, Supply: map[string]int{}, Longest: core.MostDecisions,
		Points: map[string]int{"chamber": 1, "escape": 2, "guard": 1, "perfect": core.Perfect}, PerSuit: map[string]int{"chambers": 6, "guards": 6, "musketeers": 1}}
	dealt := p.Stage != core.StageDeal
	for e := range core.NumEdges {
		edge := printedEdge{Edge: e.Key(), Cell: e.Chamber().Key()}
		if dealt {
			edge.Suit = p.Castle.Post[e].String()
		}
		x.Edges = append(x.Edges, edge)
	}
	if !dealt {
		return x
	}
	for c := range core.NumCells {
		if c != core.Hole {
			x.Chambers = append(x.Chambers, printedChamber{c.Key(), p.Castle.Suit[c].String(), int(p.Castle.Number[c])})
		}
	}
	begun := core.Begin(p.Castle)
	for _, s := range core.Suits() {
		x.Starts[s.String()], x.Supply[s.String()] = begun.At[s].Key(), int(begun.Supply[s])
	}
	return x
}
