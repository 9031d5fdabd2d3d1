package estoril

import (
	"intrigue/rules"
	"intrigue/rules/estoril/core"
	"intrigue/rules/estoril/words"
)

// View is what a single reader may know of a moment, and what is said to him about it.
type View struct{ core.View }

var _ rules.View = View{}

// Known is the moment as the reader knows it, for bots.
func (v View) Known() *core.State { return v.View.Known() }

// What is said of a view, by package words.

func (v View) Prompt() string                     { return words.Prompt(&v.View) }
func (v View) Label(target string) rules.Label    { return words.Label(&v.View, target) }
func (v View) Situation() []string                { return words.Situation(&v.View) }
func (v View) WhyNot(target string) rules.Refusal { return words.WhyNot(&v.View, target) }
func (v View) Winning(b core.Board) string        { return words.Winning(&b, v.By) }

// HarmsOnlyItself reports whether the tile whose symbols are used now can only send tiles of its own
// owner home (EST-74).
func (v View) HarmsOnlyItself() bool {
	return v.Stage == core.StageAbility && v.Known().HarmsOnlyItself()
}

// Score is what a seat would score if the game ended now, as far as the reader knows.
func (v View) Score(s rules.Seat) int { return words.Score(&v.View, int(s)) }

// PosterRule is the special rule of a board in a sentence.
func PosterRule(board int) string { return words.PosterRule(board) }
