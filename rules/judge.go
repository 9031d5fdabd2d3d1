package rules

import "context"

// Expected is what a seat could expect of one of its choices.
type Expected struct {
	Move Move `json:"move"`
	// Chance is that of its side to win, 0 to 1; a share of a win counts as that share.
	Chance float64 `json:"chance"`
	// Points are what its side ends with, in games in which points decide; else 0.
	Points float64 `json:"points,omitempty"`
}

// Judgement is what a decision was worth by what its seat knew.
type Judgement struct {
	Best   []Expected // the best choices, best first; empty where there is nothing to be found out
	Played Expected   // what was chosen
	// Lost, where InPoints, is how many points were lost for certain.
	Lost float64
	// InPoints is true where points are counted and not chances: a solitaire.
	InPoints bool
	// Team is true where the chance is that of all seats together.
	Team bool
	Why  string // what the best choice is, as a hint says what to do: "Ride to 126 by taxi."
	// Better and Instead are what players would say of the moments to which the best choice and the one that was made
	// lead, by what the seat knew then: the most telling first.
	Better, Instead []Fact
	// Lesson is the key of what is wrong with the choice, "" where no kind is known: see Analyst.
	Lesson string
}

// Fact is something true of the moment that a choice leads to, by what its seat knows.
type Fact struct {
	Key  string // what it is about
	N    int    // tells facts about the same thing apart: how many, or which, as bits
	Good int    // how good it is for the seat, beside facts about the same thing
	Text string // a sentence to the seat: "Red and Blue can reach you in one ride."
}

// Analyst is a Game that can look back on a decision.
type Analyst interface {
	// Judge says what a seat could expect of its choices and of the one it made, from what it
	// knew: t alone. The effort 1 is about 0.3 s of one core, 10 ten times that.
	// With the same turn, generator and effort it says the same on every machine.
	Judge(ctx context.Context, t Turn, played Move, effort float64) Judgement
	// Advice is one sentence for the player who made the mistakes of a lesson so often.
	Advice(lesson string) string
}

// Forecaster is an Analyst that can say how a moment stands for a seat that need not be the one to
// decide then.
type Forecaster interface {
	// Forecast is the chance of the side of a seat to win, by what it knows: t alone, whose Choices
	// may be empty. Somebody decides then. The effort is that of Judge; of little effort it is a rough
	// guess, but one that is right on average. ok is false where nothing can be said.
	Forecast(ctx context.Context, t Turn, effort float64) (chance float64, ok bool)
}

// Uncertain is a View that counts the places at which, for all its seat knows, a hidden piece can
// be, and says so in a sentence.
type Uncertain interface {
	Uncertainty() (places int, said string)
}
