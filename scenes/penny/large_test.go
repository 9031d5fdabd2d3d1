package penny_test

import (
	"fmt"
	"regexp"
	"slices"
	"strings"
	"testing"

	"intrigue/input"
	"intrigue/input/store"
	"intrigue/rules/penny"
	"intrigue/rules/rulestest"
	scene "intrigue/scenes/penny"
	"intrigue/scenes/scenetest"
	"intrigue/scenes/widgets"
)

// large sets large type, where words have the least room.
func large(s *store.Settings) { s.TextScale = 150 }

// TestTheGoalIsSaidInWords: where the whole goal has no room, the tally still says what is
// counted, and not only how many.
func TestTheGoalIsSaidInWords(t *testing.T) {
	for mode, want := range map[string]string{"prologue": `^Close \d portals`, "heist": `ollect \d+ gold`, "short": `ollect \d+ gold`,
		"open": ` tiles? may show Hell|^No tile may show Hell`, "rush": `^Beat \d opponents`} {
		for seats := range 4 {
			b := sit(t, newRecord(t, seats+1, mode, 1), large)
			b.Still(2)
			goal, _ := b.Hit("goal")
			if !slices.ContainsFunc(b.Last, func(it widgets.Item) bool {
				return it.Kind == widgets.Words && goal.R.ContainsRect(it.R) && regexp.MustCompile(want).MatchString(it.Text)
			}) {
				t.Errorf("%s with %d heroes: the tally in %v does not say %q: %s", mode, seats+1, goal.R, want, b.Words())
			}
		}
	}
}

// TestLargeWordsOfEventsAndFights: in large type the story of an event stays clear of the
// answers below it, and a fight that is won says so.
func TestLargeWordsOfEventsAndFights(t *testing.T) {
	lessons := penny.Game{}.Lessons()
	for i, met := range map[int]func(p *scenetest.Player) bool{
		0: func(p *scenetest.Player) bool { return p.Sees("Beaten!") },
		1: func(p *scenetest.Player) bool { _, ok := p.Hit("choice.option.0"); return ok && p.Sees("Raven") },
	} {
		p := scenetest.Before(t, title(), large)
		p.Learn(title(), lessons[i])
		n := 0
		for ; n < len(lessons[i].Record.Entries) && !met(p); n++ {
			scenetest.Follow(t, p, lessons[i], n)
		}
		rulestest.Must(t, met(p), "lesson %d does not come to what is tested", i)
		if i == 0 {
			rulestest.Holds(t, p.Sees("No more is needed"), "a fight that is won says: %s", p.Words())
			continue
		}
		answer, _ := p.Hit("choice.option.0")
		story := 0
		for _, it := range p.Last {
			if it.Kind == widgets.Words && it.R.X >= answer.R.X && it.R.X+it.R.W <= answer.R.X+answer.R.W+1 && it.R.Y < answer.R.Y &&
				it.R.Y > answer.R.Y-150 {
				story++
				rulestest.Holds(t, it.R.Y+it.R.H <= answer.R.Y-8,
					"%q ends at %v, the answer begins at %v", it.Text, it.R.Y+it.R.H, answer.R.Y)
			}
		}
		rulestest.Holds(t, story != 0, "no story is above the answers")
	}
}

// TestReviewLeavesTheMap: a review at large type leaves the map a good part of the window, and its
// steps do not keep what an earlier one turned over.
func TestReviewLeavesTheMap(t *testing.T) {
	r := recorded(t, "closed")
	b := sit(t, r, large)
	b.App.Back() // from the results
	for i, e := range r.Entries {
		if !strings.HasPrefix(string(e.Move), "option ") {
			continue
		}
		b.Screen().LookBack(i)
		b.Still(2)
		read, _ := b.View().Reading()
		if len(read.Answers) == 0 {
			continue
		}
		b.Key(input.Right)
		rulestest.Must(t, b.Has("page.on"), "the answer turns no page: %s", b.Words())
		b.Key(input.Right)
		rulestest.Holds(t, !b.Has("page.on"), "the page stays in the next step")
		tile, _ := b.Hit("map")
		rulestest.Holds(t, tile.R.H >= 300, "the map is %v", tile.R)
		return
	}
	t.Fatal("no event is answered before the moment")
}

// TestReviewCounts: the bar of a review says in full how far into a long game it is.
func TestReviewCounts(t *testing.T) {
	b := sit(t, recorded(t, "robbed"), large)
	b.App.Back() // from the results
	b.Screen().LookBack(len(b.Game().Record().Entries) - 3)
	b.Still(2)
	at, all := b.Game().MovesBefore(b.Game().Cursor()), b.Game().MovesBefore(b.Game().Len())
	rulestest.Holds(t, all >= 1000 && b.Sees(fmt.Sprintf("%d of %d", at, all)), "move %d of %d: %s", at, all, b.Words())
}

// TestNoneOfNoneIsNotCounted: where the goal is that no tile shows Hell, the tally is a number alone, and
// words say what it counts.
func TestNoneOfNoneIsNotCounted(t *testing.T) {
	r := reach(t, 2, "open", "the second round", func(v penny.View) bool { return v.Round() == 2 })
	b := sit(t, r, nil)
	b.Still(2)
	g := b.View().Goal()
	rulestest.Must(t, g.Want == 0, "%d tiles may show Hell", g.Want)
	n := fmt.Sprint(g.Have)
	rulestest.Holds(t, b.Sees(n) && !b.Sees(n+" / 0"), "the tally says %s", b.Words())
	if got := scene.Stands(b.View()); !strings.HasPrefix(got, "Round 2, "+g.Tally+" · ") || !strings.Contains(g.Tally, "Hell") {
		t.Errorf("the game stands at %q", got)
	}
	for _, size := range [][2]float64{{1024, 640}, {1280, 800}} {
		b.W, b.H = size[0], size[1]
		b.Still(2)
		rulestest.Holds(t, b.Sees("Round 2 of 12. ") && b.Sees("Hell."), "%v: nothing says what the tally counts: %s", size, b.Words())
	}
}

// TestReviewOfASmallWindow: there the map has the room of the piles while somebody looks back.
func TestReviewOfASmallWindow(t *testing.T) {
	shows := func(h float64) (piles bool) {
		b := sit(t, recorded(t, "closed"), nil)
		b.W, b.H = 1024, h
		b.App.Back() // from the results
		b.Screen().LookBack(200)
		b.Still(2)
		_, piles = b.Hit("deck.scheme")
		return piles
	}
	rulestest.Holds(t, !shows(640), "the piles lie below a small map")
	rulestest.Holds(t, shows(900), "the piles are gone from a large window")
}

// TestLargeWordsOfWounds: large type says what wounds come to, as long as the hero's cards leave room.
func TestLargeWordsOfWounds(t *testing.T) {
	b := sit(t, reach(t, 2, "prologue", "moves", func(v penny.View) bool { return v.Round() == 1 }), large)
	b.Still(2)
	for _, want := range []string{"4 = 1 grave", "4 are fatal", "0 in hand", "0 discarded"} {
		rulestest.Holds(t, b.Sees(want), "%q is not said: %s", want, b.Words())
	}
}
