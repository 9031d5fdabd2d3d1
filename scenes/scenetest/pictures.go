package scenetest

import (
	"slices"

	"intrigue/rules"
	"intrigue/scenes/widgets"
)

// Pictured demands that whatever is shown at a table, and whatever has a name there by one of the ids or in a path of
// a choice, has a picture. exists reports whether there is one of a name; prefix stands before the names of labels.
func Pictured(p *Player, name, prefix string, exists func(name string) bool, ids ...string) {
	p.T.Helper()
	for _, it := range p.Last {
		if it.Kind == widgets.Sprite && !exists(it.Name) {
			p.T.Errorf("%s: there is no picture %q", name, it.Name)
		}
	}
	for _, c := range p.Game().Choices() {
		ids = append(slices.Clip(ids), c.Path...)
	}
	for _, id := range ids {
		l := p.Game().View().(interface{ Label(id string) rules.Label }).Label(id)
		if l.Sprite != "" && !exists(prefix+l.Sprite) {
			p.T.Errorf("%s: the picture of %s, %q, does not exist", name, id, l.Sprite)
		}
	}
}
