package london

import (
	"slices"

	"intrigue/rules"
)

// View is what one seat may know, and all that scenes and bots are given. The
// detectives and the public see the same but for By; Mr X sees his own way too.
// Once the game is over everything lies open (LON-114).
type View struct {
	By       rules.Seat
	Seats    int
	Options  rules.Options
	Round    int        // 1…; 0 while dealing
	Acting   rules.Seat // Luck while dealing, Public when over
	Stage    Stage
	Giver    Colour // the pawn that gives a ticket, in StageTake only
	Pawns    [pawns]Pawn
	X        Fugitive
	Log      []LogEntry
	Deeds    []Deed    // what the pawns did and gave so far, in order
	Possible []Station // where Mr X can be, from open facts only, sorted; nil where no notebook is kept
	Cards    []Station // the twelve start cards set aside; nil until the end (LON-34)
	Outcome  rules.Outcome

	shows   Numbering
	core    State     // with Mr X's place only where this seat knows it
	belief  *Belief   // open facts only; never changed
	beliefs []*Belief // the same after each entry
}

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

// LogEntry is one used window of the logbook.
type LogEntry struct {
	Entry, Round int
	Ticket       Ticket
	Line         Kind    // the line really used, NoLine when this seat does not know
	At           Station // 0 is hidden
	Surfaced     bool
	Voluntary    bool // he surfaced of his own will
	Part         int  // 0 single, 1 and 2 the parts of a double move
}

// Seen is what a seat may know.
func (p *Position) Seen(by rules.Seat) rules.View { return p.see(by) }

func (p *Position) see(by rules.Seat) View {
	knows := by == 0 || p.stage == StageOver
	v := View{
		By: by, Seats: int(p.seats), Options: p.options, Round: int(p.round),
		Acting: rules.Public, Stage: p.stage, Deeds: slices.Clip(p.deeds),
		Outcome: p.Outcome(), shows: p.shows, core: p.State, belief: p.belief(), beliefs: slices.Clip(p.beliefs),
	}
	if acting := p.Acting(); len(acting) > 0 {
		v.Acting = acting[0]
	}
	if p.stage == StageTake {
		v.Giver = Colour(p.State.giver - 1)
	}
	if !knows && !p.surfaced {
		v.core.at[0] = 0
	}
	for c := range v.Pawns {
		v.Pawns[c] = p.pawn(Colour(c))
	}
	v.X = Fugitive{
		At: Station(v.core.at[0]), Shown: p.surfaced, Tickets: regular(p.tickets[0]),
		Black: int(p.tickets[0][0]), Doubles: int(p.doubles),
	}
	if knows {
		v.X.Start = p.starts[0]
	}
	for i, j := range p.log {
		e := LogEntry{
			Entry: i + 1, Round: int(j.round), Ticket: j.ticket,
			Surfaced: j.surfaced, Voluntary: j.voluntary, Part: int(j.part),
		}
		if j.surfaced || knows {
			e.At = j.to
		}
		if j.ticket != BlackTicket || knows { // what lies under black stays hidden (LON-81)
			e.Line = j.line
		}
		if j.surfaced {
			v.X.LastSeen, v.X.LastSeenEntry = j.to, i+1
		}
		v.Log = append(v.Log, e)
	}
	if p.keepsNotebook() {
		v.Possible = p.belief().stations()
	}
	if p.stage == StageOver {
		v.Possible = []Station{Station(p.at[0])}
		v.Cards = p.undrawn()
	}
	return v
}

// pawn is one pawn as everybody sees it.
func (p *Position) pawn(c Colour) Pawn {
	i := uint8(c) + 1
	q := Pawn{
		Colour: c, Seat: Leader(c, int(p.seats)), At: Station(p.at[i]), Tickets: regular(p.tickets[i]),
		Moved: p.moved>>i&1 != 0, Stranded: p.stranded>>i&1 != 0,
	}
	q.Blocked = q.At != 0 && !q.Moved && !q.Stranded && p.stage != StageOver && !p.canMove(theBoard(), i)
	return q
}

func regular(left [4]uint8) [3]int {
	return [3]int{int(left[Taxi]), int(left[Bus]), int(left[Underground])}
}

// keepsNotebook reports whether the detectives keep a notebook at this table. Where they
// do not, nothing that people read may tell where Mr X can be.
func (p *Position) keepsNotebook() bool { return p.options["notebook"] != "off" }

// Notes is the same to those who look.
func (v View) Notes() bool { return v.Options["notebook"] != "off" }

// Number is the number this table shows on a station (LON-85).
func (v View) Number(s Station) int { return v.shows.Number(s) }

// Over reports whether the game has ended.
func (v View) Over() bool { return v.Outcome.Over() }

// Next is the next window after which Mr X must show himself, 0 when there is none.
func (v View) Next() int {
	for e := len(v.Log) + 1; e <= lastEntry; e++ {
		if Forced(e) {
			return e
		}
	}
	return 0
}

// Forced reports whether a window of the logbook is oval (LON-10).
func Forced(entry int) bool { return entry >= 1 && entry <= lastEntry && forcedEntries>>entry&1 != 0 }

// Team lists the pawns a seat leads at this table, in table order; none for Mr X.
func (v View) Team(s rules.Seat) []Colour {
	var all []Colour
	for _, p := range v.Pawns {
		if p.Seat == s {
			all = append(all, p.Colour)
		}
	}
	return all
}
