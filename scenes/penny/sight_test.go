package penny_test

import (
	"image/color"
	"slices"
	"strings"
	"testing"

	"intrigue/input"
	"intrigue/rules/penny"
	"intrigue/rules/rulestest"
	"intrigue/scenes/table"
	"intrigue/scenes/widgets"
)

// TestFansShowTheirCards: beside a sheet, more than half of each card of the hand is in sight; played
// cards beside an empty hand hide nothing of one another.
func TestFansShowTheirCards(t *testing.T) {
	b := sit(t, reach(t, 2, "prologue", "a choice of all resources", func(v penny.View) bool {
		return len(v.Hero(v.Asked()).Hand) == 5 && len(v.Choices()) == 5 && begins("gain ")(v)
	}), nil)
	if sheet, ok := b.Hit("sheet.away"); !ok || sheet.R.Y < b.H*0.7 {
		t.Fatalf("no sheet lies in the tray, but %v", sheet.R)
	}
	for _, c := range b.View().Hero(b.View().Asked()).Hand {
		at, _ := b.Screen().Where(c.ID)
		if hit, ok := b.Hit(c.ID); !ok || hit.R.W < at.W*0.55 {
			t.Errorf("of %s, %.0f points of %.0f are in sight", c.Name, hit.R.W, at.W)
		}
	}
	b = sit(t, reach(t, 2, "prologue", "an empty hand", func(v penny.View) bool {
		h := v.Hero(v.Asked())
		return len(h.Pool) == 5 && len(h.Hand)+h.WoundHand == 0 && begins("done")(v)
	}), nil)
	for _, c := range b.View().Hero(b.View().Asked()).Pool {
		at, _ := b.Screen().Where(c.ID)
		if hit, ok := b.Hit(c.ID); ok && hit.R.W < at.W-0.5 {
			t.Errorf("of the played %s, %.0f points of %.0f are in sight", c.Name, hit.R.W, at.W)
		}
	}
}

// TestTipsLeaveTheSumInSight: what a token on the sheet of a fight is for does not lie over the
// damage that is still needed.
func TestTipsLeaveTheSumInSight(t *testing.T) {
	b := sit(t, moments(t)["a fight"], nil)
	sheet, _ := b.Hit("sheet.away")
	x, _ := b.View().Fight()
	told := false
	for _, h := range b.App.UI().TopHits() {
		if target, ok := table.TargetOf(h.ID); !ok || target != x.Payable[0].ID || !sheet.R.ContainsRect(h.R) {
			continue
		}
		b.Hover(h.R.Mid(), 3)
		for _, it := range b.Last {
			if it.Kind == widgets.Words && strings.Contains(it.Text, ". Each deals ") || it.Kind == widgets.Words &&
				strings.Contains(it.Text, ". A resource") {
				told = true
				both := it.R.Intersect(sheet.R)
				rulestest.Holds(t, both.W <= 0 || both.H <= 0, "%q lies over the sheet", it.Text)
			}
		}
	}
	rulestest.Holds(t, told, "nothing is said of the token")
}

// TestTipsLeaveOtherKeysInSight: the tip of a key does not lie over the key above it.
func TestTipsLeaveOtherKeysInSight(t *testing.T) {
	b := sit(t, reach(t, 2, "prologue", "a card to pay for", begins("keep")), nil)
	b.Key(input.Next)
	for range 30 {
		if b.App.UI().Focused() == table.SpotID("choice.keep", "") {
			break
		}
		b.Key(input.Next)
	}
	b.Still(2)
	other, _ := b.Hit("choice.pay")
	told := false
	for _, it := range b.Last {
		if it.Kind == widgets.Words && strings.HasPrefix(it.Text, "No thanks (") {
			told = true
			both := it.R.Intersect(other.R)
			rulestest.Holds(t, both.W <= 0 || both.H <= 0, "%q lies over %v", it.Text, other.R)
		}
	}
	rulestest.Holds(t, told, "the tip of the key is not shown")
}

// TestNoKeyForOneVillain: if only one villain can come out of a portal, the only question is which portal.
func TestNoKeyForOneVillain(t *testing.T) {
	b := sit(t, reach(t, 2, "prologue", "a villain that comes back", func(v penny.View) bool {
		cs := v.Choices()
		return len(cs) > 1 && len(cs[0].Path) == 2 && cs[0].Path[0] == cs[len(cs)-1].Path[0] &&
			slices.ContainsFunc(v.Villains(), func(x penny.VillainView) bool { return x.ID == cs[0].Path[0] && x.Place == "" })
	}), nil)
	sheet, ok := b.Hit("sheet.away")
	rulestest.Holds(t, !ok, "a sheet lies at %v for %q", sheet.R, b.View().Prompt())
	n := b.Game().Len()
	b.Click(b.View().Choices()[1].Path[1])
	rulestest.Holds(t, b.Game().Len() != n, "a press on the portal does not say it")
}

// TestAskedByTheSeat: who leads several heroes is asked for each of them by its seat, and nobody
// alone is called by a name.
func TestAskedByTheSeat(t *testing.T) {
	for _, c := range []struct {
		names []string
		want  string
	}{{[]string{"Ada", "Ada"}, "First hero: who will you be?"}, {[]string{"Ada", "Bob"}, "Ada: who will you be?"},
		{[]string{"Ada", ""}, "Who will you be?"}} {
		r := moments(t)["heroes"]
		r.Seats = append(r.Seats[:0:0], r.Seats...)
		for i, name := range c.names {
			r.Seats[i].Name = name
			if name == "" {
				r.Seats[i].Level = "easy"
			}
		}
		b := sit(t, r, nil)
		rulestest.Holds(t, b.Sees(c.want), "%v: %q is not asked", c.names, c.want)
	}
}

// TestHintIsNotTalkedOver: where a hint has led the focus, no tip lies over anything, and a card
// that is held up leaves the line of the hint in sight.
func TestHintIsNotTalkedOver(t *testing.T) {
	b := sit(t, moments(t)["a gain"], nil)
	b.Key(input.Next)
	b.hinted()
	target, _ := table.TargetOf(b.App.UI().Focused())
	l := b.View().Label(target)
	if h, _ := b.Screen().Pointing().Hint(); !slices.Contains(h.Path, target) || b.Sees(l.Title+". "+first(2, l.Text)) {
		t.Errorf("%s is talked of, or the focus is not led to %v", target, h.Path)
	}
	b = sit(t, reach(t, 2, "prologue", "an enemy to replace", func(v penny.View) bool {
		cs := v.Choices()
		return len(cs[0].Path) == 2 && strings.HasPrefix(cs[0].Path[1], "deck.enemy")
	}), nil)
	b.Key(input.Next)
	b.hinted()
	advice, _ := b.Game().Hint()
	var line, card widgets.Rect
	for _, it := range b.Last {
		switch {
		case it.Kind == widgets.Words && strings.HasPrefix(advice.Why, it.Text) && len(it.Text) > 12:
			line = it.R
		case it.Kind == widgets.Sprite && strings.HasPrefix(it.Name, "penny.print/read/"):
			card = it.R
		}
	}
	rulestest.Holds(t, card.H != 0 && line.H != 0 && card.Y+card.H <= line.Y, "the card at %v lies over the hint at %v", card, line)
	// With the pointer, too, and beside the lowest card of a row.
	all := b.View().Enemies()
	b.point(all[len(all)-1].ID)
	for _, it := range b.Last {
		if it.Kind == widgets.Sprite && strings.HasPrefix(it.Name, "penny.print/read/") && it.R.Y+it.R.H > line.Y {
			t.Errorf("the card at %v lies over the line at %v", it.R, line)
		}
	}
}

// TestOfferCanBeRead: when a trade is answered, the cards that are offered fill their half of the
// sheet and are held up when they are pointed at.
func TestOfferCanBeRead(t *testing.T) {
	b := sit(t, reach(t, 2, "prologue", "an offer of cards", func(v penny.View) bool {
		x, _ := v.Offer()
		return begins("accept")(v) && len(x.Gives.Cards) > 1
	}), nil)
	sheet, _ := b.Hit("sheet.away")
	x, _ := b.View().Offer()
	n := float64(len(x.Gives.Cards) + len(x.Gives.Tokens))
	for _, c := range x.Gives.Cards {
		h, ok := b.Hit(c.ID)
		if !ok || !sheet.R.ContainsRect(h.R) || h.R.W < min(90, sheet.R.W*0.4/n) {
			t.Errorf("%s lies at %v", c.Name, h.R)
			continue
		}
		b.Hover(h.R.Mid(), 3)
		if !slices.ContainsFunc(b.Last, func(it widgets.Item) bool {
			return it.Kind == widgets.Sprite && strings.HasPrefix(it.Name, "penny.print/read/")
		}) {
			t.Errorf("%s is not held up", c.Name)
		}
	}
}

// TestFiguresStandOut: on every place, whichever side its tile shows, a figure is drawn on newsprint of its own, which is plain and
// light under it, and a hero's place is ringed in the colour of the seat.
func TestFiguresStandOut(t *testing.T) {
	light := func(c color.RGBA) float64 { return 0.2126*float64(c.R) + 0.7152*float64(c.G) + 0.0722*float64(c.B) }
	seen, places := 0, map[string]bool{}
	for name, r := range moments(t) {
		b := sit(t, r, nil)
		b.Still(2)
		for _, h := range b.View().Heroes() {
			if h.Place == "" || h.Dead || b.View().Round() == 0 || b.Screen().Roams() {
				continue
			}
			figure, known := b.Screen().Where(h.ID)
			rulestest.Must(t, known, "%s: %s is not on the map", name, h.Name)
			var paper color.RGBA
			ringed := false
			at, _ := b.Screen().Where(h.Place)
			tint := color.RGBA{}
			for _, it := range b.Last {
				switch {
				case it.Kind == widgets.Sprite && it.Name == "penny."+h.ID && figure.Contains(it.R.Mid()):
					seen++
					places[h.Place] = true
					rulestest.Holds(t, paper.A == 255 && light(paper)-light(it.Colour) > 140, "%s: %s is drawn on %v", name, h.Name, paper)
				case it.Kind == widgets.Box && it.R.Contains(figure.Mid()) && it.R.W < 3*figure.W &&
					it.R.H > it.R.W*1.2 && it.Colour.A == 255 && it.EdgeW > 0:
					paper, tint = it.Colour, it.Edge
				}
			}
			for _, it := range b.Last {
				ringed = ringed || it.Kind == widgets.Box && it.Colour.A == 0 && it.Edge == tint && it.R.Mid().Distance(at.Mid()) < 3
			}
			rulestest.Holds(t, ringed, "%s: the place of %s is not ringed in %v", name, h.Name, tint)
		}
	}
	rulestest.Holds(t, seen > 40 && len(places) > 12, "%d figures on %d places were looked at: the test tests little", seen, len(places))
}
