package estoril

import "intrigue/rules"

// View is what one reader may know of a moment, and what is said to him about it.
type View struct{ view }

// Known is the moment as the reader knows it, for bots.
func (v View) Known() *State { return v.view.Known() }

// Print writes the whole view as text, one fact a line.
func (v View) Print() string { return printed(&v.view) }

// Prompt says what is decided and by whom.
func (v View) Prompt() string { return prompt(&v.view) }

// Label names a target.
func (v View) Label(target string) rules.Label { return label(&v.view, target) }

// WhyNot says why a target cannot be chosen now, and the clause that forbids it.
func (v View) WhyNot(target string) rules.Refusal { return whyNot(&v.view, target) }

// Winning says who would win a board with what the reader knows, or has won it; it is
// empty when nobody is there yet.
func (v View) Winning(b Board) string { return winning(&b) }

// PosterRule is the special rule of a board in a sentence.
func PosterRule(board int) string { return posterRule(board) }
