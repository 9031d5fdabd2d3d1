package pimpernel_test

import (
	"context"
	"fmt"
	"slices"
	"strings"
	"testing"
	"time"

	"intrigue/input"
	"intrigue/input/store"
	"intrigue/rules"
	"intrigue/rules/pimpernel"
	"intrigue/rules/pimpernel/core"
	"intrigue/rules/rulestest"
	"intrigue/scenes/scenetest"
	"intrigue/scenes/widgets"
	"intrigue/sprites"
)

// known are the moments, which are looked for once.
var known map[string]rules.Record

// moments are positions of every stage.
func moments(t *testing.T) map[string]rules.Record {
	t.Helper()
	if known == nil {
		known = search(t)
	}
	return known
}

// forSpace finds a rest cube that may go to a space of a location.
func forSpace(v pimpernel.View) bool {
	return slices.ContainsFunc(v.Towns[:], func(town core.Town) bool {
		return slices.ContainsFunc(town.Spaces, func(s core.Space) bool { return !v.WhyNot(s.ID).Refused() })
	})
}

func search(t *testing.T) map[string]rules.Record {
	t.Helper()
	late := func(v pimpernel.View) bool { return v.Mission.Number > 4 }
	short := rules.Options{"length": "short"}
	return map[string]rules.Record{
		"the first turn": first(t),
		"a turn":         reach(t, 4, nil, core.StageTurn, func(v pimpernel.View) bool { return v.Lap > 4 }),
		"six seats":      reach(t, 6, nil, core.StageTurn, func(v pimpernel.View) bool { return v.Lap > 3 }),
		"a favour":       reach(t, 3, nil, core.StageFavor, nil),
		"an icon":        reach(t, 2, nil, core.StageIcon, nil),
		"a point":        reach(t, 3, nil, core.StageIcon, func(v pimpernel.View) bool { return !v.WhyNot("choice.point").Refused() }),
		"a rest cube":    reach(t, 2, nil, core.StageRest, forSpace),
		"the market":     reach(t, 2, nil, core.StageMarket, nil),
		"a pick":         reach(t, 3, short, core.StagePick, nil),
		"a leg":          reach(t, 2, short, core.StageLeg, nil),
		"the next one":   reach(t, 2, short, core.StageNext, nil),
		"a late turn":    reach(t, 2, short, core.StageTurn, late),
		"a chase":        reach(t, 2, rules.Options{"length": "short", "chauvelin": "on"}, core.StageChase, nil),
	}
}

// TestEveryChoiceCanBeClicked: legal choices of every stage are said by clicks alone.
func TestEveryChoiceCanBeClicked(t *testing.T) {
	for name, r := range moments(t) {
		t.Run(name, func(t *testing.T) { scenetest.EveryChoice(sit(t, r, nil).Player, title(), r, 3) })
	}
}

// drop drags a piece to a target.
func (b *player) drop(piece, to string) {
	b.T.Helper()
	b.Drag(b.At(piece), b.At(to))
}

// made is the last move that was made, when there are more than n.
func (b *player) made(n int) rules.Move {
	all := b.Game().Record().Entries
	if len(all) <= n {
		return ""
	}
	return all[n].Move
}

// TestPiecesAreDragged: a cube to every kind of place, the pawn to a region, and a cube out of rest.
func TestPiecesAreDragged(t *testing.T) {
	did := map[string]bool{}
	all := moments(t)
	for _, name := range []string{"the first turn", "a turn", "six seats", "a favour", "an icon", "a rest cube"} {
		r := all[name]
		tried := map[string]bool{}
		for _, c := range sit(t, r, nil).Game().Choices() {
			if len(c.Path) != 2 {
				continue
			}
			from, _, _ := strings.Cut(c.Path[0], ".")
			to, _, _ := strings.Cut(c.Path[1], ".")
			kind := from + " to " + to
			if from != "supply" && from != "pawn" && from != "heap" || tried[kind] {
				continue
			}
			tried[kind] = true
			b := sit(t, r, nil)
			if !b.Has(c.Path[1]) {
				b.Click(c.Path[0]) // regions are there while a pawn is in hand
			}
			b.drop(c.Path[0], c.Path[1])
			m := b.made(len(r.Entries))
			rulestest.Holds(t, m == c.Move, "%s: dragging %v plays %q and not %q: %s", name, c.Path, m, c.Move, b.Words())
			did[kind] = true
		}
	}
	for _, kind := range []string{
		"supply to space", "supply to route", "supply to hex", "supply to mission", "supply to area",
		"pawn to region", "heap to space",
	} {
		rulestest.Holds(t, did[kind], "nothing was dragged from %s: %v", kind, did)
	}
}

// TestIllegalDrop lets a cube go where it cannot be: it glides home, and a sentence
// says why.
func TestIllegalDrop(t *testing.T) {
	r := first(t)
	b := sit(t, r, nil)
	target := ""
	for _, s := range b.View().Roads {
		legal := slices.ContainsFunc(b.Game().Choices(), func(c rules.Choice) bool { return c.Path[len(c.Path)-1] == s.ID })
		if b.Has(s.ID) && !legal {
			target = s.ID
		}
	}
	rulestest.Must(t, target != "", "every road can be reached")
	why := b.View().WhyNot(target)
	b.drop("supply.0", target)
	rulestest.Holds(t, b.made(len(r.Entries)) == "", "a cube lies on %s: %s", target, b.made(len(r.Entries)))
	words, want := strings.Join(strings.Fields(b.Words()), " "), strings.Fields(why.Text)
	rulestest.Holds(t, why.Refused() && strings.Contains(words, want[0]) && strings.Contains(words, strings.Join(want[:3], " ")),
		"it says %q and not %q", words, why.Text)
}

// TestDropOnAPortrait: a cube let go on the favour tile of an area it cannot enter is answered
// by the area, not by the tile.
func TestDropOnAPortrait(t *testing.T) {
	r := first(t)
	b := sit(t, r, nil)
	why, tile := b.View().WhyNot("area.papers").Text, b.At("favor.papers")
	rulestest.Must(t, why != "" && why != b.View().WhyNot("favor.papers").Text, "the area says %q", why)
	b.Drag(b.At("supply.0"), tile)
	words := strings.Join(strings.Fields(b.Words()), " ")
	rulestest.Holds(t, strings.Contains(words, strings.Join(strings.Fields(why)[:4], " ")), "it says %q and not %q", words, why)
	m := b.made(len(r.Entries))
	rulestest.Holds(t, m == "", "it makes the move %s", m)
}

// TestWordOfADrag: while a cube hangs over a place, it is said what happens there.
func TestWordOfADrag(t *testing.T) {
	b := sit(t, first(t), nil)
	for _, c := range b.Game().Choices() {
		if len(c.Path) != 2 || !strings.HasPrefix(c.Path[0], "supply.") || !strings.HasPrefix(c.Path[1], "hex.") {
			continue
		}
		from, to := b.At(c.Path[0]), b.At(c.Path[1])
		b.Frame(input.Events{At: from, Moved: true})
		b.Frame(input.Events{At: from, From: from, Moved: true, Pressed: true, Down: true})
		for range 3 {
			b.Frame(input.Events{At: to, From: from, Moved: true, Dragging: true, Down: true})
		}
		want := strings.Fields(b.View().Happens(c.Move))
		got := strings.ToLower(strings.Join(strings.Fields(b.Words()), " "))
		rulestest.Holds(t, strings.Contains(got, strings.ToLower(strings.Join(want[:2], " "))),
			"over %s nothing says %v: %s", c.Path[1], want, got)
		return
	}
	t.Fatal("no building can be taken")
}

// TestEverythingHasAPicture that is shown or has a name.
func TestEverythingHasAPicture(t *testing.T) {
	exists := func(name string) bool { return slices.Contains(sprites.Names(), name) }
	for name, r := range moments(t) {
		b := sit(t, r, nil)
		ids := []string{"current", "next", "first", "vienna", "incomplete", "pawn.pimpernel", "pawn.chauvelin",
			"choice.pass", "choice.done", "choice.point", "action.move"}
		for _, a := range b.View().Areas {
			ids = append(ids, a.Area.ID(), a.Area.FavorID())
		}
		for _, c := range append(b.View().Next, b.View().Mission.Cards...) {
			ids = append(ids, c.ID)
		}
		scenetest.Pictured(b.Player, name, "", exists, ids...)
	}
}

// TestReaderShowsCards: pointing at a favour, at a card and at the mission reads them.
func TestReaderShowsCards(t *testing.T) {
	late := func(v pimpernel.View) bool { return v.Mission.Number > 4 }
	b := sit(t, reach(t, 2, rules.Options{"length": "short"}, core.StageTurn, late), nil)
	v := b.View()
	for id, words := range map[string]string{
		"favor.horses": v.Areas[core.Horses].Area.Tile(), "current": "Waiting there:", v.Next[0].ID: v.Next[0].At.String(),
	} {
		at := b.At(id)
		b.Frame(input.Events{At: at, Moved: true})
		b.Frame(input.Events{At: at})
		b.Frame(input.Events{At: at})
		rulestest.Holds(t, b.Sees(words), "pointing at %s does not say %q: %s", id, words, b.Words())
	}
}

// TestAMissionIsCelebrated: a mission that is completed is celebrated, Space ends it, and the key
// at the foot shows it again.
func TestAMissionIsCelebrated(t *testing.T) {
	r := reach(t, 2, rules.Options{"length": "short"}, core.StageNext, nil)
	b := sit(t, r, nil)
	b.Step = 50_000_000
	b.Say(b.Game().Choices()[0])
	rulestest.Must(t, b.Has("ceremony.away"), "nothing is celebrated")
	b.Still(2)
	rulestest.Holds(t, b.Sees("Points for this mission"), "the points are not added up: %s", b.Words())
	b.Key(input.Skip)
	rulestest.Holds(t, !b.Has("ceremony.away"), "Space does not end it")
	b.Click("tool.ceremony")
	rulestest.Holds(t, b.Has("ceremony.away"), "it is not shown again")
	b.Click("ceremony.away")
	rulestest.Holds(t, !b.Has("ceremony.away"), "a press does not end it")
}

// TestTheLogLeadsToACeremony: a moment after, and no longer than the log stays there. Where an analysis judges
// what came next the map stays in sight.
func TestTheLogLeadsToACeremony(t *testing.T) {
	with := title()
	with.Game = judged{}
	r := random(t, record(t, 2, nil, 7), 1, func(pimpernel.View) bool { return false })
	b := &player{scenetest.SitViewer[pimpernel.View](t, with, r, nil)}
	for range 20 { // the results come by themselves
		b.Now = b.Now.Add(2 * time.Second)
		b.Still(1)
	}
	moments := scenetest.Replay(t, pimpernel.Game{}, r)
	after := slices.IndexFunc(moments, func(p rules.Position) bool {
		v := p.Seen(rules.Public).(pimpernel.View)
		return v.Completion.Mission == 1 && !v.Completion.Running && v.Stage == core.StageTurn
	})
	celebrated := func() bool { _, ok := b.Hit("ceremony.away"); return ok }
	look := func(at int) {
		b.Game().Seek(at)
		b.Still(3)
		b.Now = b.Now.Add(time.Second / 2)
		b.Still(3)
	}
	b.Click("review")
	b.Step = 50 * time.Millisecond
	look(after)
	rulestest.Holds(t, celebrated(), "the log does not lead to the ceremony")
	look(after + 3)
	rulestest.Holds(t, !celebrated(), "the sheet stays when the log has gone on")
	b.Click("study.start")
	b.Rest()
	look(after)
	rulestest.Holds(t, !celebrated() && b.Sees("Better (hint to Person 1)"), "the ceremony covers what is judged: %s", b.Words())
}

// judged is The Scarlet Pimpernel, looked back on at once: the last of the choices was the best one.
type judged struct{ pimpernel.Game }

func (judged) Judge(_ context.Context, t rules.Turn, played rules.Move, _ float64) rules.Judgement {
	best := t.Choices[len(t.Choices)-1].Move
	return rules.Judgement{
		Best:   []rules.Expected{{Move: best, Chance: 0.8}},
		Played: rules.Expected{Move: played, Chance: 0.5},
		Why:    "It is the last one.",
	}
}

// Forecast says that nothing hangs on luck.
func (judged) Forecast(context.Context, rules.Turn, float64) (float64, bool) { return 0.5, true }

// TestBotsWaitForTheCeremony: what bots do next is not hidden behind the sheet.
func TestBotsWaitForTheCeremony(t *testing.T) {
	r := reach(t, 3, rules.Options{"length": "short"}, core.StageNext, func(v pimpernel.View) bool { return v.First != v.Acting })
	acting := 0
	for i := range r.Seats {
		moments := scenetest.Replay(t, pimpernel.Game{}, r)
		if moments[len(moments)-1].Acting()[0] == rules.Seat(i) {
			acting = i
		}
	}
	for i := range r.Seats {
		if i != acting {
			r.Seats[i].Level = "steady"
		}
	}
	b := sit(t, r, nil)
	b.Step = 50_000_000
	b.Say(b.Game().Choices()[0])
	n := b.Game().Len()
	b.Still(40)
	rulestest.Must(t, b.Has("ceremony.away"), "nothing is celebrated")
	rulestest.Holds(t, b.Game().Len() == n, "%d moves are made behind the sheet", b.Game().Len()-n)
	b.Key(input.Skip)
	b.Still(100)
	rulestest.Holds(t, b.Game().Len() != n, "the bots do not go on")
}

// TestChauvelinCanBeRead: a player who plays with him sees his tile with its cubes, how near he is, and can
// read both.
func TestChauvelinCanBeRead(t *testing.T) {
	sum := func(v pimpernel.View) (n int) {
		for _, k := range v.Hunter.Tile {
			n += k
		}
		return n
	}
	r := reach(t, 3, rules.Options{"chauvelin": "on"}, core.StageTurn, func(v pimpernel.View) bool { return sum(v) > 1 })
	b := sit(t, r, nil)
	tile, ok := b.Hit("incomplete")
	rulestest.Must(t, ok, "the tile cannot be read")
	n := 0
	for _, it := range b.Last {
		if it.Kind == widgets.Sprite && strings.HasPrefix(it.Name, "pimpernel.cube.") && tile.R.Contains(it.R.Mid()) {
			n++
		}
	}
	rulestest.Holds(t, n == sum(b.View()), "%d cubes are shown on the tile, and %d lie there", n, sum(b.View()))
	rulestest.Holds(t, b.Sees("Chauvelin:") || b.Sees("Chauvelin is at the mission"), "nothing says where he is: %s", b.Words())
	rulestest.Holds(t, b.Has("pawn.chauvelin"), "he cannot be read")
	for _, at := range [][3]int{{1024, 640, 100}, {1280, 800, 100}, {1280, 800, 150}} {
		b := sit(t, r, func(s *store.Settings) { s.TextScale = at[2] })
		b.W, b.H = float64(at[0]), float64(at[1])
		b.Still(3)
		h := b.View().Hunter
		if !b.Sees(fmt.Sprintf("captures: %d of %d", h.Captures, h.Of)) && !b.Sees(fmt.Sprintf("captures: %d/%d", h.Captures, h.Of)) {
			t.Errorf("%v: it is not said how many were captured: %s", at, b.Words())
		}
	}
	rulestest.Holds(t, !sit(t, moments(t)["a turn"], nil).Sees("Chauvelin"), "he is there without having been asked for")
}

// TestPicksInARow: a second cube of the same heap is picked like the first, though what
// may be chosen has not changed in between.
func TestPicksInARow(t *testing.T) {
	plenty := func(v pimpernel.View) bool {
		for _, a := range v.Areas {
			picks := strings.Contains(v.Prompt(), "from the "+a.Area.String()+" area for the mission")
			if picks && !strings.HasPrefix(v.Prompt(), "Pick 1 cube ") {
				least := 9
				for _, n := range a.Piles {
					if n > 0 {
						least = min(least, n)
					}
				}
				return least > 1
			}
		}
		return false
	}
	r := reach(t, 2, nil, core.StagePick, plenty)
	b := sit(t, r, nil)
	heap := b.Game().Choices()[0].Path[0]
	for i := range 2 {
		rulestest.Must(t, b.made(len(r.Entries)+i) == "", "more was picked than asked for")
		b.Click(heap)
		got := b.made(len(r.Entries) + i)
		rulestest.Must(t, got == b.move(heap), "press %d on %s plays %q: %s", i+1, heap, got, b.Words())
	}
}

// move is the pick of a cube from a heap.
func (b *player) move(heap string) rules.Move {
	return rules.Move("pick " + heap[strings.LastIndexByte(heap, '.')+1:])
}

// TestWhatLiesOnTheMapLiesInSight: what lies on the map lies in sight while all of the map is.
func TestWhatLiesOnTheMapLiesInSight(t *testing.T) {
	b := sit(t, moments(t)["six seats"], nil)
	for _, h := range b.App.UI().Hits() {
		if h.Zone == "board" && (h.R.X < 0 || h.R.Y < 0 || h.R.X+h.R.W > b.W || h.R.Y+h.R.H > b.H) {
			t.Errorf("%s lies at %v", h.ID, h.R)
		}
	}
}

// TestThePromptNamesThePieceInHand: a player who has taken a piece reads what to do with it.
func TestThePromptNamesThePieceInHand(t *testing.T) {
	b := sit(t, first(t), nil)
	for _, c := range []struct{ piece, want string }{
		{"supply.", "Choose a space for your cube, or take another piece."},
		{"pawn.", "Choose the region your pawn moves to, or take another piece."},
	} {
		i := slices.IndexFunc(b.Game().Choices(), func(o rules.Choice) bool { return strings.HasPrefix(o.Path[0], c.piece) })
		if i < 0 {
			t.Fatalf("no choice begins with %s: %v", c.piece, b.Game().Choices()[0])
		}
		b.Click(b.Game().Choices()[i].Path[0])
		rulestest.Holds(t, b.Sees(c.want), "with %s in hand: %s", c.piece, b.Words())
	}
}
