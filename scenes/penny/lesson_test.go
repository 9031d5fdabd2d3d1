package penny_test

import (
	"slices"
	"strings"
	"testing"
	"time"

	"intrigue/input"
	"intrigue/input/store"
	"intrigue/rules"
	"intrigue/rules/penny"
	"intrigue/rules/rulestest"
	"intrigue/scenes/scenetest"
)

// TestTheLessonsCanBeFollowed as their captions ask, by pointing alone; no caption lies over
// what it speaks of, in a small window either.
func TestTheLessonsCanBeFollowed(t *testing.T) {
	type window struct {
		w, h  float64
		scale int
	}
	for i, at := range [][]window{{{1280, 800, 100}, {1024, 640, 100}, {1280, 800, 150}, {1024, 640, 200}},
		{{1280, 800, 100}, {1024, 640, 200}}} {
		l := (penny.Game{}).Lessons()[i]
		for _, at := range at {
			p := scenetest.Before(t, title(), func(s *store.Settings) { s.TextScale = at.scale })
			p.W, p.H = at.w, at.h
			p.Learn(title(), l)
			scenetest.Follow(t, p, l, len(l.Record.Entries))
		}
	}
}

// TestLessonWaitsForTheMoment: the last caption of the second lesson does not lie under the scheme
// that is turned over before it, and comes when the scheme is taken down.
func TestLessonWaitsForTheMoment(t *testing.T) {
	l := (penny.Game{}).Lessons()[1]
	last := len(l.Record.Entries) - 1
	for l.Record.Entries[last].Seat < 0 {
		last--
	}
	p := scenetest.Before(t, title(), func(s *store.Settings) {
		s.Speed, s.ReduceMotion, s.Halfway = "normal", false, map[string]int{"penny." + l.Key: last}
	})
	p.Step = 20 * time.Millisecond
	p.Learn(title(), l)
	p.Click("choice.done")
	posters := 0
	for range 400 {
		p.Still(1)
		card, taught := p.Hit("lesson.veil")
		taught = taught && !p.Sees("Watch what happens")
		_, hangs := p.Hit("moment")
		rulestest.Must(t, !hangs || !taught, "the caption %v lies under the scheme", card.R)
		if hangs {
			posters++
		} else if taught && posters > 0 {
			return
		}
	}
	t.Errorf("in %d frames with a scheme the last caption does not come: %s", posters, p.Words())
}

// lessonBefore is the first lesson in which the learner is asked for a move.
func lessonBefore(t *testing.T, move string) (*scenetest.Player, rules.Lesson, int) {
	t.Helper()
	lessons := (penny.Game{}).Lessons()
	l := lessons[slices.IndexFunc(lessons, func(l rules.Lesson) bool {
		return slices.ContainsFunc(l.Record.Entries, func(e rules.Entry) bool { return string(e.Move) == move })
	})]
	for i, e := range l.Record.Entries {
		if string(e.Move) == move {
			p := scenetest.Before(t, title(), nil)
			p.Learn(title(), l)
			scenetest.Follow(t, p, l, i)
			p.Still(2)
			return p, l, i
		}
	}
	t.Fatalf("the lesson has no %q", move)
	return nil, l, 0
}

// TestLessonAnswersAWrongPress: a press on what could be done, but is not asked for, moves
// nothing and is told so; on the choice of a hero as among the cards of the hand.
func TestLessonAnswersAWrongPress(t *testing.T) {
	for move, wrong := range map[string]string{"be jack": "hero.alice", "play 14": "card.17"} {
		p, _, n := lessonBefore(t, move)
		p.Click(wrong)
		rulestest.Holds(t, p.Game().Len() == n && p.Sees("the lesson asks for"),
			"before %q, a press on %s: %d moves, %s", move, wrong, p.Game().Len()-n, p.Words())
	}
}

// TestLessonTeachesTheGesture: what takes two presses in a game takes two in the lesson; the
// first press on a card of the hand shows where it leads.
func TestLessonTeachesTheGesture(t *testing.T) {
	p, _, n := lessonBefore(t, "walk billingsgate 10")
	p.Click("card.10")
	rulestest.Holds(t, p.Game().Len() == n && p.Sees("press a lit location to move there"),
		"after the card: %d moves, %s", p.Game().Len()-n, p.Words())
	p.Click("place.billingsgate")
	rulestest.Holds(t, p.Game().Len() == n+1, "after the location: %s", p.Words())
}

// TestBuyKeyOfASecondCard: the second card is bought by the key beside the card, as the first, and
// the key names what each costs.
func TestBuyKeyOfASecondCard(t *testing.T) {
	for move, price := range map[string][]string{"buy 74": {"Buy for 2 gold"}, "buyfor 70 violence": {"Buy for 1 gold", "and 1 resource"}} {
		p, l, n := lessonBefore(t, move)
		for _, words := range price {
			rulestest.Holds(t, p.Sees(words), "before %q the key does not say %q: %s", move, words, p.Words())
		}
		verb, card, _ := strings.Cut(move, " ")
		card, _, _ = strings.Cut(card, " ")
		p.Click("offer." + verb + ".card." + card)
		rulestest.Holds(t, p.Game().Len() > n && p.Game().Record().Entries[n].Move == l.Record.Entries[n].Move,
			"the key made no %q: %s", move, p.Words())
	}
}

// TestLessonTakesTheWareInHand: a press on the card that the lesson has one buy takes it in hand
// where it does so in a game, and the prompt says how to go on.
func TestLessonTakesTheWareInHand(t *testing.T) {
	p, _, n := lessonBefore(t, "buy 74")
	p.Click("card.74")
	rulestest.Holds(t, p.Game().Len() == n && p.Sees("press Buy or your own deck to buy it for 2 gold."),
		"after the card: %d moves, %s", p.Game().Len()-n, p.Words())
	p.Click("deck.jack")
	rulestest.Holds(t, p.Game().Len() != n, "the own deck buys nothing: %s", p.Words())
}

// TestHintOfALesson: a hint in a lesson leads to what its caption asks for, though the game
// itself would advise something else, and Enter does it: on a key, and on a quest, which a
// press finishes.
func TestHintOfALesson(t *testing.T) {
	for _, move := range []rules.Move{"done", "finish 144"} {
		p, _, n := lessonBefore(t, string(move))
		p.Key(input.Hint)
		p.Still(10)
		rulestest.Must(t, p.Sees("This is what the lesson asks for."), "before %q, instead of a hint the screen says %s", move, p.Words())
		p.Key(input.Confirm)
		p.Still(10)
		rulestest.Holds(t, p.Game().Len() != n && p.Game().Record().Entries[n].Move == move,
			"Enter does not follow the hint to %q: %s", move, p.Words())
		rulestest.Holds(t, !p.Sees("This is what the lesson asks for."), "the hint to %q stays after its move", move)
	}
}

// TestLessonWaitsForThePage: what an answer brought is read and turned over before the next caption,
// which speaks of what lies below it.
func TestLessonWaitsForThePage(t *testing.T) {
	l := (penny.Game{}).Lessons()[1]
	n := slices.IndexFunc(l.Record.Entries, func(e rules.Entry) bool { return e.Move == "put occultism 248" })
	p := scenetest.Before(t, title(), nil)
	p.Learn(title(), l)
	scenetest.Follow(t, p, l, n)
	p.Still(2)
	rulestest.Must(t, p.Has("page.on") && !p.Sees("Put 1 on") && p.Sees("Read the page"), "while the page lies there: %s", p.Words())
	p.Click("card.248")
	rulestest.Holds(t, p.Game().Len() == n && !p.Sees("the lesson asks for"),
		"a press beside the page: %d moves, %s", p.Game().Len()-n, p.Words())
	p.Key(input.Confirm)
	p.Still(2)
	rulestest.Holds(t, p.Sees("Put 1 on"), "after Enter: %s", p.Words())
}

// TestARefusalStaysOffTheCaption: what is said of an enemy beside the sidebar does not lie over the words
// of the lesson.
func TestARefusalStaysOffTheCaption(t *testing.T) {
	p, _, _ := lessonBefore(t, "fight 109")
	p.Click("card.115")
	caption, ok := p.Hit("lesson.veil")
	rulestest.Must(t, ok && p.Sees("the lesson asks for"), "a press on the wrong enemy: %s", p.Words())
	for _, it := range p.Last {
		rulestest.Holds(t, !strings.Contains(it.Text, "the lesson asks for") || it.R.X+it.R.W <= caption.R.X,
			"the refusal at %v lies over the sidebar, which begins at %v", it.R, caption.R.X)
	}
}
