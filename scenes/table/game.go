package table

import (
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"

	"intrigue/input/session"
	"intrigue/rules"
	"intrigue/scenes/app"
	"intrigue/scenes/pages"
	"intrigue/scenes/parts"
	"intrigue/scenes/sound"
	"intrigue/scenes/widgets"
)

// game is the game in progress: what every part of the screen shows, each in its way.
type game struct {
	app     *app.App
	title   Title
	play    *session.Session
	board   Board
	names   seatNames
	roles   []string // of the seats, in a game that names them by roles and not by colours
	remarks remarks
}

func newGame(a *app.App, t Title, play *session.Session) *game {
	g, about := &game{app: a, title: t, play: play, remarks: remarks{retract: a.Retract}}, t.Game.About()
	if g.names = seatNamesOf(about, play.Seats()); !about.Colours {
		g.roles = about.Roles(len(play.Seats()))
	}
	return g
}

// Named is words of the rules with the names of people in place of their colours. What belongs to another
// role of the person who looks is theirs as well: "Detective 2's pawn" is "your pawn".
func (g *game) Named(words string) string {
	words = g.names.in(words)
	seats, eye := g.play.Seats(), g.play.Viewer()
	if eye < 0 || int(eye) >= len(seats) || !seats[eye].Person() {
		return words
	}
	for s, role := range g.roles {
		if i := seats[s]; s != int(eye) && i.Person() && i.Name != "" && i.Name == seats[eye].Name {
			words = strings.ReplaceAll(words, " "+role+"'s ", " your ")
		}
	}
	return words
}

// Alone reports whether at most one person is at the table.
func (g *game) Alone() bool { return g.play.People() <= 1 }

// lingers reports whether the board still shows what has happened; bots wait for it, so that nobody misses them.
func (g *game) lingers() bool { return status(g.board).Lingers }

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

// clauseOf is the clause of a target, "" for none.
func (g *game) clauseOf(target string) string {
	if target == "" {
		return ""
	}
	l := g.label(target)
	return l.Clause
}

// target is the picture and the title of a target.
func (g *game) target(id string) (parts.Mark, string) {
	l := g.label(id)
	m, ok := g.board.Picture(id)
	if !ok {
		m = parts.Mark{Sprite: l.Sprite, Tint: g.app.UI().Theme.Ink}
	}
	return m, g.Named(l.Title)
}

// Marks are what stands for a seat everywhere.
func (g *game) Marks(seat rules.Seat) []parts.Mark {
	return g.title.MarksOf(g.app, g.play.Seats(), seat)
}

// seatMark is the small sign of a seat, or of the piece a line speaks of first.
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

// export writes the game to a file.
func (g *game) export() { g.app.Export(g.play.Record()) }

// openRules opens the rule book at a clause; "" is its beginning.
func (g *game) openRules(clause string) {
	g.app.Open(pages.NewRules(g.app, g.title.Subject(), clause))
}

// seatNames are the names of people by what the rules call their seats, where those are
// colours. Somebody without a name of his own, or who leads several seats, goes by the
// colour.
type seatNames map[string]string

func seatNamesOf(about rules.About, seats []rules.SeatInfo) seatNames {
	if !about.Colours {
		return nil
	}
	times, names := map[string]int{}, seatNames{}
	for _, i := range seats {
		times[i.Name]++
	}
	for at, colour := range about.SeatNames(len(seats)) {
		if name := seats[at].Name; name != "" && name != app.DefaultName && times[name] == 1 {
			names[colour] = name
		}
	}
	return names
}

// in puts the names of people in place of their colours into words of the rules.
func (c seatNames) in(words string) string {
	if len(c) == 0 {
		return words
	}
	var out strings.Builder
	for words != "" {
		n := strings.IndexFunc(words, func(r rune) bool { return !unicode.IsLetter(r) })
		switch {
		case n < 0:
			n = len(words)
		case n == 0:
			_, n = utf8.DecodeRuneInString(words)
		}
		word := words[:n]
		if name, ok := c[word]; ok {
			word = name
		}
		out.WriteString(word)
		words = words[n:]
	}
	return out.String()
}
