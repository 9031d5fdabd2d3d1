package penny_test

import (
	"fmt"
	"strings"
	"testing"

	"intrigue/input/store"
	"intrigue/rules/rulestest"
)

// TestTracksShowOpponentsAndChapters: above the map a Boss Rush shows its opponents in a row, with what is left of the health of
// the present one, and the Heist its chapters and both heaps of gold, at every size.
func TestTracksShowOpponentsAndChapters(t *testing.T) {
	r := recorded(t, "dead")
	r.Entries = r.Entries[:len(r.Entries)-20]
	large := sit(t, moments(t)["the bank"], func(s *store.Settings) { s.TextScale = 150 })
	rulestest.Holds(t, large.Sees("Thieves ") && large.Has("chapter.3"), "at 150 %% the Heist shows %s", large.Words())
	for _, size := range [][2]float64{{1024, 640}, {1280, 800}, {1920, 1080}} {
		b := sit(t, r, nil)
		b.Resize(size[0], size[1])
		b.Still(2)
		x, _ := b.View().Rush()
		rulestest.Must(t, x.Pause == 0 && len(x.Line) > x.Beaten, "no opponent is there")
		for i := range x.Of {
			sign, ok := b.Hit(fmt.Sprintf("opponent.%d", i+1))
			rulestest.Must(t, ok, "%v: opponent %d is not shown: %s", size, i+1, b.Words())
			b.Hover(sign.R.Mid(), 20)
			want := map[bool]string{true: " health left", false: " waits"}[i == x.Beaten]
			rulestest.Holds(t, i < x.Beaten || b.Sees(x.Line[i].Name) && strings.Contains(b.Words(), want),
				"%v: opponent %d says %s", size, i+1, b.Words())
		}
		b = sit(t, moments(t)["the bank"], nil)
		b.Resize(size[0], size[1])
		b.Still(2)
		gold, _ := b.View().Counters()
		rulestest.Holds(t, b.Sees(fmt.Sprintf("Thieves %d / %d gold", gold.Thieves, gold.Trigger)) && b.Has("chapter.3"),
			"%v: the Heist shows %s",
			size, b.Words())
	}
}
