package pimpernel_test

import (
	"slices"
	"strings"
	"testing"

	"intrigue/input"
	"intrigue/input/store"
	"intrigue/rules/pimpernel"
	"intrigue/rules/pimpernel/core"
	"intrigue/rules/rulestest"
	"intrigue/scenes/widgets"
)

// TestOwnCubesArePickedInOnePress, as many as the mission can use; each can be taken back alone.
func TestOwnCubesArePickedInOnePress(t *testing.T) {
	several := func(v pimpernel.View) bool {
		c := v.State
		return v.Stage == core.StagePick && c.Piles[c.Part][c.Seat] > 1 && c.ToPick > 1
	}
	r := reach(t, 3, nil, core.StagePick, several)
	b := sit(t, r, nil)
	c := b.View().State
	n := int(min(c.ToPick, c.Piles[c.Part][c.Seat]))
	b.Click("pick.mine")
	b.Still(10)
	made := b.Game().Record().Entries[len(r.Entries):]
	rulestest.Must(t, len(made) >= n, "one press makes %d picks of %d", len(made), n)
	for _, e := range made[:n] {
		rulestest.Holds(t, string(e.Move) == "pick "+string(rune('0'+c.Seat)), "it picks %q", e.Move)
	}
	b.Key(input.Undo)
	b.Still(10)
	rulestest.Holds(t, b.Game().Len() < len(r.Entries)+len(made) && b.Game().Len() >= len(r.Entries)+n-1, "Undo takes back to move %d of %d",
		b.Game().Len(), len(r.Entries)+len(made))
}

// TestATownChoosesItsMission: where the next mission is chosen, its town on the map answers as its card does.
func TestATownChoosesItsMission(t *testing.T) {
	r := reach(t, 2, nil, core.StageNext, nil)
	b := sit(t, r, nil)
	next := b.View().Next[1]
	b.Click(next.At.ID())
	b.Still(2)
	all := b.Game().Record().Entries
	rulestest.Must(t, len(all) > len(r.Entries), "a press on %s does nothing: %s", next.At.ID(), b.Words())
	rulestest.Holds(t, string(all[len(r.Entries)].Move) == "next "+next.ID[len("card."):],
		"a press on %s plays %q", next.At.ID(), all[len(r.Entries)].Move)
}

// TestGoldCoversNoWordsOfAnArea: in the head of an area that may be chosen, or is focused, nothing is painted over its name.
func TestGoldCoversNoWordsOfAnArea(t *testing.T) {
	goods := func(v pimpernel.View) bool { return len(v.Open) > 0 && v.Open[0] == core.Goods }
	b := sit(t, reach(t, 2, nil, core.StageIcon, goods), func(s *store.Settings) { s.TextScale = 150 })
	b.Still(2)
	met := 0
	for _, a := range b.View().Areas {
		if !b.Screen().Pointing().Next(a.Area.ID()) {
			continue
		}
		met++
		at := b.At(a.Area.ID())
		b.Hover(at, 3)
		name := slices.IndexFunc(b.Last, func(it widgets.Item) bool { return strings.EqualFold(it.Text, a.Area.String()) })
		rulestest.Must(t, name > 0, "%s has no name", a.Area)
		for _, it := range b.Last[name:] {
			if it.Kind == widgets.Box && it.Colour.A > 0 && it.R.Contains(b.Last[name].R.Mid()) && it.R.W < 300 {
				t.Errorf("the name of %s is painted over by %v", a.Area, it.Look)
			}
		}
	}
	rulestest.Holds(t, met > 0, "no area can be chosen")
}
