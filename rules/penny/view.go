package penny

import "intrigue/rules"

// View is what everybody sees.
type View struct {
	core core
	game *game
}

func (p *position) see() View { return View{p.core, p.game} }

func (v View) refuse(s step) rules.Refusal { return rules.Refuse("That cannot be done now.", "") }

// Print writes the view as text.
func (v View) Print() string { return "" }
