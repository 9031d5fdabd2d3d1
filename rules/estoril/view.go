package estoril

import (
	"intrigue/rules"
	"intrigue/rules/estoril/core"
	"intrigue/rules/estoril/words"
)

// View is what one reader may know of a moment, and what is said to him about it.
type View struct{ core.View }

// Known is the moment as the reader knows it, for bots.
func (v View) Known() *core.State { return v.View.Known() }

// Print writes the whole view as text, one fact a line.
func (v View) Print() string { return words.Print(&v.View) }

// Prompt says what is decided and by whom.
func (v View) Prompt() string { return words.Prompt(&v.View) }

// Label names a target.
func (v View) Label(target string) rules.Label { return words.Label(&v.View, target) }

// WhyNot says why a target cannot be chosen now, and the clause that forbids it.
func (v View) WhyNot(target string) rules.Refusal { return words.WhyNot(&v.View, target) }

// Winning says who would win a board with what the reader knows, or has won it; it is
// empty when nobody is there yet.
func (v View) Winning(b core.Board) string { return words.Winning(&b) }

// PosterRule is the special rule of a board in a sentence.
func PosterRule(board int) string { return words.PosterRule(board) }
