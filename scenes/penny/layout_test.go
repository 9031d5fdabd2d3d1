package penny_test

import (
	"strings"
	"testing"

	"intrigue/input/store"
	"intrigue/maps/face"
	"intrigue/rules"
	"intrigue/rules/penny"
	"intrigue/rules/rulestest"
	"intrigue/scenes/table"
	"intrigue/scenes/widgets"
)

// TestRoomIsUsed: cards in hand and in the rows, and the map, are as large as the window allows, at usual
// sizes of the window and of words.
func TestRoomIsUsed(t *testing.T) {
	for _, x := range []struct{ w, h, scale, card, tile, row float64 }{
		{1024, 640, 100, 70, 132, 64}, {1280, 800, 100, 101, 213, 90}, {1920, 1080, 100, 143, 300, 130}, {1280, 800, 150, 70, 160, 85},
	} {
		b := sit(t, moments(t)["a later move"], func(s *store.Settings) { s.TextScale = int(x.scale) })
		b.Resize(x.w, x.h)
		c := b.View().Hero(b.View().Asked()).Hand[0]
		if at, _ := b.Screen().Where(c.ID); at.W < x.card {
			t.Errorf("%v×%v at %v %%: a card in hand is %.0f wide", x.w, x.h, x.scale, at.W)
		}
		for _, id := range []string{b.View().Shop()[0].ID, b.View().Enemies()[3].ID} {
			if at, _ := b.Screen().Where(id); at.W < x.row {
				t.Errorf("%v×%v at %v %%: a card of the rows is %.0f wide", x.w, x.h, x.scale, at.W)
			}
		}
		if tile := b.At("tile.city").X - b.At("tile.bloomsbury").X; tile < x.tile {
			t.Errorf("%v×%v at %v %%: a tile is %.0f wide", x.w, x.h, x.scale, tile)
		}
	}
}

// TestAFullHandHidesNoTitle: five cards, as many as are drawn up to, lie side by side, with large words too.
func TestAFullHandHidesNoTitle(t *testing.T) {
	r := reach(t, 2, "prologue", "a full hand", func(v penny.View) bool {
		h := v.Hero(v.Asked())
		return v.Steps()[1].State == penny.Now && len(h.Hand) == 5 && h.WoundHand == 0
	})
	for _, x := range []struct{ w, h, scale float64 }{{1280, 800, 100}, {1280, 800, 150}, {1920, 1080, 150}} {
		b := sit(t, r, func(s *store.Settings) { s.TextScale = int(x.scale) })
		b.Resize(x.w, x.h)
		for _, c := range b.View().Hero(b.View().Asked()).Hand {
			at, _ := b.Screen().Where(c.ID)
			hit, _ := b.Hit(table.SpotID(c.ID, ""))
			rulestest.Holds(t, hit.R.W > 0.94*at.W, "%v: of %s %.0f of %.0f is seen", x, c.Name, hit.R.W, at.W)
		}
	}
}

// TestWoundsAreSeen: a Wounded in hand lies among the cards there, and beside the boxes of
// wounds stands how many kill.
func TestWoundsAreSeen(t *testing.T) {
	r := reach(t, 2, "prologue", "a wound in hand", func(v penny.View) bool { return v.Hero(v.Asked()).WoundHand > 0 })
	b := sit(t, r, nil)
	h := b.View().Hero(b.View().Asked())
	hit, ok := b.Hit(table.SpotID("wound."+strings.TrimPrefix(h.ID, "hero.")+".hand", "hand0"))
	rulestest.Holds(t, ok && hit.R.W >= 40, "the wound lies in %v", hit.R)
	rulestest.Holds(t, b.Sees("4 are fatal") && b.Sees("Wounds"), "the boxes of wounds say %s", b.Words())
}

// TestCardsLead: a card in hand with which a way can be paid shows where it leads when it is
// pressed, and moves the hero when it is dragged there.
func TestCardsLead(t *testing.T) {
	r := moments(t)["a move"]
	var c rules.Choice
	b := sit(t, r, nil)
	for _, x := range b.Game().Choices() {
		if strings.HasPrefix(string(x.Move), "walk ") && strings.HasPrefix(x.Path[2], "card.") {
			c = x
		}
	}
	n := b.Game().Len()
	b.Click(c.Path[2])
	if b.Game().Len() != n || !b.Screen().Pointing().Lit(c.Path[1]) || !b.Sees("press a lit location") {
		t.Errorf("%s is pressed: %s", c.Path[2], b.Words())
	}
	b.Click(c.Path[1])
	if e := b.Game().Record().Entries[n:]; len(e) == 0 || e[0].Move != c.Move {
		t.Errorf("a press on %s made %v", c.Path[1], e)
	}
	b = sit(t, r, nil)
	b.Click(c.Path[1])
	if e := b.Game().Record().Entries[n:]; len(e) == 0 || !strings.HasPrefix(string(e[0].Move), "walk ") {
		t.Errorf("a press on %s alone made %v", c.Path[1], e)
	}
	b = sit(t, r, nil)
	b.Drag(b.At(c.Path[2]), b.At(c.Path[1]))
	if e := b.Game().Record().Entries[n:]; len(e) == 0 || e[0].Move != c.Move {
		t.Errorf("dragging %s to %s made %v", c.Path[2], c.Path[1], e)
	}
}

// TestRowsAreWholeAndApart: all cards of the shop and the enemies are in sight, and lie apart, at every text size.
func TestRowsAreWholeAndApart(t *testing.T) {
	for _, scale := range []int{100, 150, 200} {
		for _, size := range [][2]float64{{1024, 640}, {1280, 800}, {1920, 1000}} {
			b := sit(t, moments(t)["a later move"], func(s *store.Settings) { s.TextScale = scale })
			b.Resize(size[0], size[1])
			foot := size[1]
			for _, it := range b.Last {
				if it.Kind == widgets.Words && it.R.X == 28 && it.Face == face.UIMedium { // the prompt, below the rows
					foot = min(foot, it.R.Y)
				}
			}
			for _, all := range [][]penny.CardView{b.View().Shop(), b.View().Enemies()} {
				for i, c := range all[1:] {
					was, _ := b.Screen().Where(all[i].ID)
					is, _ := b.Screen().Where(c.ID)
					if was.Y+was.H > is.Y {
						t.Errorf("%v at %d %%: %s at %v lies over %s at %v", size, scale, all[i].Name, was, c.Name, is)
					}
				}
				last, ok := b.Screen().Where(all[len(all)-1].ID)
				rulestest.Holds(t, ok && foot < size[1] && last.Y+last.H < foot,
					"%v at %d %%: %s at %v is cut off", size, scale, all[len(all)-1].Name, last)
			}
		}
	}
}
