package pimpernel

import (
	"intrigue/rules"
	"intrigue/rules/pimpernel/core"
	"intrigue/rules/pimpernel/words"
)

// View is the whole game as anybody may see it, with all that can be said of it.
type View struct{ core.View }

// Print writes the view as text, one fact a line.
func (v View) Print() string { return words.Print(v.View) }

// Prompt says in a sentence what the seat may do now.
func (v View) Prompt() string { return words.Prompt(v.View) }

// Label names a target: its title, its picture, what it is, and the clause behind it.
func (v View) Label(target string) rules.Label { return words.Label(v.View, target) }

// WhyNot says why a target cannot be chosen now; the zero Refusal means that it can.
func (v View) WhyNot(target string) rules.Refusal { return words.WhyNot(v.View, target) }

// Happens says in a few words what a move does, for the light on its target.
func (v View) Happens(m rules.Move) string { return words.Happens(v.View, m) }

// Explain names an action of a card or an icon and says what it does.
func (v View) Explain(k core.ActionKind) string { return words.Explain(k) }

// Tallied is the score by mission; a seat's lines add up to its score.
func (v View) Tallied() (title string, lines []rules.Score) { return words.Tallied(v.View) }
