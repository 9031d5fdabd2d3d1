package london

import (
	"intrigue/rules"
	"intrigue/rules/london/core"
)

// What a program is told of a view and of the box. The keys never change; build/wire.md
// explains them.

// number is a station by both printed numberings (LON-85).
type number struct {
	MB int `json:"mb"`
	RB int `json:"rb"`
}

func bothNumbers(s core.Station) number {
	return number{core.MiltonBradley.Number(s), core.Ravensburger.Number(s)}
}

// known is a station that may be unknown, which is null.
func known(s core.Station) *number {
	if s == 0 {
		return nil
	}
	n := bothNumbers(s)
	return &n
}

type tickets struct {
	Taxi        int `json:"taxi"`
	Bus         int `json:"bus"`
	Underground int `json:"underground"`
}

func ticketsOf(n [3]int) tickets { return tickets{n[0], n[1], n[2]} }

type ownTickets struct {
	tickets
	Black  int `json:"black"`
	Double int `json:"double"`
}

type pawnState struct {
	Pawn     string     `json:"pawn"`
	Seat     rules.Seat `json:"seat"`
	At       *number    `json:"at"`
	Tickets  tickets    `json:"tickets"`
	Moved    bool       `json:"moved"`
	Stranded bool       `json:"stranded"`
	Blocked  bool       `json:"blocked"`
}

type mrXState struct {
	At         *number    `json:"at"`
	Start      *number    `json:"start"`
	Shown      bool       `json:"shown"`
	Surfacing  bool       `json:"surfacing"`
	Tickets    ownTickets `json:"tickets"`
	LastSeen   *number    `json:"last_seen"`
	LastWindow int        `json:"last_window"`
}

type windowState struct {
	Window    int     `json:"window"`
	Round     int     `json:"round"`
	Ticket    string  `json:"ticket"`
	Line      string  `json:"line"`
	At        *number `json:"at"`
	Surfaced  bool    `json:"surfaced"`
	Voluntary bool    `json:"voluntary"`
	Part      int     `json:"part"`
}

type deedState struct {
	Round  int     `json:"round"`
	Pawn   string  `json:"pawn"`
	Ticket string  `json:"ticket"`
	From   *number `json:"from"`
	To     *number `json:"to"`
	Taken  bool    `json:"taken"`
}

type state struct {
	By       rules.Seat    `json:"by"`
	Seats    int           `json:"seats"`
	Options  rules.Options `json:"options"`
	Round    int           `json:"round"`
	Stage    string        `json:"stage"`
	Acting   rules.Seat    `json:"acting"`
	Giver    string        `json:"giver"`
	Pawns    []pawnState   `json:"pawns"`
	MrX      mrXState      `json:"mrx"`
	Log      []windowState `json:"log"`
	Deeds    []deedState   `json:"deeds"`
	Notebook bool          `json:"notebook"`
	Possible []number      `json:"possible"`
	SetAside []number      `json:"set_aside"`
	Ending   string        `json:"ending"`
	Winners  []rules.Seat  `json:"winners"`
}

var stageNames = [...]string{
	core.StageDeal: "deal", core.StageMove: "ride", core.StageFirst: "first_ride", core.StageSecond: "second_ride",
	core.StageTake: "take", core.StageHunt: "hunt", core.StageOver: "over",
}

// Snapshot is what the seat knows, for programs.
func (v View) Snapshot() any {
	s := state{
		By: v.By, Seats: v.Seats, Options: v.Options, Round: v.Round, Stage: stageNames[v.Stage], Acting: v.Acting,
		Pawns: rules.Encoded(v.Pawns[:], func(p core.Pawn) pawnState {
			return pawnState{p.Colour.String(), p.Seat, known(p.At), ticketsOf(p.Tickets), p.Moved, p.Stranded, p.Blocked}
		}),
		MrX: mrXState{known(v.X.At), known(v.X.Start), v.X.Shown, v.State.Announced, ownTickets{ticketsOf(v.X.Tickets), v.X.Black, v.X.Doubles},
			known(v.X.LastSeen), v.X.LastSeenEntry},
		Log: rules.Encoded(v.Log, func(e core.LogEntry) windowState {
			return windowState{e.Entry, e.Round, e.Ticket.String(), e.Line.String(), known(e.At), e.Surfaced, e.Voluntary, e.Part}
		}),
		Deeds: rules.Encoded(v.PublicActions, func(d core.PublicAction) deedState {
			return deedState{d.Round, d.Pawn.String(), d.Ticket.String(), known(d.From), known(d.To), d.From == d.To}
		}),
		Notebook: v.HasNotebook(),
		Possible: rules.Encoded(v.Possible, bothNumbers), SetAside: rules.Encoded(v.Cards, bothNumbers),
		Ending: v.Outcome.Ending, Winners: append([]rules.Seat{}, v.Outcome.Winners...),
	}
	if v.Stage == core.StageTake {
		s.Giver = v.Giver.String()
	}
	return s
}
