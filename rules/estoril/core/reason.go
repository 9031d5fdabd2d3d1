package core

// Reason is why a bot advises an action, and what it thinks next best.
type Reason struct {
	Action
	Then     State // what follows at once, as far as the seat knows
	Compared bool  // there is something next best
	Next     Action
	Behind   float64 // by how much of a sure win it falls behind
}
