package table

import (
	"slices"
	"strings"

	"intrigue/input"
)

// watching is the mode of a game that only bots play.
type watching struct{ playing }

// tools are those of a player who watches bots, in place of those that only players need.
func (w *watching) tools() []Tool {
	if w.play.Over() {
		return w.playing.tools()
	}
	icon, words := "icon.pause", "Pause"
	if w.play.Paused() {
		icon, words = "icon.play", "Resume"
	}
	speeds := []string{"slow", "normal", "fast"}
	at := slices.Index(speeds, w.app.Settings.Speed)
	keys := []Tool{
		{"pause", icon, w.app.Keyed(words, input.Pause), "", w.play.Paused(), func() { w.mode.hold(w.app.UI()) }},
		{"step", "icon.step-forward", w.app.Keyed("Step: one move", input.Step), "", false, func() { w.play.Skip(); w.app.Wake() }},
		{"speed", "icon.last", "Speed: " + w.app.Settings.Speed + ". Press to change.", "", false, func() {
			w.app.Settings.Speed = speeds[(at+1)%len(speeds)]
			w.app.Save()
		}},
	}
	if w.play.CanShowAll() {
		icon, words = "icon.eye", "Show "+w.hidden()
		if w.play.ShowsAll() {
			icon, words = "icon.eye-off", "Hide "+strings.TrimPrefix(w.hidden(), "all ")
		}
		keys = append(keys, Tool{"showall", icon, w.app.Keyed(words, input.ShowAll), "", w.play.ShowsAll(), w.showAll})
	}
	return keys
}

// hidden is what those who watch bots can have shown: the side that sees all, where there is
// one, else all hands.
func (w *watching) hidden() string {
	for _, side := range w.title.Game.About().SidesOf(len(w.play.Seats())) {
		if side.Wide {
			return side.Name
		}
	}
	return "all hands"
}

// showAll shows all secrets to those who watch bots, or hides them again.
func (g *game) showAll() {
	g.play.SetShowAll(!g.play.ShowsAll())
	g.app.Wake()
}
