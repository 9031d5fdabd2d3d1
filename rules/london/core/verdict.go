package core

// Verdict holds what decides an attempt at a problem, and what words about it need.
type Verdict struct {
	Kind   VerdictKind
	Places []Station // where Mr X gets away or is reached, or where he can still ride to
	Pawn   Colour    // that reaches him, for InReach
	Left   int       // turns of the detectives that are left, this one included
}

// VerdictKind is a kind of verdict.
type VerdictKind uint8

const (
	GoesOn   VerdictKind = iota
	Fled                 // the pawns have moved, and Mr X has ridden on
	Arrested             // he is caught, wherever he was
	Missed               // pawns that are still to move do not get to all places where they must
	Slips                // each place can still be visited, but not all of them in time
	AtLarge              // Mr X is out of reach, now and in the next round
	InReach              // a pawn gets to where he rode
	NoWayOut             // no pawn gets there, but then every ride on ends in reach
)
