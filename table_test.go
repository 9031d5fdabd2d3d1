package main

import (
	"math"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"
	"time"

	"intrigue/input"
	"intrigue/input/session"
	"intrigue/rules"
	"intrigue/rules/rulestest"
	"intrigue/scenes/app"
	"intrigue/scenes/pages"
	"intrigue/scenes/scenetest"
	"intrigue/scenes/table"
	"intrigue/scenes/table/menu"
	"intrigue/scenes/widgets"
)

// wordsOf are the choices of a decision that are words, but for the answers to what an event asks.
func wordsOf(all []rules.Choice) (ids []string) {
	for _, c := range all {
		if id := c.Path[0]; len(c.Path) == 1 && strings.HasPrefix(id, "choice.") && !strings.HasPrefix(id, "choice.option.") &&
			!slices.Contains(ids, id) {
			ids = append(ids, id)
		}
	}
	slices.Sort(ids)
	return ids
}

// worded are beginnings of games by chance, each up to a decision with other words.
func worded(t *testing.T, title table.Title, options rules.Options) map[string]rules.Record {
	met := map[string]rules.Record{}
	about := title.Game.About()
	for deal := range uint64(4) {
		r := scenetest.Deal(t, title.Game, scenetest.People(min(about.MaxSeats, max(about.MinSeats, 2))), options, deal+1)
		marks := map[string]int{}
		r = scenetest.Chance{Game: title.Game, Seed: deal, Stop: func(p rules.Position, s rules.Seat, n int) bool {
			if s != rules.Luck {
				key := strings.Join(wordsOf(p.Choices(s)), " ")
				if _, known := met[key]; !known && marks[key] == 0 && key != "" {
					marks[key] = n
				}
			}
			return n > 1200
		}}.Play(t, r)
		for key, n := range marks {
			part := r
			part.Entries = slices.Clone(r.Entries[:n])
			met[key] = part
		}
	}
	return met
}

// unveil opens the curtain, if there is one.
func unveil(p *scenetest.Player) {
	p.T.Helper()
	if p.Has("curtain.open") {
		p.Click("curtain.open")
		p.Still(3)
	}
}

// TestOneKeyEndsAStep in every game: wherever a word can be chosen, the key of Done says the one that ends or
// declines, at once or after the question that the board asks; elsewhere it moves nothing.
func TestOneKeyEndsAStep(t *testing.T) {
	for _, c := range []struct {
		game    string
		options rules.Options
		kinds   int      // of decisions with words, at least
		ends    []string // the moves that Done may make; none where no word ends anything
	}{
		{"london", rules.Options{"surfacing": "on"}, 1, nil},
		{"pimpernel", nil, 3, []string{"pass", "done"}},
		{"estoril", nil, 3, []string{"leave"}},
		{"penny", nil, 4, []string{"done", "keep", "refuse", "bleed", "stand"}},
		{"cardinal", nil, 3, []string{"leave", "spare", "finish"}},
	} {
		title, _ := titles().Find(c.game)
		met := worded(t, title, c.options)
		rulestest.Holds(t, len(met) >= c.kinds, "%s: only %d kinds of decisions with words were met", c.game, len(met))
		for key, r := range met {
			p := scenetest.Sit(t, title, r, nil)
			unveil(p)
			g, n := p.Game(), p.Game().Len()
			p.Key(input.Done)
			if p.Has("sure.yes") {
				p.Click("sure.yes")
			}
			all := g.Record().Entries
			if len(all) == n {
				rulestest.Holds(t, len(c.ends) == 0, "%s: Done does nothing where there are %s: %s", c.game, key, p.Words())
				continue
			}
			made := all[n].Move
			rulestest.Holds(t, slices.Contains(c.ends, string(made)), "%s: where there are %s, Done plays %q", c.game, key, made)
		}
	}
}

// TestTheKeysPageListsThem: F1 at any table names the keys of Undo, Redo, Done and Pause.
func TestTheKeysPageListsThem(t *testing.T) {
	for _, title := range titles() {
		about := title.Game.About()
		p := scenetest.Sit(t, title, scenetest.Deal(t, title.Game, scenetest.People(about.MinSeats), nil, 1), nil)
		unveil(p)
		p.Key(input.KeysPage)
		for _, words := range []string{"Undo", "Backspace", "Redo", "Ctrl+Y", "Done", "D", "Pause", "P"} {
			rulestest.Holds(t, p.Sees(words), "%s: F1 does not show %q: %s", about.Key, words, p.Words())
		}
	}
}

// steer plays a choice with the keys alone, and reports the place of its last target; not ok where the board asks
// for it in another way.
func steer(p *scenetest.Player, c rules.Choice) (last widgets.Hit, ok bool) {
	p.T.Helper()
	g, n := p.Game(), p.Game().Len()
	for i, target := range c.Path {
		if g.Len() > n {
			break // what was left of the path was clear
		}
		if i > 0 && slices.Contains(p.Screen().Pointing().Picked(), target) {
			continue
		}
		h, found := p.Hit(target)
		if !found || h.NoFocus || h.NoTab {
			return last, false
		}
		last = h
		confirm(p, h.ID)
		for _, id := range []string{"ask." + string(c.Move), "sure.yes"} {
			if p.Has(id) {
				confirm(p, id)
			}
		}
	}
	return last, g.Len() > n && g.Record().Entries[n].Move == c.Move
}

// confirm walks to a place and presses it with the keys.
func confirm(p *scenetest.Player, id string) {
	p.App.UI().Keyboard = true
	p.App.UI().SetFocus(id)
	p.Key(input.Confirm)
}

// TestFocusStaysBetweenSteps of every game: on what was chosen where it can be chosen again, or else on the
// nearest place that can; but never on what ends the next step.
func TestFocusStaysBetweenSteps(t *testing.T) {
	for _, title := range titles() {
		about := title.Game.About()
		seats := make([]rules.SeatInfo, min(about.MaxSeats, max(about.MinSeats, 2)))
		for i := range seats {
			seats[i].Name = "You"
		}
		p := scenetest.Sit(t, title, scenetest.Deal(t, title.Game, seats, nil, 5), nil)
		unveil(p)
		dice := rand.New(rand.NewPCG(9, 1))
		again, nearest, steps := 0, 0, 0
		for range 120 {
			screen, playing := p.App.Screen().(*table.Screen)
			if !playing {
				break
			}
			play := screen.Game()
			all := play.Choices()
			if len(all) == 0 {
				if p.Has("look.back") { // what a spy has seen is put away
					confirm(p, "look.back")
				}
				p.Still(1)
				continue
			}
			c := all[dice.IntN(len(all))]
			if c.Move == "finish" && len(all) > 1 {
				continue // Cardinal's Guards go on
			}
			steps++
			last, ok := steer(p, c)
			if !ok { // the board asks for it in another way
				play.Play(c.Move)
			}
			for n := 0; n < 20 && (n < 2 || len(play.Choices()) == 0); n++ {
				p.Still(1)
			}
			want, same := focusAfter(p, last)
			switch {
			case !ok || len(play.Choices()) == 0 || want == "":
			case p.App.UI().FocusedHit().Ends:
				t.Errorf("%s: after %q at %s, the focus is on %q, which ends something", about.Key, c.Move, last.ID, p.App.UI().Focused())
			case last.Ends: // Enter once more must not end the next thing, too
			case p.App.UI().Focused() != want:
				t.Errorf("%s: after %q at %s, the focus is on %q, not on %q", about.Key, c.Move, last.ID, p.App.UI().Focused(), want)
			case same:
				again++
			default:
				nearest++
			}
		}
		t.Logf("%s: %d times again, %d times nearest of %d", about.Key, again, nearest, steps)
		rulestest.Holds(t, again+nearest >= min(15, steps*2/3),
			"%s: the focus was followed only %d times in %d steps", about.Key, again+nearest, steps)
	}
}

// focusAfter is where the focus should be after a choice at a place: same says that it stays there. "" is anywhere.
func focusAfter(p *scenetest.Player, last widgets.Hit) (want string, same bool) {
	word := func(id string) bool { return strings.HasPrefix(id, table.SpotID("choice.", "")) }
	least := math.Inf(1)
	for _, h := range p.App.UI().TopHits() {
		if _, spot := table.TargetOf(h.ID); !spot || h.NoFocus {
			continue
		}
		switch {
		case h.ID == last.ID && !(h.NoTab && last.Zone == "tray"):
			return h.ID, true // out on the board it may only be read now
		case h.NoTab, h.Ends:
			continue // or was a piece of one's own that has been moved
		}
		if far := math.Hypot(h.R.Mid().X-last.R.Mid().X, h.R.Mid().Y-last.R.Mid().Y); far < least &&
			word(h.ID) == word(last.ID) && h.Zone == last.Zone {
			want, least = h.ID, far
		}
	}
	return want, false
}

// TestTheMenuBehindTheCurtain: Esc at the curtain opens the menu, which shows, says and answers the same in every
// game of a box in which somebody has moved: nothing of what lies behind the curtain. It exports nothing, and leads back to the
// curtain.
func TestTheMenuBehindTheCurtain(t *testing.T) {
	for _, title := range titles() {
		about := title.Game.About()
		if !about.Secret {
			continue
		}
		var first *scenetest.Player
		var said string
		met := 0
		for deal := range uint64(8) {
			r := scenetest.Deal(t, title.Game, scenetest.People(about.MinSeats), nil, deal+1)
			r = scenetest.Chance{Game: title.Game, Seed: deal, Stop: func(_ rules.Position, s rules.Seat, n int) bool {
				return s != rules.Luck && n > 5+7*int(deal)
			}}.Play(t, r)
			p := scenetest.Sit(t, title, r, nil)
			if !p.Has("curtain.open") || r.Untouched() { // the menu says that nobody has moved, as all know
				continue
			}
			met++
			p.Key(input.Menu)
			var speech strings.Builder
			p.App.Script = &speech
			_, ok := p.App.Screen().(*menu.Menu)
			rulestest.Must(t, ok, "%s: Esc at the curtain opens %T", about.Key, p.App.Screen())
			p.Still(2)
			if first == nil {
				first, said = p, speech.String()
				continue
			}
			scenetest.Leak(t, about.Key+": the menu behind the curtain", first, p)
			rulestest.Holds(t, speech.String() == said,
				"%s: the menu says %q in one game and %q in another", about.Key, said, speech.String())
			p.Click("export")
			p.Still(1)
			rulestest.Holds(t, p.Sees("Open the curtain first"), "%s: behind the curtain, Export says %s", about.Key, p.Words())
			p.Key(input.Menu)
			rulestest.Holds(t, p.Has("curtain.open") && p.App.Depth() == 2, "%s: Esc in the menu leads to %T", about.Key, p.App.Screen())
		}
		rulestest.Holds(t, met >= 3, "%s: the curtain was met %d times", about.Key, met)
	}
}

// TestEveryFinishedGameIsCounted: the statistics of a game have a line for a game that was finished under each
// answer of its options, in every game of the shelf.
func TestEveryFinishedGameIsCounted(t *testing.T) {
	for _, title := range titles() {
		about := title.Game.About()
		ways := []rules.Options{nil}
		for _, o := range about.Options {
			for _, v := range o.Values {
				if v.Key != o.Default {
					ways = append(ways, rules.Options{o.Key: v.Key})
				}
			}
		}
		p := scenetest.New(t, func(string) (rules.Game, bool) { return title.Game, true },
			func(a *app.App) app.Screen { return pages.NewAbout(a, nil) })
		for n, options := range ways {
			seats := scenetest.People(about.MinSeats)
			if len(about.Levels) > 0 && len(seats) > 1 {
				seats[1] = rules.SeatInfo{Level: about.Levels[0].Key}
			}
			if _, err := session.NewRecord(title.Game, seats, options, 1, time.Now()); err != nil {
				continue // not with so few seats
			}
			r := scenetest.Chance{Game: title.Game, Seed: uint64(n),
				Stop: func(rules.Position, rules.Seat, int) bool { return false }}.Play(t,
				scenetest.Deal(t, title.Game, seats, options, uint64(n+1)))
			before, last := r, len(r.Entries)-1
			before.Entries = r.Entries[:last]
			g, err := p.App.Store.CreateGame(before)
			rulestest.OK(t, err)
			rulestest.OK(t, g.Append(r.Entries[last]))
			rulestest.OK(t, g.Finish(scenetest.End(t, title.Game, r).Outcome().Ending))
			rulestest.OK(t, g.Close())
			got := len(p.App.Store.Results(about.Key))
			rulestest.Must(t, got == n+1, "%s, %v: %d results after %d games", about.Key, options, got, n+1)
		}
		page := pages.NewStatistics(p.App, title.Subject())
		p.App.Open(page)
		for range ways {
			p.Rest()
			rulestest.Holds(t, !p.Sees("No finished games"), "%s: a finished game is not counted: %s", about.Key, p.Words())
			if len(ways) > 1 {
				p.Click("rules.on")
			}
		}
	}
}

// TestTheLogOfALessonFollowsAgain at its end, after an entry of it was looked at.
func TestTheLogOfALessonFollowsAgain(t *testing.T) {
	long := 0 // logs that do not fit into their column
	for _, title := range titles() {
		g, ok := title.Game.(rules.Teacher)
		if !ok {
			continue
		}
		l := g.Lessons()[0]
		p := scenetest.Sit(t, title, scenetest.Deal(t, title.Game, scenetest.People(title.Game.About().MinSeats), nil, 1), nil)
		p.W, p.H = 1920, 1080
		p.Learn(title, l)
		scenetest.Follow(t, p, l, min(25, len(l.Record.Entries)*3/4))
		p.Still(10)
		entries := func() (ids []string) {
			for _, h := range p.App.UI().TopHits() {
				if strings.HasPrefix(h.ID, "entry.") {
					ids = append(ids, h.ID)
				}
			}
			return ids
		}
		before := entries()
		if !p.Has("log.bar") {
			continue
		}
		long++
		p.App.UI().ScrollTo("log", 0)
		p.Still(3)
		p.Click(entries()[0])
		p.Still(5)
		p.Key(input.Menu)
		p.Still(10)
		if after := entries(); len(after) == 0 || after[len(after)-1] != before[len(before)-1] {
			t.Errorf("%s: the log ends with %q, not with %s", l.Title, after, before[len(before)-1])
		}
	}
	rulestest.Holds(t, long >= 3, "only %d lessons have a log to scroll", long)
}
