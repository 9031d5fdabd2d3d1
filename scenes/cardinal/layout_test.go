package cardinal_test

import (
	"slices"
	"strings"
	"testing"

	"intrigue/input"
	"intrigue/input/store"
	"intrigue/rules"
	"intrigue/rules/cardinal"
	"intrigue/rules/cardinal/core"
	"intrigue/rules/rulestest"
	"intrigue/scenes/scenetest"
)

// moments are screens of every kind.
func moments(t *testing.T) map[string]rules.Record {
	t.Helper()
	all := map[string]rules.Record{
		"the deal":    record(t, 7, nil),
		"the middle":  random(t, record(t, 7, nil), 1, free(30)),
		"a take":      reach(t, core.StageTake, nil),
		"a corner":    reach(t, core.StageCorner, nil),
		"a surprise":  reach(t, core.StageRemove, nil),
		"the results": random(t, record(t, 7, nil), 1, free(30)),
	}
	r := all["the results"]
	r.Entries = append(slices.Clone(r.Entries), rules.Entry{Seat: 0, Move: "finish"})
	all["the results"] = r
	return all
}

// TestTheWholeBoardIsInSightAtFirst, whatever the size of the window and of the words.
func TestTheWholeBoardIsInSightAtFirst(t *testing.T) {
	r := moments(t)["the middle"]
	scenetest.WholeAtFirst(func(change func(*store.Settings)) *scenetest.Player { return sit(t, r, change).Player })
}

// TestNothingIsCutOffAtAnySize of a window or of words: what can be chosen
// lies in the window and not under something else, and no words are cut off.
func TestNothingIsCutOffAtAnySize(t *testing.T) {
	for name, r := range moments(t) {
		scenetest.EveryScale(name, []int{75, 100, 200}, 1024, func(change func(*store.Settings)) *scenetest.Player {
			b := sit(t, r, change)
			if name == "the middle" {
				b.Key(input.NextPiece)
			}
			return b.Player
		})
	}
}

// TestEveryRowNamesItsMusketeer: at large type, too, each of the four rows says who must search what.
func TestEveryRowNamesItsMusketeer(t *testing.T) {
	for _, size := range [][2]float64{{1280, 800}, {1024, 640}} {
		for _, scale := range []int{100, 150} {
			b := sit(t, record(t, 7, nil), func(s *store.Settings) { s.TextScale = scale })
			b.W, b.H = size[0], size[1]
			b.Still(3)
			for _, m := range b.View().Musketeers {
				long, short := m.Suit.Title()+" must search 1", m.Suit.Title()+": search 1"
				rulestest.Holds(t, b.Sees(long) || b.Sees(short), "%v at %d %%: no row says %q: %s", size, scale, long, b.Words())
			}
		}
	}
}

// TestThoseWhoEscapedAreSeen: at large type, too, a musketeer who has escaped stands whole outside
// the castle.
func TestThoseWhoEscapedAreSeen(t *testing.T) {
	r := scenetest.Recorded(t, "../../rules/cardinal/testdata/perfect.jsonl")
	all := scenetest.Replay(t, cardinal.Game{}, r)
	free := func(m core.Musketeer) bool { return m.Fate == core.Escaped }
	at := slices.IndexFunc(all, func(p rules.Position) bool {
		v := p.Seen(0).(cardinal.View)
		return slices.ContainsFunc(v.Musketeers[:], free)
	})
	r.Entries = r.Entries[:at+1]
	for _, size := range [][2]float64{{1024, 640}, {1280, 800}} {
		b := sit(t, r, func(s *store.Settings) { s.TextScale = 150 })
		b.Resize(size[0], size[1])
		castle, _ := b.Hit("map")
		seen := 0
		for _, it := range b.Last {
			if strings.HasPrefix(it.Name, "cardinal.musketeer.") && it.R.X < castle.R.X+castle.R.W {
				seen++
				if whole := it.R.Intersect(castle.R); whole.H < it.R.H-0.5 || whole.W < it.R.W-0.5 {
					t.Errorf("%v: %s at %v is cut off by %v", size, it.Name, it.R, castle.R)
				}
			}
		}
		rulestest.Holds(t, seen == 4, "%v: %d musketeers are seen", size, seen)
	}
}

func TestHighContrastReachesTheTable(t *testing.T) {
	scenetest.Eyes(t, title(), moments(t)["the middle"], false)
}
