package estoril_test

import (
	"slices"
	"strings"
	"testing"

	"intrigue/input/store"
	"intrigue/rules"
	"intrigue/rules/estoril"
	"intrigue/rules/rulestest"
	scene "intrigue/scenes/estoril"
	"intrigue/scenes/scenetest"
	"intrigue/scenes/widgets"
)

// TestTheLessonStopsAtEachBoard: the lesson stops at each board of the evening until its caption is read, and
// ends when the next round is laid out.
func TestTheLessonStopsAtEachBoard(t *testing.T) {
	p := scenetest.Before(t, title(), nil)
	l := estoril.Game{}.Lessons()[0]
	p.Learn(title(), l)
	scenetest.Follow(t, p, l, firstLook(l)+1)
	p.Click("look.back")
	for _, s := range l.Steps {
		if s.At < len(l.Record.Entries) && l.Record.Entries[s.At].Seat == rules.Luck {
			scenetest.Follow(t, p, l, s.At)
			p.Still(30)
			got := p.Game().Len()
			rulestest.Holds(t, got == s.At, "%d moves were made before %q was read", got-s.At, s.Words)
		}
	}
	scenetest.Follow(t, p, l, len(l.Record.Entries))
	v := p.Game().View().(estoril.View)
	rulestest.Holds(t, v.Round == 2 && scene.Stands(v) != "", "the lesson ends in round %d", v.Round)
}

// TestCaptionShowsItsPlace: at large type a part of the boards is out of sight, and a caption brings the
// space into sight that it asks for.
func TestCaptionShowsItsPlace(t *testing.T) {
	l := estoril.Game{}.Lessons()[0]
	last := slices.IndexFunc(l.Record.Entries, func(e rules.Entry) bool { return e.Move == "place 5 8 IV" })
	p := scenetest.Before(t, title(), func(s *store.Settings) {
		s.TextScale, s.Halfway = 150, map[string]int{"estoril." + l.Key: last}
	})
	p.W, p.H = 1280, 800
	p.Learn(title(), l)
	p.Still(40)
	h, ok := p.Hit("board.8.cell.4")
	rulestest.Holds(t, ok && h.Clip.Contains(h.R.Mid()), "the space lies at %v, out of sight in %v", h.R, h.Clip)
}

// learned is a window of 1280×800 with the last caption of the lesson.
func learned(t *testing.T, scale int) *scenetest.Player {
	t.Helper()
	p := scenetest.Before(t, title(), func(s *store.Settings) { s.TextScale = scale })
	l := estoril.Game{}.Lessons()[0]
	p.Learn(title(), l)
	scenetest.Follow(t, p, l, firstLook(l)+1)
	p.Click("look.back")
	scenetest.Follow(t, p, l, len(l.Record.Entries))
	p.Still(2)
	return p
}

// rings are those of a caption, as far as they are seen.
func rings(p *scenetest.Player) (all []widgets.Rect) {
	for _, it := range p.Last {
		if it.Kind != widgets.Box || it.EdgeW != 3 || it.Edge != p.App.UI().Theme.Gold {
			continue
		}
		if it.Clip != (widgets.Rect{}) {
			it.R = it.R.Intersect(it.Clip)
		}
		all = append(all, it.R)
	}
	return all
}

// TestRingsLeaveTheWords: the missions of the last caption share a ring, which lies over no words but theirs.
func TestRingsLeaveTheWords(t *testing.T) {
	p := learned(t, 100)
	all := rings(p)
	rulestest.Must(t, len(all) == 1, "the missions have %d rings", len(all))
	for _, it := range p.Last {
		if it.Kind != widgets.Words || it.Text == "" || all[0].ContainsRect(it.R) {
			continue
		}
		if over := all[0].Intersect(it.R); over.W > 0 && over.H > 0 {
			t.Errorf("the ring at %v cuts %q at %v", all[0], it.Text, it.R)
		}
	}
}

// TestRingsStayInTheirList: in large type the missions that the last caption speaks of run out
// of the sidebar; their rings end where the list does, and not on the button below it.
func TestRingsStayInTheirList(t *testing.T) {
	p := learned(t, 150)
	leave, ok := p.Hit("lesson.leave")
	rulestest.Must(t, ok, "there is no way out of the lesson")
	all := rings(p)
	for _, r := range all {
		over := r.Intersect(leave.R)
		rulestest.Holds(t, over.W <= 0 || over.H <= 0, "a ring at %v lies over the button at %v", r, leave.R)
	}
	rulestest.Holds(t, len(all) != 0, "the last caption rings nothing")
}

// firstLook is the entry by which the learner looks at a character for the first time.
func firstLook(l rules.Lesson) int {
	return slices.IndexFunc(l.Record.Entries, func(e rules.Entry) bool {
		return e.Seat == 0 && strings.HasPrefix(string(e.Move), "look ")
	})
}
