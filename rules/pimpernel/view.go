package pimpernel

import (
	"intrigue/rules"
	"intrigue/rules/pimpernel/core"
	"intrigue/rules/pimpernel/words"
)

// View is the whole game as anybody may see it, with all that can be said of it.
type View struct{ core.View }

var _ rules.View = View{}

// What is said of a view, by package words.

func (v View) Prompt() string                     { return words.Prompt(v.View) }
func (v View) Label(target string) rules.Label    { return words.Label(v.View, target) }
func (v View) WhyNot(target string) rules.Refusal { return words.WhyNot(v.View, target) }
func (v View) Situation() []string                { return words.Situation(v.View) }
func (v View) Happens(m rules.Move) string        { return words.Happens(v.View, m) }
func (v View) Explain(k core.ActionKind) string   { return words.Explain(k) }
