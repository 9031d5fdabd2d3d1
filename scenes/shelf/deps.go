// Package shelf is where games are opened: the shelf with its boxes, the page on
// which a game is set up, the saved games and how to play.
//
// It knows which games there are, and nothing of how one is played.
package shelf

import (
	"intrigue/scenes/app"
	"intrigue/scenes/pages"
	"intrigue/scenes/table"
)

// Deps is the app with the games that can be played in it.
type Deps struct {
	*app.App
	Titles table.Titles
}

// resume opens a saved game, or says why it cannot be opened.
func (d Deps) resume(name string) {
	t, err := table.Resume(d.App, d.Titles, name)
	d.Notices()
	if !d.TryOpen(t, err) {
		d.Revisit()
	}
}

// openSheet shows what the games of a series have come to.
func (d Deps) openSheet(game, name string) {
	if t, ok := d.Titles.Find(game); ok {
		d.Open(pages.NewSheet(d.App, t.Subject(), name))
	}
}

// NewAbout is the page about the program and the people behind the games.
func NewAbout(d Deps) app.Screen {
	var all []pages.Credit
	for _, t := range d.Titles {
		all = append(all, pages.Credit{What: t.Name(), Who: t.Game.About().Credit + "."})
	}
	return pages.NewAbout(d.App, all)
}
