package shelf

import (
	"slices"
	"testing"

	"intrigue/input"
	"intrigue/input/session"
	"intrigue/rules/london"
	"intrigue/rules/rulestest"
	"intrigue/scenes/scenetest"
	"intrigue/scenes/table"
	"intrigue/scenes/table/gameover"
	"intrigue/scenes/table/menu"
	"intrigue/scenes/widgets"
)

// TestSetupOffersTheLessons: each has a button, which opens it, says when it was left halfway and is ticked when
// it is finished.
func TestSetupOffersTheLessons(t *testing.T) {
	p := sit(t, 1280, 800, 100)
	p.setup()
	for i, l := range (london.Game{}).Lessons() {
		rulestest.Holds(t, p.Sees("Lesson: "+l.Title), "no button says that it is the lesson %s: %s", l.Title, p.Words())
		p.Click("lesson." + l.Key)
		s := scenetest.On[*table.Screen](p.Player, "the key opens")
		me := []int{4, 0}[i]
		rulestest.Holds(t, s.Game().Seats()[me].Name == "You", "lesson %d is not the one for seat %d", i, me)
		p.App.Back()
		p.App.Settings.Halfway = map[string]int{"london." + l.Key: 3}
		p.Rest()
		rulestest.Holds(t, p.Sees("Continue: "+l.Title), "halfway through %s: %s", l.Title, p.Words())
		p.App.Settings.Halfway, p.App.Settings.Learned = nil, map[string]bool{"london." + l.Key: true}
		p.Rest()
		rulestest.Holds(t, shows(p, "lesson."+l.Key, "icon.check"), "%s has no tick when it is finished", l.Title)
	}
}

// shows reports whether a button shows an icon.
func shows(p *player, id, icon string) bool {
	box, _ := p.Hit(id)
	return slices.ContainsFunc(p.Last, func(it widgets.Item) bool { return it.Name == icon && box.R.Contains(it.R.Mid()) })
}

// TestALessonWaitsAtItsLastWords: who leaves a lesson when only its last words are still
// to be read finds them there, and who was farther than it goes begins anew.
func TestALessonWaitsAtItsLastWords(t *testing.T) {
	p := sit(t, 1280, 800, 100)
	l := london.Game{}.Lessons()[0]
	all := len(l.Record.Entries)
	for left, want := range map[int]int{all: all, all - 1: all - 1, all + 1: 0, 0: 0} {
		p.App.Settings.Halfway = map[string]int{"london." + l.Key: left}
		s, err := table.Teach(p.App, p.deps.Titles[0], l, nil)
		rulestest.OK(t, err)
		n := s.Game().Len()
		rulestest.Holds(t, n == want, "left after %d of %d entries it goes on after %d", left, all, n)
	}
}

// TestALessonGoesOnAtItsPace: where a lesson was left and goes on, the others move no
// quicker than the settings say.
func TestALessonGoesOnAtItsPace(t *testing.T) {
	p := sit(t, 1280, 800, 100)
	l := london.Game{}.Lessons()[0]
	waited := 0
	for n := 1; n+1 < len(l.Record.Entries); n++ {
		if a, b := l.Record.Entries[n], l.Record.Entries[n+1]; a.Seat < 0 || b.Seat < 0 || l.Record.Seats[a.Seat].Person() ||
			l.Record.Seats[b.Seat].Person() {
			continue
		}
		p.App.Settings.Halfway = map[string]int{"london." + l.Key: n}
		s, err := table.Teach(p.App, p.deps.Titles[0], l, nil)
		rulestest.OK(t, err)
		p.App.Open(s)
		began := p.Now
		p.Still(15)
		if d := p.Now.Sub(began); s.Game().Len() > n+1 || d > session.SpeedNormal.Delay() {
			t.Errorf("from entry %d on, %d moves are made in %v", n, s.Game().Len()-n, d)
		}
		waited++
		p.App.Back()
	}
	rulestest.Holds(t, waited != 0, "nobody moves twice in this lesson")
}

// TestTheMenuOfALesson says that the lesson waits, and offers nothing that only a game
// has.
func TestTheMenuOfALesson(t *testing.T) {
	p := sit(t, 1280, 800, 100)
	s, err := table.Teach(p.App, p.deps.Titles[0], london.Game{}.Lessons()[0], nil)
	rulestest.OK(t, err)
	p.Open(s)
	p.Key(input.Menu)
	p.Rest()
	scenetest.On[*menu.Menu](p.Player, "Esc opens")
	rulestest.Holds(t, p.Sees("You can leave this lesson"), "the menu says %q", p.Words())
	for _, id := range []string{"restart", "export"} {
		rulestest.Holds(t, !p.Has(id), "a lesson offers %s", id)
	}
	p.Fits("the menu of a lesson")
}

// TestALessonEarnsNothing: its result announces no honour, for it does not count.
func TestALessonEarnsNothing(t *testing.T) {
	p := sit(t, 1280, 800, 100)
	l := london.Game{}.Lessons()[0]
	p.App.Settings.Halfway = map[string]int{"london." + l.Key: len(l.Record.Entries)}
	p.deps.TryOpen(table.Teach(p.App, p.deps.Titles[0], l, nil))
	p.Rest()
	p.Click("lesson.on")
	p.Still(100)
	scenetest.On[*gameover.Page](p.Player, "the end opens")
	rulestest.Holds(t, !p.Sees("Honour"), "the result of a lesson says %s", p.Words())
}
