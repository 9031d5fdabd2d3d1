package core

// Reason tells what an action is for, as far as bots know; package words says it.
type Reason struct {
	Action Action
	Who    Suit    // whose slide the action is or ends
	Slide  Preview // what a slide does at once
	Takes  bool    // the guard it meets is then taken
	// Of the trip that follows from a slide, or of coming out of it:
	Corner   Cell // where it ends; Gone is unknown
	Searches bool // he searches that corner
	Surprise Cell // whose guard is surprised on it; Gone is nobody's
	Prepares Preparation
}

// Preparation tells what an action prepares.
type Preparation struct {
	Kind     PreparationKind
	Who      Suit // whom it helps or stops
	Cell     Cell // where he stops or searches, or where a guard stands
	Edge     Edge // where he defeats a guard
	Searches bool // he searches the cell where he stops
}

// PreparationKind says what kind of thing an action prepares.
type PreparationKind uint8

// The kinds: of a musketeer somewhere, then of castle guards.
const (
	NoPreparation PreparationKind = iota // nothing better was found
	ToSearch                             // on the way to search a cell
	ToDefeat                             // on the way to defeat a guard at an edge
	ToLeave                              // on the way out
	ToStop                               // who stands there stops another musketeer at a cell
	ToMakeRoom                           // for another musketeer
	ToStandAside                         // in nobody's way
	ToBeSurprised
	AllNeeded // every guard inside stops somebody
	OneNeeded // that on a cell stops another musketeer
)
