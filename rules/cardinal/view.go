package cardinal

import (
	"intrigue/rules"
	"intrigue/rules/cardinal/bots"
	"intrigue/rules/cardinal/core"
	"intrigue/rules/cardinal/words"
)

// View is the whole game as anybody may see it, and all that scenes and bots are
// given: nothing is hidden (CAR-9).
type View struct {
	core.View
	Outcome rules.Outcome
}

var _ rules.View = View{}

// Prompt says in one sentence what the player may do now.
func (v View) Prompt() string { return words.Prompt(&v.View) }

// Situation says in sentences where everything stands.
func (v View) Situation() []string { return words.Situation(&v.View) }

// Label names a target.
func (v View) Label(target string) rules.Label { return words.Label(&v.View, target) }

// WhyNot says why a target cannot be chosen now; it is zero when it can.
func (v View) WhyNot(target string) rules.Refusal { return words.WhyNot(&v.View, target) }

// Name is how people call a chamber: "moon 4".
func (v View) Name(c core.Cell) string { return words.ChamberOf(&v.View, c) }

// Foretell says what a slide would do.
func (v View) Foretell(s core.Preview) string { return words.Foretell(v.Castle, &s) }

// Slide is the slide of a musketeer in a direction; when it is not legal, why says
// so in a sentence. It is what arrow keys and a drag are made of.
func (v View) Slide(who core.Suit, d core.Direction) (s core.Preview, why string) {
	for _, s := range v.Slides {
		if s.Musketeer == who && s.Direction == d {
			return s, ""
		}
	}
	return core.Preview{}, words.Refusal(&v.View, core.SlideOf(who%core.NumSuits, d%core.NumDirections)).Text
}

// Reason says in words what the first move of a line is for; "" when it is not legal.
func (v View) Reason(line []rules.Move) string {
	r, ok := bots.Explain(v.Castle, &v.State, line)
	if !ok {
		return ""
	}
	return words.Reason(v.Castle, &r)
}
