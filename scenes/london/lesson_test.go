package london_test

import (
	"slices"
	"strings"
	"testing"

	"intrigue/input"
	"intrigue/rules"
	"intrigue/rules/london"
	"intrigue/rules/rulestest"
	"intrigue/scenes/scenetest"
	"intrigue/scenes/widgets"
)

// TestBothLessonsCanBeFollowed as their captions ask, from the first to the second.
func TestBothLessonsCanBeFollowed(t *testing.T) {
	p := scenetest.Before(t, title(), nil)
	all := london.Game{}.Lessons()
	p.Learn(title(), all[0])
	scenetest.Follow(t, p, all[0], len(all[0].Record.Entries))
	for range 6 {
		if p.Has("lesson.next") {
			break
		}
		p.Still(2)
		p.Click("lesson.on")
	}
	p.Click("lesson.next")
	p.Still(4)
	rulestest.Must(t, p.Game().Record().Seats[0].Name == "You", "the next lesson is not the one for Mr X")
	rulestest.Holds(t, p.App.Settings.Learned["london.detective"], "the first lesson is not noted as learned")
	scenetest.Follow(t, p, all[1], len(all[1].Record.Entries))
}

// TestLessonWaits: leaving asks first, and the lesson goes on where it was left.
func TestLessonWaits(t *testing.T) {
	p := scenetest.Before(t, title(), nil)
	l := london.Game{}.Lessons()[0]
	p.Learn(title(), l)
	scenetest.Follow(t, p, l, 14)
	n := p.Game().Len()
	p.Click("lesson.leave")
	p.Click("leave.Stay")
	rulestest.Must(t, p.App.Depth() == 2, "staying leaves")
	p.Click("lesson.leave")
	p.Click("leave.Leave")
	rulestest.Must(t, p.App.Depth() == 1, "the lesson is still open")
	p.Learn(title(), l)
	got := p.Game().Len()
	rulestest.Holds(t, got >= n, "the lesson begins at entry %d, not at %d", got, n)
	scenetest.Follow(t, p, l, len(l.Record.Entries))
}

// TestALessonAsksForTheTicket: where a station can be ridden to in more than one way, a press on it
// opens the chooser in a lesson too, with the one answer that the lesson allows.
func TestALessonAsksForTheTicket(t *testing.T) {
	p := scenetest.Before(t, title(), nil)
	l := london.Game{}.Lessons()[1]
	p.Learn(title(), l)
	asked := 0
	for n, e := range l.Record.Entries {
		if e.Seat != 0 || n < p.Game().Len() {
			continue
		}
		scenetest.Follow(t, p, l, n)
		for range 20 {
			if p.Has("lesson.on") {
				p.Click("lesson.on")
			}
			p.Still(2)
		}
		c, ok := rules.Choose(p.Game().Choices(), e.Move)
		rulestest.Must(t, ok, "entry %d, %s, is no choice", n, e.Move)
		i := slices.IndexFunc(c.Path, func(id string) bool { return strings.HasPrefix(id, "station.") })
		if i < 0 {
			continue
		}
		ways := 0
		for _, o := range p.Game().Choices() {
			if slices.Contains(o.Path, c.Path[i]) {
				ways++
			}
		}
		if ways < 2 {
			continue
		}
		ticket := func(id string) bool { return strings.HasPrefix(id, "ticket.") }
		for _, s := range l.Steps {
			if s.At == n && slices.Contains(s.Targets, c.Path[i]) && !slices.ContainsFunc(s.Targets, ticket) {
				t.Errorf("entry %d can be paid for in %d ways, and %q rings no ticket", n, ways, s.Words)
			}
		}
		p.Click(c.Path[i])
		id := "ask." + string(c.Move)
		rulestest.Must(t, p.Has(id), "entry %d: a press on %s asks nothing: %s", n, c.Path[i], p.Words())
		p.Click(id)
		rulestest.Must(t, p.Game().Len() > n, "entry %d: the answer %s moves nothing", n, id)
		asked++
	}
	rulestest.Must(t, asked != 0, "the lesson has no such station")
}

// TestNamesInASmallLesson: beside the bar of a narrow sidebar the names of those who lead the pawns are whole.
func TestNamesInASmallLesson(t *testing.T) {
	for _, size := range [][2]float64{{960, 600}, {1000, 620}, {1024, 640}, {1060, 640}, {1100, 700}} {
		p := scenetest.Before(t, title(), nil)
		p.W, p.H = size[0], size[1]
		p.Learn(title(), london.Game{}.Lessons()[0])
		p.Rest()
		rulestest.Holds(t, p.Sees("Purple · Detective 1"), "%v: the name is cut: %s", size, p.Words())
	}
}

// TestACaptionComesBeforeATooltip: while the mouse rests where Continue was pressed, nothing is
// said of what lies there now: it would cover the next Continue.
func TestACaptionComesBeforeATooltip(t *testing.T) {
	pressed := 0
	for _, l := range (london.Game{}).Lessons() {
		p := scenetest.Before(t, title(), nil)
		p.W, p.H = 1024, 640
		p.Learn(title(), l)
		for n := range l.Record.Entries {
			scenetest.Follow(t, p, l, n)
			for range 4 {
				if !p.Has("lesson.on") {
					break
				}
				at := p.At("lesson.on")
				p.ClickAt(at)
				for range 40 {
					p.Frame(input.Events{At: at})
					if said := p.App.UI().Said(); slices.ContainsFunc(said, func(s widgets.SpokenText) bool { return s.Tip }) {
						t.Fatalf("after Continue at %v the resting mouse asks for a tooltip: %v", at, said)
					}
				}
				pressed++
			}
		}
	}
	rulestest.Must(t, pressed >= 5, "Continue was pressed %d times", pressed)
}
