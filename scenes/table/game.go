package table

import (
	"slices"

	"intrigue/input/session"
	"intrigue/rules"
	"intrigue/scenes/app"
	"intrigue/scenes/parts"
	"intrigue/scenes/sound"
	"intrigue/scenes/table/match"
	"intrigue/scenes/widgets"
)

// game is the game in progress: what every part of the table shows, each in its way. What is exported of it is what boards
// may know, too.
type game struct {
	match *match.Match
	app   *app.App         // of the match, as
	title match.Cover      // the cover
	play  *session.Session // and the session
	board Board

	spots spots
	mode  mode
	agree *widgets.Question // whether all agree to take moves back, or whether to leave; nobody moves meanwhile
	// turned says that the words of a lesson were put away: what can be chosen is another matter now.
	turned bool
}

// newGame is a match at a table that has no board yet.
func newGame(m *match.Match) *game { return &game{match: m, app: m.App, title: m.Cover, play: m.Play} }

// Named is words of the rules with the names of people in place of their colours.
func (g *game) Named(words string) string { return g.match.Named(words) }

// Alone reports whether at most one person is at the table.
func (g *game) Alone() bool { return g.match.Alone() }

// Marks are what stands for a seat everywhere.
func (g *game) Marks(seat rules.Seat) []parts.Mark { return g.match.Marks(seat) }

// remark says a sentence until what is to be decided is another matter.
func (g *game) remark(words string) { g.match.Remark(words) }

// lingers reports whether the board still shows what has happened; bots wait for it, so that nobody misses them.
func (g *game) lingers() bool { return status(g.board).Lingers }

// settle puts another mode in place of the one that the table is for.
func (g *game) settle(m mode) {
	at := &g.mode
	for o, ok := (*at).(over); ok; o, ok = (*at).(over) {
		at = o.below()
	}
	*at = m
}

// noHints is said of a game that has none, whatever the settings say.
const noHints = "This game has no hints."

// givesHints reports whether the game has hints.
func (g *game) givesHints() bool {
	_, ok := g.title.Game.(rules.Hinter)
	return ok
}

// decided is how many people or bots have decided between two moments. One decision and
// what luck made of it at once, a few cards drawn and a scheme, are no jump.
func (g *game) decided(from, to int) (n int) {
	all := g.play.Record().Entries
	for i := from; i < min(to, len(all)); i++ {
		if all[i].Seat >= 0 {
			n++
		}
	}
	return n
}

// hasTarget reports whether the rules know a move with a target now.
func (g *game) hasTarget(target string) bool {
	return slices.ContainsFunc(g.play.Choices(), func(c rules.Choice) bool { return slices.Contains(c.Path, target) })
}

// label is what the rules call a target; zero where they name none.
func (g *game) label(target string) rules.Label {
	return g.play.View().Label(target)
}

// clauseOf is the id of the clause that a target belongs to, "" for none.
func (g *game) clauseOf(target string) string {
	if target == "" {
		return ""
	}
	return g.label(target).Clause
}

// pictured is the picture and the title of a target.
func (g *game) pictured(id string) (parts.Mark, string) {
	l := g.label(id)
	m, ok := g.board.Picture(id)
	if !ok {
		m = parts.Mark{Sprite: l.Sprite, Tint: g.app.UI().Theme.Ink}
	}
	return m, g.Named(l.Title)
}

// seatMark paints the small sign of a seat, or of the first of the targets that a line speaks of; dice where luck decides.
func (g *game) seatMark(u *widgets.UI, r widgets.Rect, seat rules.Seat, spoken []string) {
	if seat < 0 || int(seat) >= len(g.play.Seats()) {
		u.Sprite(r, "icon.dice", u.Theme.InkSoft)
		return
	}
	if len(spoken) > 0 {
		if m, ok := g.board.Picture(spoken[0]); ok {
			u.Sprite(r, m.Sprite, m.Tint)
			return
		}
	}
	parts.PaintMarks(u, r, g.Marks(seat))
}

// scribble changes the pencil mark on a target: crossed out, circled, and none again.
func (g *game) scribble(target string) {
	if !g.label(target).Pencil {
		return
	}
	next := map[string]string{"": rules.Cross, rules.Cross: rules.Ring, rules.Ring: ""}[g.play.Notes()[target]]
	if g.play.Note(target, next) {
		g.app.Cue(sound.Tap)
	}
}
