// Package shelf is where games are opened: the shelf with its boxes, the page on
// which a game is set up, the saved games and how to play.
//
// It knows which games there are, and nothing of how one is played.
package shelf

import (
	"intrigue/scenes/desk"
	"intrigue/scenes/pages"
	"intrigue/scenes/table"
)

// House is a desk with the games that can be played on it.
type House struct {
	*desk.Desk
	Titles table.Titles
}

// resume opens a saved game, or says why it cannot be opened.
func (d House) resume(name string) {
	t, err := table.Resume(d.Desk, d.Titles, name)
	d.Notices()
	if err != nil {
		d.Say(desk.Sentence(err))
		if s, ok := d.Screen().(interface{ Return() }); ok {
			s.Return()
		}
		return
	}
	d.Open(t)
}

// NewAbout is the page about the program and the people behind the games.
func NewAbout(d House) desk.Screen { return pages.NewAbout(d.Desk, d.credits()) }

// credits names the people behind the games. Games that are on the shelf may say
// more in their own About.Credit.
func (d House) credits() []pages.Credit {
	all := []pages.Credit{
		{What: "London", Who: "After Scotland Yard, published by Ravensburger in 1983 and by Milton Bradley in 1985."},
		{What: "Pimpernel", Who: "After The Scarlet Pimpernel by Brian Kelley, published by Eagle-Gryphon Games."},
		{What: "Estoril", Who: "After Estoril 1942, published by MEBO Games and Stronghold Games in 2016."},
		{What: "Penny", Who: "After Penny Dreadfun by Adam Betley and his team."},
		{What: "Cardinal", Who: "Cardinal's Guards is a solitaire for the piecepack by Michael and Stephen Schoessow. Copyright 2003 Michael and Stephen Schoessow, who let everybody pass its rules on that names them."},
	}
	for i, b := range boxes() {
		if t, ok := d.Titles.Find(b.key); ok && i < len(all) && t.Game.About().Credit != "" {
			all[i].Who = t.Game.About().Credit + "."
		}
	}
	return all
}
