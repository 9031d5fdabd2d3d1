package cardinal

import (
	"intrigue/rules"
)

// View is the whole game as anybody may see it, and all that scenes and bots are
// given: nothing is hidden (CAR-9).
type View struct {
	Options    rules.Options
	Stage      Stage
	Chambers   [cells]Chamber
	Musketeers [suits]Musketeer
	Guards     [edges]Guard
	Supply     [suits]int // coins by suit
	Defeated   [suits]int // guards overcome, by suit
	Score      Tally
	Moves      int     // slides made so far
	Slides     []Slide // every legal slide, when slides are what is decided
	Asked      Suit    // whose slide is being finished; NoSuit in StageFree
	Met        Edge    // the guard that may be taken, in StageTake only
	Outcome    rules.Outcome

	state  state
	castle *castle
}

// Chamber is one of the 25 cells.
type Chamber struct {
	Cell      Cell
	Suit      Suit // NoSuit for the hole
	Number    int  // 0 is null
	Hole      bool
	Musketeer Suit // who stands here, NoSuit for nobody
	Guard     bool // a castle guard of the chamber's suit stands here
	Searched  bool
	Wanted    bool // the next chamber that its musketeer has to search
}

// Fate is what has become of a musketeer.
type Fate uint8

// The fates.
const (
	Inside      Fate = iota
	Underground      // in the tunnel, about to come out
	Escaped
	Killed
)

func (f Fate) String() string {
	return [...]string{"inside", "in the tunnel", "escaped", "killed"}[f]
}

// Musketeer is one of the four pawns with its die.
type Musketeer struct {
	Suit Suit
	Fate Fate
	At   Cell // Gone when he has left
	Die  int  // the last chamber he searched
	Next Cell // the chamber he has to search next, Gone when he has them all
}

// ID is the id of his pawn: "musketeer.sun".
func (m Musketeer) ID() string { return musketeerID(uint8(m.Suit)) }

// Guard is a place on the rim and the guard dealt to it.
type Guard struct {
	Edge    Edge
	Suit    Suit
	Present bool // still at his post
}

// Tally is the score line by line (CAR-76).
type Tally struct {
	Searched int // chambers, one point each
	Escaped  int // musketeers, two points each
	Defeated int // guards, one point each
	Total    int
	Of       int // 52 (CAR-79)
}

func (p *position) see() View {
	c, k := &p.state, p.castle
	v := View{Options: p.options, Stage: p.stage, Moves: int(p.moves), Outcome: p.Outcome(), Asked: NoSuit, state: *c, castle: k,
		Score: Tally{c.searched(), c.escapees(), c.defeated(), c.score(), Perfect}}
	for i := range v.Chambers {
		v.Chambers[i] = Chamber{Cell: Cell(i), Suit: NoSuit, Musketeer: NoSuit, Hole: Cell(i) == hole}
	}
	for s := range v.Musketeers {
		v.Musketeers[s] = Musketeer{Suit: Suit(s), At: Gone, Next: Gone}
	}
	if p.stage == StageDeal {
		return v
	}
	for i := range v.Chambers {
		h := &v.Chambers[i]
		h.Suit, h.Number, h.Guard = k.suit[i], int(k.number[i]), c.guards>>i&1 != 0
		if !h.Hole {
			h.Searched = h.Number > 0 && int(c.dice[h.Suit]) >= h.Number
		}
	}
	for s := range v.Musketeers {
		v.Musketeers[s] = v.musketeer(uint8(s))
		v.Supply[s], v.Defeated[s] = int(c.supply[s]), int(c.beaten[s])
	}
	for e := range v.Guards {
		v.Guards[e] = Guard{Edge(e), k.post[e], c.rim>>e&1 != 0}
	}
	switch p.stage {
	case StageFree:
		v.Slides = c.previews(k)
	case StageTake, StageCorner, StageRemove:
		v.Asked = Suit(c.who)
	}
	v.Met = c.met
	return v
}

// musketeer is one musketeer as he stands; he also marks his chambers.
func (v *View) musketeer(s uint8) Musketeer {
	c := &v.state
	m := Musketeer{Suit: Suit(s), At: c.at[s], Die: int(c.dice[s]), Next: Gone}
	switch {
	case c.escaped>>s&1 != 0:
		m.Fate = Escaped
	case c.killed>>s&1 != 0:
		m.Fate = Killed
	case c.at[s] == hole:
		m.Fate = Underground
	default:
		v.Chambers[c.at[s]].Musketeer = Suit(s)
	}
	if m.Die < 5 && m.Fate != Killed {
		m.Next = v.castle.cell[s][m.Die+1]
		v.Chambers[m.Next].Wanted = true
	}
	return m
}

// Name is how people call a chamber: "moon 4".
func (v View) Name(c Cell) string {
	if v.Stage == StageDeal {
		return "a chamber"
	}
	return v.castle.name(c)
}

// Over reports whether the game has ended.
func (v View) Over() bool { return v.Outcome.Over() }

// Choices are the legal moves, worked out from the view.
func (v View) Choices() []rules.Choice {
	if v.Stage == StageDeal || v.Over() {
		return nil
	}
	return v.state.choices(v.castle)
}
