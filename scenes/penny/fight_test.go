package penny_test

import (
	"slices"
	"strings"
	"testing"

	"intrigue/rules"
	"intrigue/rules/penny"
	"intrigue/rules/rulestest"
	"intrigue/scenes/scenetest"
)

// TestFightTellsThatItIsTooLate: while the enemy hits back, the sheet promises no damage that could
// still be dealt, and does not say that the hero has none.
func TestFightTellsThatItIsTooLate(t *testing.T) {
	r := reach(t, 2, "prologue", "blows at a hero who has damage left", func(v penny.View) bool {
		x, fight := v.Fight()
		return fight && !x.Won && x.Most > 0 && slices.ContainsFunc(x.Hits, func(h penny.HitView) bool { return h.State == penny.Asked })
	})
	for _, size := range [][2]float64{{1024, 640}, {1280, 800}} {
		b := sit(t, r, nil)
		b.Resize(size[0], size[1])
		if words := b.Words(); strings.Contains(words, "nothing in the action pool") || strings.Contains(words, "more damage needed") ||
			!b.Sees("no more damage now") || !b.Sees(" short") {
			t.Errorf("%v: the fight says %s", size, words)
		}
	}
}

// TestManyTokensAreCounted: ten tokens and more of one kind have their whole number in the row of a
// hero, however many kinds lie beside them.
func TestManyTokensAreCounted(t *testing.T) {
	var r rules.Record
	at, widest := -1, 0
	for _, ending := range []string{"robbed", "outrun", "triumph"} {
		x := recorded(t, ending)
		all := scenetest.Replay(t, penny.Game{}, x)
		for i, p := range all {
			if i%5 > 0 {
				continue // tokens are not spent so soon
			}
			for _, h := range p.Seen(rules.Public).(penny.View).Heroes() {
				many := slices.ContainsFunc(h.Tokens, func(x penny.PileView) bool { return x.N >= 10 })
				if many && len(h.Tokens) > widest && len(p.Acting()) > 0 {
					r, at, widest = x, i, len(h.Tokens)
				}
			}
		}
	}
	rulestest.Must(t, at >= 0, "no hero ever has ten of a token")
	r.Entries = r.Entries[:at]
	for s := range r.Seats {
		r.Seats[s].Level = ""
	}
	b := sit(t, r, nil)
	b.Resize(1024, 640)
	if words := b.Words(); strings.Contains(words, "..") || strings.Contains(words, "…") {
		t.Errorf("with %d kinds of tokens the window says %s", widest, words)
	}
}
