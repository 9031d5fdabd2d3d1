package main

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"intrigue/rules"
	"intrigue/rules/rulestest"
	"intrigue/scenes/app"
	"intrigue/scenes/pages"
	"intrigue/scenes/rulebook"
	"intrigue/scenes/scenetest"
	"intrigue/scenes/shelf"
	"intrigue/scenes/widgets"
)

// before sits somebody before the shelf with all games, at a text scale in per cent.
func before(t *testing.T, w, h float64, scale int) (*scenetest.Player, shelf.Deps) {
	t.Helper()
	var deps shelf.Deps
	p := scenetest.New(t, func(key string) (rules.Game, bool) {
		title, ok := titles().Find(key)
		return title.Game, ok
	}, func(a *app.App) app.Screen {
		deps = shelf.Deps{App: a, Titles: titles()}
		return shelf.New(deps)
	})
	p.W, p.H = w, h
	p.App.Settings.TextScale = scale
	p.App.Apply()
	p.Rest()
	return p, deps
}

// TestTheShelfNeedsNoScrolling: the whole shelf stands in the window, at large type too, and no
// bar beside it says otherwise.
func TestTheShelfNeedsNoScrolling(t *testing.T) {
	for _, scale := range []int{100, 150} {
		for _, size := range [][2]float64{{1024, 640}, {1280, 800}} {
			p, _ := before(t, size[0], size[1], scale)
			rulestest.Holds(t, !p.Has("shelf.bar"), "%v at %d %%: the shelf scrolls", size, scale)
		}
	}
}

// TestTheGuideIsOnePage: at the size in which the window opens, How to Play and all that it leads to
// stand on one page.
func TestTheGuideIsOnePage(t *testing.T) {
	p, deps := before(t, 1280, 800, 100)
	p.Open(shelf.NewGuide(deps))
	rulestest.Holds(t, !p.Has("page.bar"), "How to Play scrolls")
	for _, title := range deps.Titles {
		key := title.Game.About().Key
		ids := []string{"rules." + key}
		if g, ok := title.Game.(rules.Teacher); ok {
			for _, l := range g.Lessons() {
				ids = append(ids, "lesson."+key+"."+l.Key)
			}
		}
		for _, id := range ids {
			rulestest.Holds(t, p.Has(id), "nothing leads to %s", id)
		}
	}
}

// TestEveryGameInStores: each game of which pictures are taken has one for the pages of stores.
func TestEveryGameInStores(t *testing.T) {
	for _, title := range titles() {
		if len(title.Shots) == 0 {
			continue
		}
		n := 0
		for _, s := range title.Shots {
			if s.Store {
				n++
			}
		}
		rulestest.Holds(t, n == 1, "%s has %d pictures for stores, not one", title.Name(), n)
	}
}

// TestEveryBookHasItsPictures: every picture of the two books of a game is one of its figures, or can be laid out with all that
// its key names, and says in sentences what it shows; every link leads to a clause or a lesson.
func TestEveryBookHasItsPictures(t *testing.T) {
	p, deps := before(t, 1280, 800, 100)
	for _, title := range deps.Titles {
		of, about := title.Subject(), title.Game.About()
		howTo, reference := rulebook.Parse(about.HowTo), rulebook.Parse(about.Rules)
		for _, para := range slices.Concat(howTo.Paras(), reference.Paras()) {
			rulestest.Holds(t, para.Picture == "" || strings.HasSuffix(para.Text(), "."), "the caption %q is no sentence", para.Text())
			if para.Picture != "" && !slices.ContainsFunc(of.Figures, func(f pages.Figure) bool { return f.Clause == para.Picture }) {
				scene, err := pages.ParseScene(para.Picture)
				var i pages.Illustration
				if err == nil {
					i, err = of.Illustrate(p.App, howTo.Game, scene, 600, 300)
				}
				rulestest.Holds(t, err == nil, "%s: the picture %q: %v", title.Name(), para.Picture, err)
				unseen := func(it widgets.Item) bool { return it.Kind == widgets.Canvas && !it.R.Overlaps(i.Crop) }
				rulestest.Holds(t, !slices.ContainsFunc(i.Items, unseen), "%s: the picture %q waits for a map outside it", title.Name(), para.Picture)
			}
			for _, run := range para.Runs {
				lesson, isLesson := strings.CutPrefix(run.Link, "lesson")
				_, found := reference.Find(run.Link)
				if isLesson {
					found = slices.ContainsFunc(title.Lessons(), func(l rules.Lesson) bool { return lesson == "" || lesson == " "+l.Key })
				}
				rulestest.Holds(t, run.Link == "" || found, "%s: the link %q leads nowhere", title.Name(), run.Link)
			}
		}
	}
}

// TestEveryBookIsReadToItsEnd: every page of How to play lays out, at large type in a small window, too.
func TestEveryBookIsReadToItsEnd(t *testing.T) {
	for _, scale := range []int{100, 150} {
		p, deps := before(t, 1024, 640, scale)
		for _, title := range deps.Titles {
			if title.Game.About().HowTo == "" {
				continue
			}
			p.Open(pages.NewRules(p.App, title.Subject(), ""))
			u := p.App.UI()
			for y := 0.0; y < u.ContentHeight("text"); y += 300 {
				u.ScrollTo("text", y)
				p.Rest()
				p.Fits(fmt.Sprintf("How to play %s, %.0f points down at %d %%", title.Name(), y, scale))
			}
			p.App.Home()
		}
	}
}

// TestFiguresBelongToClauses: every picture of a rule book stands at a clause of it, no clause has two, and each says
// in a sentence what it shows.
func TestFiguresBelongToClauses(t *testing.T) {
	for _, title := range titles() {
		book, at := rulebook.Parse(title.Game.About().Rules), map[string]bool{}
		for _, f := range title.Figures {
			if _, ok := book.Find(f.Clause); !ok || at[f.Clause] || !strings.HasSuffix(f.Words, ".") {
				t.Errorf("%s: a picture stands at %q: %q", title.Name(), f.Clause, f.Words)
			}
			at[f.Clause] = true
		}
		rulestest.Holds(t, len(title.Figures) == 0 || len(at) >= 4, "the rule book of %s has %d pictures", title.Name(), len(at))
	}
}
