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
		Score: scoreState{v.Score.Searched, v.Score.Escaped, v.Score.Defeated, v.Score.Total},
		Moves: v.Moves, Decisions: int(v.State.Decisions), Asked: suitName(v.Asked), Ending: v.Outcome.Ending}
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

// dict is a JSON object for programs.
type dict map[string]any

// Describe gives the castle as it was dealt; its chambers and guards are still in the bag before.
func (p *Position) Describe() any {
	dealt, begun := p.Stage != core.StageDeal, core.Begin(p.Castle)
	chambers, edges, starts, supply := []dict{}, []dict{}, map[string]string{}, map[string]int{}
	for c := range core.NumCells {
		if dealt && c != core.Hole {
			chambers = append(chambers, dict{"cell": c.Key(), "suit": p.Castle.Suit[c].String(), "number": p.Castle.Number[c]})
		}
	}
	for e := range core.NumEdges {
		suit := ""
		if dealt {
			suit = p.Castle.Post[e].String()
		}
		edges = append(edges, dict{"edge": e.Key(), "cell": e.Chamber().Key(), "suit": suit})
	}
	for _, s := range core.Suits() {
		if dealt {
			starts[s.String()], supply[s.String()] = begun.At[s].Key(), int(begun.Supply[s])
		}
	}
	return dict{
		"rows": core.Side, "columns": core.Side, "hole": core.Hole.Key(), "corners": core.CornerCells(),
		"suits":    rules.Encoded(core.Suits(), core.Suit.String),
		"chambers": chambers, "edges": edges, "starts": starts, "supply": supply, "longest": core.MostDecisions,
		"points":   dict{"chamber": 1, "escape": core.EscapePoints, "guard": 1, "perfect": core.Perfect},
		"per_suit": dict{"chambers": len(p.Castle.Cell[0]), "guards": core.Guards / core.NumSuits, "musketeers": 1},
	}
}
