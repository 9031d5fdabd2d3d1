package penny_test

import (
	"fmt"
	"image/color"
	"slices"
	"strings"
	"testing"
	"time"

	"intrigue/input"
	"intrigue/input/store"
	"intrigue/maps/geom"
	"intrigue/rules"
	"intrigue/rules/penny"
	"intrigue/rules/rulestest"
	scene "intrigue/scenes/penny"
	"intrigue/scenes/scenetest"
	"intrigue/scenes/table"
	"intrigue/scenes/widgets"
)

// point rests the pointer on a target until it is held up.
func (b *player) point(id string) {
	b.T.Helper()
	at := b.At(id)
	b.Hover(at, 4)
	b.Frame(input.Events{At: at})
}

// first is the first few words of a sentence.
func first(n int, words string) string {
	all := strings.Fields(words)
	return strings.Join(all[:min(n, len(all))], " ")
}

// TestAnEventIsReadAfterItsAnswer: what comes of an event is read after the answer, and the page stays
// until it is turned.
func TestAnEventIsReadAfterItsAnswer(t *testing.T) {
	b := sit(t, moments(t)["an event"], nil)
	x, _ := b.View().Reading()
	rulestest.Must(t, b.Sees(first(3, x.Card.Flavour)) && b.Sees(x.Answers[0]) && b.Sees(x.Answers[1]),
		"the page does not tell the event: %s", b.Words())
	b.Click("choice.option.1")
	y, _ := b.View().Reading()
	rulestest.Must(t, y.Chosen == 2 && y.Result != "" && b.Sees(first(3, y.Result)) && b.Sees(first(2, y.Does)),
		"the result %q is not read: %s", y.Result, b.Words())
	b.Click("page.on")
	rulestest.Holds(t, !b.Has("page.on"), "the page is not turned")
	b = sit(t, moments(t)["an event"], nil)
	b.Click("choice.option.0")
	rulestest.OK(t, b.Game().UndoAsking())
	b.Still(2)
	rulestest.Holds(t, !b.Has("page.on") && b.Sees(x.Answers[0]), "an answer that was taken back is still read: %s", b.Words())
}

// TestAnEventIsReadInAReview: over the bars of a review, where there is little room, the lines of
// what came of an event are not written over each other.
func TestAnEventIsReadInAReview(t *testing.T) {
	for _, at := range []struct {
		w, h  float64
		scale int
	}{{1024, 640, 100}, {1280, 800, 150}} {
		b := scenetest.Before(t, title(), func(s *store.Settings) { s.TextScale = at.scale })
		b.W, b.H = at.w, at.h
		r, _, err := b.App.Store.ImportFile("../../rules/penny/testdata/consumed.jsonl")
		rulestest.OK(t, err)
		game, err := table.Watch(b.App, title(), r)
		rulestest.OK(t, err)
		b.App.Open(game)
		b.Still(4)
		moment := slices.IndexFunc(scenetest.Replay(t, penny.Game{}, r), func(p rules.Position) bool {
			x, _ := p.Seen(rules.Public).(penny.View).Reading()
			return strings.Contains(x.Result, "You break it over a knee")
		})
		b.Game().Seek(moment - 5)
		for n := 0; n < 20 && !b.Sees("You break it over a knee"); n++ {
			b.Key(input.ReviewForward)
		}
		find := func(words string) widgets.Rect {
			for _, it := range b.Last {
				if it.Kind == widgets.Words && strings.HasPrefix(it.Text, words) {
					return it.R
				}
			}
			t.Fatalf("at %v the page does not say %q: %s", at, words, b.Words())
			return widgets.Rect{}
		}
		came, does := find("You break it over a knee"), find("You may lose 1 gold")
		o := came.Intersect(does)
		rulestest.Holds(t, o.W <= 0 || o.H <= 1, "at %v what came of it is written over what it does: %v", at, o)
	}
}

// TestAFightTellsWhatIsToBeDealt: a fight tells what is to be dealt and what stopping would cost.
func TestAFightTellsWhatIsToBeDealt(t *testing.T) {
	b := sit(t, moments(t)["a fight"], nil)
	x, _ := b.View().Fight()
	for _, words := range []string{fmt.Sprintf("%d more damage", x.Left), x.Title, "Retaliation",
		"If you stop now: up to " + string(rune('0'+x.IfStops))} {
		rulestest.Holds(t, b.Sees(words), "the fight does not say %q: %s", words, b.Words())
	}
	i := slices.IndexFunc(b.Game().Choices(), func(c rules.Choice) bool { return strings.HasPrefix(string(c.Move), "hit ") })
	b.Say(b.Game().Choices()[i])
	if y, ok := b.View().Fight(); ok && !y.Won && y.Left >= x.Left {
		t.Errorf("a strike leaves %d of %d", y.Left, x.Left)
	}
}

// TestAnEnemyThatHitsBackIsTold: while an enemy hits back, the sheet says what is taken if nothing is
// prevented, and no longer speaks of stopping.
func TestAnEnemyThatHitsBackIsTold(t *testing.T) {
	b := sit(t, moments(t)["a parry"], nil)
	x, _ := b.View().Fight()
	want := fmt.Sprintf("If you prevent nothing: %d wound", x.IfStops)
	if !b.Sees(want) || b.Sees("If you stop now") || x.Won && b.Sees("deals damage") {
		t.Errorf("%q is not said: %s", want, b.Words())
	}
}

// TestFarPlacesAreReachedByOnePress: a press on a place farther away walks the cheapest way, step by step. The tip says
// what all of it costs and what pays for it, and one Undo takes all of it back.
func TestFarPlacesAreReachedByOnePress(t *testing.T) {
	b := sit(t, moments(t)["a move"], nil)
	var far penny.ReachView
	for _, r := range b.View().Reach() {
		if r.Cost == 2 && !b.Screen().Pointing().Lit(r.Place) {
			far = r
		}
	}
	rulestest.Must(t, far.Place != "", "no place is two steps away")
	b.point(far.Place)
	rulestest.Holds(t, b.Sees("costs 2 cards") && b.Sees("Discards "), "the tip does not tell the cost: %s", b.Words())
	hero, n := b.View().Hero(b.View().Asked()), b.Game().Len()
	b.Click(far.Place)
	now := b.View().Hero(hero.Seat)
	rulestest.Holds(t, now.Place == far.Place && len(now.Hand) == len(hero.Hand)-2 && b.Game().Len() == n+2,
		"the press leads to %s", now.Place)
	b.Key(input.Undo)
	rulestest.Holds(t, b.Game().Len() == n, "Undo leaves %d of 2 steps", b.Game().Len()-n)
	b.Key(input.Redo)
	rulestest.Holds(t, b.View().Hero(hero.Seat).Place == far.Place, "Redo leads to %s", b.View().Hero(hero.Seat).Place)
}

// TestHeroesAndResourcesAreDragged: a hero is dragged to a place and a resource onto a quest; where they
// cannot come they stay, and it is said why.
func TestHeroesAndResourcesAreDragged(t *testing.T) {
	r := moments(t)["quests"]
	b := sit(t, r, nil)
	i := slices.IndexFunc(b.Game().Choices(), func(c rules.Choice) bool { return strings.HasPrefix(string(c.Move), "put ") })
	c := b.Game().Choices()[i]
	b.Drag(b.At(c.Path[0]), b.At(c.Path[1]))
	if got := b.Game().Record().Entries; len(got) == len(r.Entries) || got[len(r.Entries)].Move != c.Move {
		t.Errorf("dragging %v does not play %q: %s", c.Path, c.Move, b.Words())
	}
	b = sit(t, r, nil)
	b.Drag(b.At(c.Path[0]), b.At("tile.city"))
	rulestest.Holds(t, b.Game().Len() == len(r.Entries), "a resource lies on a tile")
	b = sit(t, moments(t)["a move"], nil)
	j := slices.IndexFunc(b.Game().Choices(), func(c rules.Choice) bool { return strings.HasPrefix(string(c.Move), "walk ") })
	c = b.Game().Choices()[j]
	b.Drag(b.At(c.Path[0]), b.At(c.Path[1]))
	picked := b.Screen().Pointing().Picked()
	rulestest.Holds(t, len(picked) >= 2 && picked[1] == c.Path[1], "dragging %v picks %v", c.Path, picked)
}

// TestReaderShowsCards: pointing at a card reads all of it, made from its effect, and what
// its words mean beside it.
func TestReaderShowsCards(t *testing.T) {
	b := sit(t, moments(t)["a move"], nil)
	c := b.View().Enemies()[0]
	b.point(c.ID)
	for _, words := range []string{"Enemy of the Crown: " + strings.ToLower(c.Keywords[0]), first(2, c.Text), first(2, c.Flavour),
		"Keywords say", first(3, b.View().WhyNot(c.ID).Text)} {
		rulestest.Holds(t, b.Sees(words), "%s does not say %q: %s", c.Name, words, b.Words())
	}
}

// TestAPressLooksThroughAPile: a press on a discard pile looks through it.
func TestAPressLooksThroughAPile(t *testing.T) {
	b := sit(t, moments(t)["a pile"], nil)
	h := b.View().Hero(b.View().Asked())
	id := "pile." + strings.TrimPrefix(h.ID, "hero.")
	b.Click(id)
	rulestest.Must(t, b.Has("pile.card.0") && b.Sees(h.Name+"'s discard pile"), "the pile is not opened: %s", b.Words())
	b.Click("pile.close")
	rulestest.Holds(t, !b.Has("pile.card.0"), "the pile stays open")
	b.Click(id)
	for who := b.View().Asked(); b.View().Asked() == who; b.Still(2) {
		all := b.Game().Choices()
		i := max(0, slices.IndexFunc(all, func(c rules.Choice) bool { return c.Path[0] == "choice.done" }))
		rulestest.OK(t, b.Game().Play(all[i].Move))
	}
	rulestest.Holds(t, !b.Has("pile.card.0"), "what one player looks through lies before the next")
}

// TestDoneInOneBreathEndsOneStep: a player who says Done twice in one breath, with a double click or with Enter,
// has ended one step and not the next one; later the same key ends that one too.
func TestDoneInOneBreathEndsOneStep(t *testing.T) {
	for _, keys := range []bool{false, true} {
		b := sit(t, moments(t)["a move"], nil)
		n, done := b.Game().Len(), "choice.done"
		if keys {
			b.App.UI().SetFocus(table.SpotID(done, ""))
			b.App.UI().Keyboard = true
			b.Step = 20 * time.Millisecond
			b.Key(input.Confirm, input.Confirm)
		} else {
			b.DoubleClick(b.At(done))
		}
		if e := b.Game().Record().Entries[n:]; len(e) != 1 {
			t.Fatalf("with keys %t: done twice in one breath makes %v", keys, e)
		}
		rulestest.Must(t, b.Has(done), "the next step cannot be ended: the test tests nothing")
		b.Step = time.Second
		b.Click(done)
		rulestest.Holds(t, len(b.Game().Record().Entries[n:]) >= 2, "with keys %t: done does nothing later", keys)
	}
}

// TestAPressOnAHeroShowsTheirBoard: a press on another hero in the sidebar shows that hero's board.
func TestAPressOnAHeroShowsTheirBoard(t *testing.T) {
	b := sit(t, moments(t)["a move"], nil)
	other := b.View().Hero(1 - b.View().Asked())
	pool := "pool." + strings.TrimPrefix(other.ID, "hero.") + ".gold"
	rulestest.Must(t, !b.Has(pool), "both boards are shown")
	b.Click("seat." + string(rune('0'+other.Seat)))
	rulestest.Holds(t, b.Has(pool), "the board of the other hero is not shown")
}

// moving is somebody at a table on which things travel.
func moving(s *store.Settings) { s.ReduceMotion, s.Speed = false, "slow" }

// TestATileTurnsOver: a tile that turns over shows both of its sides, and then lies still.
func TestATileTurnsOver(t *testing.T) {
	b := sit(t, moments(t)["a flip"], moving)
	b.Rest()
	b.Step = 40 * time.Millisecond
	c := b.Game().Choices()[0]
	key := strings.TrimPrefix(c.Path[0], "tile.")
	b.Say(c)
	seen := map[string]bool{}
	for range 90 {
		for _, it := range b.Last {
			if it.Kind == widgets.Sprite && it.Flip > 0 {
				seen[it.Name] = true
			}
		}
		b.Still(1)
	}
	rulestest.Holds(t, seen["penny.tile."+key] && seen["penny.tile."+key+".hell"], "turning %s shows %v", key, seen)
	for _, it := range b.Last {
		rulestest.Holds(t, it.Kind != widgets.Sprite || it.Flip <= 0, "the tile never comes to rest")
	}
}

// TestACardTravelsFromTheHand: a card that is played travels from the hand to where it lies then.
func TestACardTravelsFromTheHand(t *testing.T) {
	b := sit(t, moments(t)["a build"], moving)
	b.Rest()
	h := b.View().Hero(b.View().Asked())
	var c rules.Choice
	for _, x := range b.Game().Choices() {
		if len(x.Path) == 1 && strings.HasPrefix(string(x.Move), "play ") {
			c = x
		}
	}
	i := slices.IndexFunc(h.Hand, func(x penny.CardView) bool { return x.ID == c.Path[0] })
	prints := func() (all []widgets.Rect) {
		for _, it := range b.Last {
			if it.Kind == widgets.Sprite && strings.HasPrefix(it.Name, "penny.print/frame/") &&
				strings.Contains(it.Name, `"Key":"`+h.Hand[i].Key+`"`) {
				all = append(all, it.R)
			}
		}
		return all
	}
	b.Step = 30 * time.Millisecond
	b.Say(c)
	places := map[widgets.Rect]bool{}
	for range 30 {
		for _, r := range prints() {
			places[r] = true
		}
		b.Still(1)
	}
	rulestest.Holds(t, len(places) >= 5, "the card lies at %d places on its way", len(places))
}

// TestEveryEndingHasItsHeadline: every ending has its headline, and what happened on the way makes
// another one.
func TestEveryEndingHasItsHeadline(t *testing.T) {
	all := map[string]bool{}
	for _, e := range (penny.Game{}).About().Endings {
		h := scene.Headline(rules.Outcome{Ending: e.Key})
		rulestest.Holds(t, h != "" && len(h) <= 44 && !all[h], "%s: %q", e.Key, h)
		all[h] = true
	}
	for _, s := range []rules.Score{{Label: "Mini-boss", Points: []int{4, 0}}, {Label: "Shop cards", Points: []int{9, 5}},
		{Label: "Wounds", Points: []int{-9, -9}}} {
		h := scene.Headline(rules.Outcome{Ending: "closed", Winners: []rules.Seat{0}, Scores: []rules.Score{s}})
		rulestest.Holds(t, !all[h], "%s makes no other headline than %q", s.Label, h)
		all[h] = true
	}
}

// TestTheWayIsDrawnStepByStep: the way to the place that is pointed at is drawn step by step, from where the
// hero stands to the place.
func TestTheWayIsDrawnStepByStep(t *testing.T) {
	b := sit(t, moments(t)["a later move"], nil)
	ribbons := func() (all [][]geom.Point) {
		for _, it := range b.Last {
			if it.Kind == widgets.Stroke && it.Dash > 0 && it.Width >= 3 && it.Colour.A == 255 &&
				(it.Colour == color.RGBA{0xF2, 0xB8, 0x2E, 255} || it.Colour == color.RGBA{0xE8, 0x6A, 0x1E, 255}) {
				all = append(all, it.Points)
			}
		}
		return all
	}
	before := map[string]penny.ReachView{}
	for _, r := range b.View().Reach() {
		before[r.Place] = r
	}
	n := len(ribbons())
	rulestest.Must(t, n <= 0, "%d ribbons lie there before anything is pointed at", n)
	across := 0
	for _, r := range b.View().Reach() {
		steps := 1
		for x, ok := before[r.From]; ok; x, ok = before[x.From] {
			steps++
		}
		if strings.Contains(r.Place+r.From, "sewer") || strings.Contains(r.Place+r.From, "post") {
			continue
		}
		id := r.Place
		for _, on := range []string{"action.", "portal."} { // what lies there answers for it
			if b.Has(on + strings.TrimPrefix(r.Place, "place.")) {
				id = on + strings.TrimPrefix(r.Place, "place.")
			}
		}
		b.point(id)
		all := ribbons()
		if len(all) != steps {
			t.Errorf("%s is %d steps away and %d are drawn", r.Place, steps, len(all))
			continue
		}
		me := b.At(b.View().Hero(b.View().Asked()).ID)
		at, near := all[0][0], b.W/60
		rulestest.Holds(t, at.Distance(me) <= 4*near, "the way to %s does not begin at the hero", r.Place)
		for i, line := range all {
			if d := line[0].Distance(at); d > near {
				t.Errorf("step %d to %s begins %.0f away from where the last one ended", i+1, r.Place, d)
			}
			at = line[len(line)-1]
			for j := range line[1:] {
				if d := line[j+1].Distance(line[j]); d > 8*near {
					t.Errorf("step %d to %s jumps by %.0f", i+1, r.Place, d)
				}
			}
		}
		to := b.At(id)
		rulestest.Holds(t, to.Distance(at) <= near, "the way to %s ends elsewhere", r.Place)
		if steps > 1 {
			across++
		}
	}
	rulestest.Holds(t, across >= 3, "only %d ways have more than one step", across)
}

// TestHintRingsWords: what a hint advises is ringed also where it is a word beside the hand,
// and for somebody who asked with the key Enter does it.
func TestHintRingsWords(t *testing.T) {
	b := sit(t, moments(t)["an event"], nil)
	n := b.Game().Len()
	b.Key(input.Hint)
	for range 600 {
		b.Still(1)
		if _, ok := b.Screen().Pointing().Hint(); ok {
			break
		}
		time.Sleep(5 * time.Millisecond)
	}
	h, ok := b.Screen().Pointing().Hint()
	rulestest.Must(t, ok && len(h.Path) == 1 && strings.HasPrefix(h.Path[0], "choice."), "the hint is %v", h)
	b.Still(2)
	at, _ := b.Screen().Where(h.Path[0])
	ringed := slices.ContainsFunc(b.Last, func(it widgets.Item) bool {
		return it.Kind == widgets.Box && it.EdgeW == 3.5 && it.R == at.Inset(-4)
	})
	rulestest.Holds(t, ringed, "%s at %v is not ringed", h.Path[0], at)
	b.Key(input.Confirm)
	e := b.Game().Record().Entries[n:]
	rulestest.Holds(t, len(e) != 0 && e[0].Move == h.Move, "Enter makes %v, advised was %q", e, h.Move)
}

// TestStoppingIsNotOffered: while a hero can still deal damage, the key that stops the fight is
// not painted as what to do next, neither in the tray nor on the sheet.
func TestStoppingIsNotOffered(t *testing.T) {
	b := sit(t, moments(t)["a fight"], nil)
	x, _ := b.View().Fight()
	rulestest.Must(t, len(x.Payable) != 0 && !x.Won, "no damage can be dealt")
	seen := 0
	for _, h := range b.App.UI().Hits() {
		if !strings.HasPrefix(h.ID, "@choice.done") {
			continue
		}
		seen++
		for _, it := range b.Last {
			rulestest.Holds(t, it.R != h.R || it.Colour != title().Accent, "the key at %v is painted as the next thing to do", h.R)
		}
	}
	rulestest.Holds(t, seen != 0, "there is no key to stop")
}
