package main

import (
	"slices"
	"strings"
	"testing"

	"intrigue/input"
	"intrigue/input/session"
	"intrigue/input/store"
	"intrigue/rules"
	"intrigue/rules/rulestest"
	"intrigue/scenes/app"
	"intrigue/scenes/pages"
	"intrigue/scenes/scenetest"
	"intrigue/scenes/shelf"
	"intrigue/scenes/table"
	"intrigue/scenes/table/gameover"
	"intrigue/scenes/widgets"
)

// atShelf is somebody before the shelf with all games, who never waits for motion.
func atShelf(t *testing.T) *scenetest.Player {
	t.Helper()
	p := scenetest.New(t, titles().Game, func(a *app.App) app.Screen { return shelf.New(shelf.Deps{App: a, Titles: titles()}) })
	set := &p.App.Settings
	set.ReduceMotion, set.Speed, set.Confirm = true, "off", "never"
	p.App.Apply()
	p.Rest()
	return p
}

// byKeys goes from stop to stop by Tab until it stands on an id, and presses Enter.
func byKeys(p *scenetest.Player, id string) {
	p.T.Helper()
	for range 400 {
		if focus(p) == id {
			p.Key(input.Confirm)
			return
		}
		p.Key(input.Next)
	}
	p.T.Fatalf("Tab never comes to %s on %T: %s", id, p.App.Screen(), p.Words())
}

// simplest is the choice that ends what is asked, or else the first one.
func simplest(g *session.Session) rules.Choice {
	all := g.Choices()
	ends := func(c rules.Choice) bool { return g.View().Label(c.Path[len(c.Path)-1]).Ends }
	return all[max(0, slices.IndexFunc(all, ends))]
}

// playOut plays the game on the table for its person, by the simplest choice each time, until its results are shown.
func playOut(p *scenetest.Player, press func(*scenetest.Player, string)) {
	p.T.Helper()
	for range 1500 {
		if _, over := p.App.Screen().(*gameover.Page); over {
			return
		}
		g := p.Game()
		if _, mine := g.Deciding(); mine && len(g.Choices()) > 0 && !p.Screen().Resting() {
			c := simplest(g)
			if len(c.Path) > 1 && !p.Has(c.Path[0]) { // nobody need say what all choices begin with
				c.Path = c.Path[1:]
			}
			p.SayBy(func(id string) { press(p, id) }, c)
		}
		p.Still(2)
	}
	p.T.Fatalf("the game does not end: %s", p.Words())
}

// TestAMatchOfThree is played from the set-up page to the verdict, by mouse and by keys alone. Between its games the shelf
// shows the sheet first.
func TestAMatchOfThree(t *testing.T) {
	for name, press := range map[string]func(*scenetest.Player, string){
		"mouse": (*scenetest.Player).Click, "keys": byKeys,
	} {
		t.Run(name, func(t *testing.T) {
			p := atShelf(t)
			press(p, "box.london")
			press(p, "way.side.1") // as Mr X: two bots lead the pawns, and each is a player
			press(p, "series.Match")
			rulestest.Holds(t, p.Sees("everyone is Mr X once."), "nothing says what a match is: %s", p.Words())
			press(p, "start")
			var kinds []string
			for game, mrX := range []string{"You as Mr X", "Bot 1 as Mr X", "Bot 2 as Mr X"} {
				r := p.Game().Record()
				rulestest.Holds(t, strings.Contains(r.Title, mrX) && r.Series != nil && r.Series.Game == game+1,
					"game %d is %q at %+v", game+1, r.Title, r.Series)
				kinds = append(kinds, r.Seats[0].Level)
				playOut(p, press)
				p.AwaitResults()
				press(p, "sheet")
				p.Key(input.Confirm) // a stray one
				scenetest.On[*pages.Sheet](p, "after a game comes")
				if game == 0 { // by way of the shelf
					press(p, "shelf")
					rulestest.Holds(t, p.Sees("London: Match") && p.Sees("Next: Bot 1 as Mr X"), "the shelf says %s", p.Words())
					press(p, "continue")
					scenetest.On[*pages.Sheet](p, "Continue shows")
				}
				if game < 2 {
					press(p, "next.0")
					scenetest.On[*table.Screen](p, "the next game is")
				}
			}
			rulestest.Holds(t, kinds[0] == "" && kinds[1] != "" && kinds[2] != "", "Mr X was played by %q", kinds)
			rulestest.Holds(t, !p.Has("next.0") && !p.Has("end") && (p.Sees("the match with")), "no verdict: %s", p.Words())
			press(p, "again")
			rulestest.Holds(t, p.Game().Record().Series.Game == 1 && len(p.App.Store.ListSeries("")) == 2, "no other match: %s", p.Words())
			rulestest.OK(t, p.App.Store.EndSeries(p.Game().Record().Series.Series))
			first := p.App.Store.ListSeries("")
			p.App.Home()
			whole := slices.IndexFunc(first, func(k store.Series) bool { return len(k.Games) == 3 })
			p.Open(pages.NewSheet(p.App, titles()[0].Subject(), first[whole].Name))
			press(p, "view.1")
			scenetest.On[*gameover.Page](p, "a finished game is viewed on")
			p.App.Open(pages.NewStatistics(p.App, titles()[0].Subject()))
			p.Rest()
			press(p, "sheet."+first[0].Name)
			rulestest.Holds(t, p.Sees("Total"), "the statistics do not lead to the sheet: %s", p.Words())
		})
	}
}

// TestACampaignOfTwoScenarios is played with a bot, by mouse and by keys alone: the Prologue, which may be played again
// when it is lost, and the one that follows.
func TestACampaignOfTwoScenarios(t *testing.T) {
	for name, press := range map[string]func(*scenetest.Player, string){
		"mouse": (*scenetest.Player).Click, "keys": byKeys,
	} {
		t.Run(name, func(t *testing.T) {
			p := atShelf(t)
			press(p, "box.penny")
			press(p, "way.alone")
			press(p, "series.Campaign")
			rulestest.Holds(t, p.Sees("Each game of the campaign has its own."), "the scenario is still asked for: %s", p.Words())
			press(p, "start")
			first := p.Game().Record()
			rulestest.Holds(t, first.Title == "Campaign: Prologue" && first.Options["mode"] == "prologue", "begun: %+v", first)
			playOut(p, press)
			p.AwaitResults()
			press(p, "sheet")
			press(p, widgets.If(p.Has("next.2"), "next.1", "next.0")) // past the one that is played again
			second := p.Game().Record()
			rulestest.Holds(t, second.Options["mode"] == "short" && second.Series.Game == 2 && second.Entries[0].Move[:3] == "be ",
				"the second scenario: %q %+v %v", second.Title, second.Options, second.Entries)
			playOut(p, press)
			p.AwaitResults()
			press(p, "sheet")
			press(p, "end")
			press(p, "end.End it")
			rulestest.Holds(t, p.Sees("EXTRA!"), "no verdict: %s", p.Words())
		})
	}
}

// sheetOf is the sheet of a series whose games are those of recorded endings; "" is a game that is lost, "-" one in
// progress.
func sheetOf(t *testing.T, p *scenetest.Player, title table.Title, seats []rules.SeatInfo, files ...string) *pages.Sheet {
	t.Helper()
	about, keep := title.Game.About(), p.App.Store
	options, err := rules.Complete(about.Options, nil)
	rulestest.OK(t, err)
	k, err := keep.CreateSeries(rules.Series{Game: about.Key, Started: "2026-01-01T10:00:00Z", Seats: seats, Options: options, Deal: 100})
	rulestest.OK(t, err)
	for i, f := range files {
		next, err := about.Series.Next(k.Series, keep.Played(k))
		rulestest.Must(t, err == nil && len(next) > 0, "nothing follows %d games: %v", i, err)
		if f == "" || f == "-" {
			name, err := keep.BeginNext(k.Name, next[0])
			rulestest.OK(t, err)
			if f == "" {
				rulestest.OK(t, keep.Trash(name))
			}
		} else {
			done := scenetest.Recorded(t, "rules/"+about.Key+"/testdata/"+f+".jsonl")
			done.Title, done.Series = next[0].Title, &rules.SeriesPlace{Series: k.Name, Game: next[0].Game, Try: next[0].Try}
			g, err := keep.CreateGame(done)
			rulestest.OK(t, err)
			rulestest.OK(t, g.Close())
		}
		k, err = keep.LoadSeries(k.Name)
		rulestest.OK(t, err)
	}
	return pages.NewSheet(p.App, title.Subject(), k.Name)
}

// TestEnterOnASheetBeginsNoGame, and takes up the one in progress.
func TestEnterOnASheetBeginsNoGame(t *testing.T) {
	title, _ := titles().Find("penny")
	for _, files := range [][]string{{}, {"consumed"}, {"closed"}, {"closed", "-"}, {"consumed", "closed", "robbed", "held", "triumph"}} {
		p := atShelf(t)
		p.Open(sheetOf(t, p, title, scenetest.People(4), files...))
		p.Key(input.Confirm)
		p.Rest()
		_, plays := p.App.Screen().(*table.Screen)
		games := len(p.App.Store.ListSeries("penny")[0].Games)
		rulestest.Holds(t, plays == slices.Contains(files, "-") && games == len(files),
			"after %v Enter leads to %T, and there are %d games", files, p.App.Screen(), games)
	}
}

// TestASheetFits at every size of window and words: with all seats taken, a game that is lost, one in progress and the
// verdict.
func TestASheetFits(t *testing.T) {
	for _, c := range []struct {
		game, name string
		over       bool
		files      []string
	}{
		{"london", "in progress", false, []string{"escaped", "", "caught", "-"}},
		{"london", "over", true, []string{"stranded", "caught", "exhausted", "trapped", "escaped", "caught"}},
		{"penny", "lost at first", false, []string{"consumed"}},
		{"penny", "in progress", false, []string{"closed", "overrun", "", "-"}},
		{"penny", "over", true, []string{"consumed", "closed", "robbed", "held", "triumph"}},
	} {
		title, _ := titles().Find(c.game)
		seats := scenetest.People(title.Game.About().MaxSeats)
		seats[3].Name = "Wilhelmina Longn"
		scenetest.EverySize(func(size string, w, h float64, scale int) {
			p := atShelf(t)
			p.Cut = "W"
			p.App.Settings.TextScale = scale
			p.App.Apply()
			p.Resize(w, h)
			p.Open(sheetOf(t, p, title, seats, c.files...))
			at := c.game + " " + c.name + ", " + size
			p.Fits(at)
			ended := p.Sees("the match with") || p.Sees("EXTRA!")
			rulestest.Holds(t, ended == c.over && p.Has("again") == c.over, "%s: %s", at, p.Words())
			p.App.Open(pages.NewStatistics(p.App, title.Subject()))
			p.Rest()
			p.Fits("statistics of " + at)
			p.App.Back()
			p.Rest()
			gap := slices.Contains(c.files, "")
			rulestest.Holds(t, p.Sees("The record of this game is missing") == gap, "%s: the gap: %s", at, p.Words())
		})
	}
}
