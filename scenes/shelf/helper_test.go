package shelf

import (
	"fmt"
	"image/color"
	"strings"
	"testing"
	"time"

	"intrigue/input/session"
	"intrigue/rules"
	"intrigue/rules/london"
	"intrigue/rules/rulestest"
	"intrigue/scenes/app"
	"intrigue/scenes/scenetest"
	"intrigue/scenes/table"
	"intrigue/scenes/table/match"
	"intrigue/scenes/widgets"
)

// other is a game that only stands beside London on the shelf.
type other struct {
	london.Game
	key, name string
}

func (g other) About() rules.About {
	about := g.Game.About()
	about.Key, about.Title = g.key, g.name
	return about
}

// Lessons are none: the pages that list them are long enough with London's.
func (other) Lessons() []rules.Lesson { return nil }

// player is somebody before a shelf with five boxes on the shelf, of which London is played.
type player struct {
	*scenetest.Player
	deps Deps
}

func sit(t *testing.T, w, h float64, scale int) *player {
	t.Helper()
	title := table.Title{Cover: match.Cover{Game: london.Game{},
		Sketch:   func(u *widgets.UI, r widgets.Rect, _ rules.View) { u.Box(r, u.Theme.Ink, 2) },
		Progress: func(v rules.View) string { return fmt.Sprintf("Round %d", v.(london.View).Round) },
		Box:      "box.london", People: "1–6 people", Accent: color.RGBA{0x8C, 0x2F, 0x1B, 255}},
		Board: func(*table.Host) (table.Board, error) { return table.Bare{}, nil }}
	p := &player{}
	p.Player = scenetest.New(t, func(k string) (rules.Game, bool) { return london.Game{}, k == "london" },
		func(a *app.App) app.Screen {
			p.deps = Deps{App: a, Titles: table.Titles{title}}
			for _, key := range []string{"pimpernel", "estoril", "penny", "cardinal"} {
				beside := title
				beside.Game, beside.Box = other{key: key, name: strings.ToUpper(key[:1]) + key[1:]}, "box."+key
				p.deps.Titles = append(p.deps.Titles, beside)
			}
			return New(p.deps)
		})
	p.W, p.H, p.Step = w, h, time.Second/30
	p.Now = time.Date(2026, 11, 21, 20, 0, 0, 0, time.UTC)
	p.App.Settings.TextScale = scale
	p.App.Apply()
	return p
}

// newRecord is a London game of that many entries, with people at all seats. A
// negative number plays to the end.
func newRecord(t *testing.T, entries int) rules.Record {
	t.Helper()
	seats := []rules.SeatInfo{{Name: "Wilhelmina Longname"}, {Name: "Ada", Colour: 1}, {Name: "Ada", Colour: 2}}
	r, err := session.NewRecord(london.Game{}, seats, nil, 4711, time.Date(2026, 11, 20, 9, 0, 0, 0, time.UTC))
	rulestest.OK(t, err)
	return scenetest.Chance{Game: london.Game{}, Seed: 1,
		Stop: func(_ rules.Position, _ rules.Seat, n int) bool { return entries >= 0 && n >= entries }}.Play(t, r)
}

// save puts a record among the saved games.
func (p *player) save(r rules.Record) {
	p.T.Helper()
	g, err := p.App.Store.CreateGame(r)
	rulestest.OK(p.T, err)
	if all, err := rules.Replay(london.Game{}, r); err == nil && all[len(all)-1].Outcome().Over() {
		g.Finish(all[len(all)-1].Outcome().Ending)
	}
	g.Close()
	p.Now = p.Now.Add(time.Second)
}

// pointed is a game that also ends with points.
type pointed struct{ london.Game }

func (g pointed) New(s rules.Setup) (rules.Position, error) {
	p, err := g.Game.New(s)
	return counting{p}, err
}

type counting struct{ rules.Position }

func (c counting) After(s rules.Seat, m rules.Move) (rules.Position, error) {
	p, err := c.Position.After(s, m)
	return counting{p}, err
}

func (c counting) Outcome() rules.Outcome {
	o := c.Position.Outcome()
	if o.Over() {
		o.Scores = []rules.Score{{Label: "Chambers that were searched", Points: []int{12, 3, 100}},
			{Label: "Guards", Points: []int{1, 2, 3}}}
	}
	return o
}
