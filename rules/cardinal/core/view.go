package core

import "intrigue/rules"

// View holds what anybody may see, which is everything (CAR-9), as data.
type View struct {
	Options    rules.Options
	Stage      Stage
	Chambers   [NumCells]Chamber
	Musketeers [NumSuits]Musketeer
	Guards     [NumEdges]Guard
	Supply     [NumSuits]int // coins by suit
	Defeated   [NumSuits]int // guards overcome, by suit
	Score      Tally
	Moves      int       // slides made so far
	Slides     []Preview // every legal slide, when slides are what is decided
	Asked      Suit      // whose slide is being finished; NoSuit in StageFree
	Met        Edge      // the guard that may be taken, in StageTake only

	State  State
	Castle *Castle
}

// Chamber is one of the 25 cells.
type Chamber struct {
	Cell      Cell
	Suit      Suit // NoSuit for the hole
	Number    int  // 0 is the start chamber
	Hole      bool
	Musketeer Suit // who stands here, NoSuit for nobody
	Guard     bool // a castle guard of the chamber's suit stands here
	Searched  bool
	Wanted    bool // the next chamber that its musketeer has to search
}

// Fate tells what has become of a musketeer.
type Fate uint8

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

// ID returns the id of his pawn: "musketeer.sun".
func (m Musketeer) ID() string { return m.Suit.ID() }

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

// See returns the view of a state, the same for every seat (CAR-9). Before the deal the castle is empty.
func See(k *Castle, s State, o rules.Options) View {
	v := View{Options: o, Stage: s.Stage, Moves: int(s.Moves), Asked: NoSuit, Met: s.met, State: s, Castle: k,
		Score: Tally{s.Searched(), s.Escapees(), s.Defeated(), s.Score(), Perfect}}
	for c := range NumCells {
		v.Chambers[c] = Chamber{Cell: c, Suit: NoSuit, Musketeer: NoSuit, Hole: c == Hole}
	}
	for who := range NumSuits {
		v.Musketeers[who] = Musketeer{Suit: who, At: Gone, Next: Gone}
	}
	if s.Stage == StageDeal {
		return v
	}
	for c := range NumCells {
		h := &v.Chambers[c]
		h.Suit, h.Number, h.Guard = k.Suit[c], int(k.Number[c]), s.Guards>>c&1 != 0
		h.Searched = !h.Hole && h.Number > 0 && int(s.Dice[h.Suit]) >= h.Number
	}
	for who := range NumSuits {
		v.Musketeers[who] = v.musketeer(who)
		v.Supply[who], v.Defeated[who] = int(s.Supply[who]), int(s.Beaten[who])
	}
	for e := range NumEdges {
		v.Guards[e] = Guard{e, k.Post[e], s.Rim>>e&1 != 0}
	}
	switch s.Stage {
	case StageFree:
		for who := range NumSuits {
			for d := range NumDirections {
				if p, ok := s.Preview(k, who, d); ok && !s.Full() {
					v.Slides = append(v.Slides, p)
				}
			}
		}
	case StageTake, StageCorner, StageRemove:
		v.Asked = s.Who
	}
	return v
}

// musketeer returns one musketeer as he stands; he also marks his chambers.
func (v *View) musketeer(who Suit) Musketeer {
	s := &v.State
	m := Musketeer{Suit: who, At: s.At[who], Die: int(s.Dice[who]), Next: Gone}
	switch {
	case s.Escaped>>who&1 != 0:
		m.Fate = Escaped
	case s.Killed>>who&1 != 0:
		m.Fate = Killed
	case m.At == Hole:
		m.Fate = Underground
	default:
		v.Chambers[m.At].Musketeer = who
	}
	if m.Die < LastNumber && m.Fate != Killed {
		m.Next = v.Castle.Next(who, s.Dice[who])
		v.Chambers[m.Next].Wanted = true
	}
	return m
}

// Over reports whether the game has ended.
func (v View) Over() bool { return v.Stage == StageOver }

// Choices returns the legal moves, worked out from the view.
func (v View) Choices() []rules.Choice { return v.State.Choices(v.Castle) }

// Knower is a view that shows bots what there is to know: all of it.
type Knower interface{ Known() (*Castle, *State) }

// Known returns what bots look at.
func (v View) Known() (*Castle, *State) { return v.Castle, &v.State }
