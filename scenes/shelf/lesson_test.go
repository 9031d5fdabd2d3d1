package shelf

import (
	"slices"
	"testing"

	"intrigue/input"
	"intrigue/input/session"
	"intrigue/rules/london"
	"intrigue/scenes/table"
	"intrigue/scenes/widgets"
)

// TestSetupOffersTheLessons: each has a button, which opens it, says when it was left halfway and is ticked when
// it is finished.
func TestSetupOffersTheLessons(t *testing.T) {
	p := sit(t, 1280, 800, 100)
	p.setup()
	for i, l := range (london.Game{}).Lessons() {
		if !p.Sees("Lesson: " + l.Title) {
			t.Errorf("no button says that it is the lesson %s: %s", l.Title, p.Words())
		}
		p.Click("lesson." + l.Key)
		s, ok := p.App.Screen().(*table.Screen)
		if !ok {
			t.Fatalf("the key opens %T", p.App.Screen())
		}
		if me := []int{4, 0}[i]; s.Game().Seats()[me].Name != "You" {
			t.Errorf("lesson %d is not the one for seat %d", i, me)
		}
		p.App.Back()
		p.App.Settings.Halfway = map[string]int{"london." + l.Key: 3}
		p.Rest()
		if !p.Sees("Continue: " + l.Title) {
			t.Errorf("halfway through %s: %s", l.Title, p.Words())
		}
		p.App.Settings.Halfway, p.App.Settings.Learned = nil, map[string]bool{"london." + l.Key: true}
		p.Rest()
		if !shows(p, "lesson."+l.Key, "icon.check") {
			t.Errorf("%s has no tick when it is finished", l.Title)
		}
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
		if err != nil {
			t.Fatal(err)
		}
		if n := s.Game().Len(); n != want {
			t.Errorf("left after %d of %d entries it goes on after %d", left, all, n)
		}
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
		if err != nil {
			t.Fatal(err)
		}
		p.App.Open(s)
		began := p.Now
		p.Still(15)
		if d := p.Now.Sub(began); s.Game().Len() > n+1 || d > session.SpeedNormal.Delay() {
			t.Errorf("from entry %d on, %d moves are made in %v", n, s.Game().Len()-n, d)
		}
		waited++
		p.App.Back()
	}
	if waited == 0 {
		t.Error("nobody moves twice in this lesson")
	}
}

// TestTheMenuOfALesson says that the lesson waits, and offers nothing that only a game
// has.
func TestTheMenuOfALesson(t *testing.T) {
	p := sit(t, 1280, 800, 100)
	s, err := table.Teach(p.App, p.deps.Titles[0], london.Game{}.Lessons()[0], nil)
	if err != nil {
		t.Fatal(err)
	}
	p.App.Open(s)
	p.Rest()
	p.Key(input.Menu)
	p.Rest()
	if _, ok := p.App.Screen().(*table.Menu); !ok {
		t.Fatalf("Esc opens %T", p.App.Screen())
	}
	if !p.Sees("You can leave this lesson") {
		t.Errorf("the menu says %q", p.Words())
	}
	for _, id := range []string{"restart", "export"} {
		if _, ok := p.Hit(id); ok {
			t.Errorf("a lesson offers %s", id)
		}
	}
	p.Fits("the menu of a lesson")
}
