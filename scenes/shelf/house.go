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

// House is the app with the games that can be played in it.
type House struct {
	*app.App
	Titles table.Titles
}

// resume opens a saved game, or says why it cannot be opened.
func (d House) resume(name string) {
	t, err := table.Resume(d.App, d.Titles, name)
	d.Notices()
	if err != nil {
		d.Toast(app.Sentence(err))
		if s, ok := d.Screen().(interface{ Return() }); ok {
			s.Return()
		}
		return
	}
	d.Open(t)
}

// NewAbout is the page about the program and the people behind the games.
func NewAbout(d House) app.Screen { return pages.NewAbout(d.App, d.credits()) }

// credits names the people behind the games.
func (d House) credits() (all []pages.Credit) {
	for _, t := range d.Titles {
		about := t.Game.About()
		all = append(all, pages.Credit{What: about.Title, Who: about.Credit + "."})
	}
	return all
}
