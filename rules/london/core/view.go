package core

import (
	"slices"

	"intrigue/rules"
)

// View holds what a single seat may know, and all that scenes and bots are given. The
// detectives and the public see the same but for By; Mr X sees his own way too.
// Once the game is over everything lies open (LON-114).
type View struct {
	By            rules.Seat
	Seats         int
	Options       rules.Options
	Round         int        // 1…; 0 while dealing
	Acting        rules.Seat // Luck while dealing, Public when over
	Stage         Stage
	Giver         Colour // the pawn that gives a ticket, in StageTake only
	Pawns         [Pawns]Pawn
	X             Fugitive
	Log           []LogEntry
	PublicActions []PublicAction // what the pawns did and gave so far, in order
	Possible      []Station      // where Mr X can be, from open facts only, sorted; nil where no notebook is kept
	Cards         []Station      // the twelve start cards set aside; nil until the end (LON-34)

	State   State // with Mr X's place only where this seat knows it
	Shows   Numbering
	Beliefs beliefs // open facts only; never changed
}

// Knower is a View of the contract, for those who need no words of it.
type Knower interface{ Known() *View }

// Pawn is one of the five coloured pawns.
type Pawn struct {
	Colour   Colour
	Seat     rules.Seat // who leads it
	At       Station    // 0 is not yet dealt
	Tickets  [3]int     // taxi, bus, underground
	Moved    bool       // has moved this round
	Stranded bool       // can never move again (LON-70)
	Blocked  bool       // every place it could ride to is occupied now (LON-72)
}

// Fugitive is Mr X as a seat knows him.
type Fugitive struct {
	At            Station // 0 is unknown to this seat
	Start         Station // 0 is unknown to this seat
	Shown         bool    // his pawn stands on the board now
	Tickets       [3]int  // taxi, bus, underground: anybody can count them (LON-74)
	Black         int
	Doubles       int     // 2x cards left
	LastSeen      Station // where he surfaced last, 0 before the first time
	LastSeenEntry int
}

// Holds returns how many tickets of a kind he has, or 2x cards.
func (x Fugitive) Holds(t Ticket) int {
	switch t {
	case BlackTicket:
		return x.Black
	case DoubleTicket:
		return x.Doubles
	}
	return x.Tickets[t-1]
}

// KnowsX reports whether a reader sees Mr X's own way while the game goes on.
func KnowsX(by rules.Seat) bool { return by == 0 || by == rules.Spectator }

// See returns what a seat may know.
func See(h *Position, by rules.Seat) *View {
	knows := KnowsX(by) || h.Stage == StageOver
	v := &View{
		By: by, Seats: int(h.Seats), Options: h.Options, Round: int(h.Round),
		Acting: rules.Public, Stage: h.Stage, PublicActions: slices.Clip(h.PublicActions),
		State: h.State, Shows: h.Shows, Beliefs: slices.Clip(h.Beliefs),
	}
	if acting := h.Acting(); len(acting) > 0 {
		v.Acting = acting[0]
	}
	if h.Stage == StageTake {
		v.Giver = Colour(h.Giver - 1)
	}
	if !knows && !h.Surfaced {
		v.State.At[0] = 0
	}
	for c := range v.Pawns {
		v.Pawns[c] = h.pawn(Colour(c))
	}
	v.X = Fugitive{
		At: Station(v.State.At[0]), Shown: h.Surfaced, Tickets: regular(h.Tickets[0]),
		Black: int(h.Tickets[0][0]), Doubles: int(h.Doubles),
	}
	if knows {
		v.X.Start = Station(h.Starts[0])
	}
	v.Log = slices.Clone(h.Log)
	for i := range v.Log {
		e := &v.Log[i]
		if e.Surfaced {
			v.X.LastSeen, v.X.LastSeenEntry = e.At, e.Entry
		} else if !knows {
			e.At = 0
		}
		if e.Ticket == BlackTicket && !knows { // what lies under black stays hidden (LON-81)
			e.Line = NoLine
		}
	}
	if v.HasNotebook() {
		v.Possible = h.Beliefs.Now().Stations()
	}
	if h.Stage == StageOver {
		v.Possible = []Station{Station(h.At[0])}
		v.Cards = TheBoard().undrawn(&h.Starts)
	}
	return v
}

// pawn returns one pawn as everybody sees it.
func (s *State) pawn(c Colour) Pawn {
	i := uint8(c) + 1
	p := Pawn{
		Colour: c, Seat: Leader(c, int(s.Seats)), At: Station(s.At[i]), Tickets: regular(s.Tickets[i]),
		Moved: s.Moved>>i&1 != 0, Stranded: s.Stranded>>i&1 != 0,
	}
	p.Blocked = p.At != 0 && !p.Moved && !p.Stranded && s.Stage != StageOver && !s.canMove(TheBoard(), i)
	return p
}

func regular(left [4]uint8) [3]int {
	return [3]int{int(left[Taxi]), int(left[Bus]), int(left[Underground])}
}

// notebook reports whether the detectives keep a notebook at this table. Where they
// do not, nothing that people read may tell where Mr X can be.
func notebook(o rules.Options) bool { return o["notebook"] != "off" }

// HasNotebook reports whether the detectives keep a notebook at this table.
func (v *View) HasNotebook() bool { return notebook(v.Options) }

// Over reports whether the game has ended.
func (v *View) Over() bool { return v.Stage == StageOver }

// Number returns the number this table shows on a station (LON-85).
func (v *View) Number(s Station) int { return v.Shows.Number(s) }

// NextSurfacing returns the next window after which Mr X must show himself, 0 when there is none.
func (v *View) NextSurfacing() int {
	for e := len(v.Log) + 1; e <= LastEntry; e++ {
		if Forced(e) {
			return e
		}
	}
	return 0
}

// Forced reports whether a window of the logbook is oval (LON-10).
func Forced(entry int) bool { return entry >= 1 && entry <= LastEntry && forcedEntries>>entry&1 != 0 }

// Team lists the pawns a seat leads at this table, in table order; none for Mr X.
func (v *View) Team(s rules.Seat) []Colour {
	var all []Colour
	for _, p := range v.Pawns {
		if p.Seat == s {
			all = append(all, p.Colour)
		}
	}
	return all
}
