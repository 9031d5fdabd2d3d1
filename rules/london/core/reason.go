package core

// Reason tells why a hint advises an action: what a search and the map say for it, as far as
// the seat may know it. What does not matter to the kind of action is zero.
type Reason struct {
	Action Action
	Kind   ReasonKind

	Near    []Station // places where Mr X can be, one or two rides from where the action leads, or the nearest
	Rides   int       // to the place in Near, or to where Mr X was last seen
	Closed  []Station // some places which Mr X could ride to next and no other pawn reaches
	Chance  float64   // that he is there; or that he is caught
	Threats []Colour  // the pawns that get to where he ends in one ride
	NoSafe  bool      // wherever he rides, some pawn gets there in one ride
	Places  int       // where the detectives have to think of him
	Ways    int       // places where a second ride can end
	Safe    int       // those of Ways that no pawn reaches in one ride
}

// ReasonKind tells what speaks for an action of a kind, where that can be several things.
type ReasonKind uint8

const (
	_ ReasonKind = iota // there is only one
	// A move of a pawn.
	MustBeThere     // Mr X can be nowhere else
	CanBeThere      // and Near are one ride further on
	OneRideAway     // from Near
	TwoRidesAway    // from Near
	RidesAway       // from Near
	WaitForMrX      // at the underground, before he is first seen
	NearUnderground // the same without a notebook
	WhereLastSeen   // Rides from there
	// A ride of Mr X.
	FirstOfTwo // the second one can end in Ways, Safe of them
	// The 2x card.
	OutOfReach // two rides escape and one does not
)
