package london_test

import (
	"cmp"
	"fmt"
	"slices"
	"strings"
	"testing"

	"intrigue/input"
	"intrigue/input/store"
	"intrigue/maps/geom"
	"intrigue/rules"
	"intrigue/rules/london"
	"intrigue/rules/london/core"
	"intrigue/rules/rulestest"
	"intrigue/scenes/scenetest"
	"intrigue/scenes/widgets"
)

// TestEveryMoveCanBeClicked says every legal move of several positions by clicks
// alone: first the pawn, then the place, then what the chooser asks.
func TestEveryMoveCanBeClicked(t *testing.T) {
	for i, n := range []int{6, 7, 12, 19, 30} {
		r := random(t, record(t, solo(), rules.Options{"surfacing": "on"}), uint64(i), after(n))
		if len(last(t, r).Acting()) > 0 {
			scenetest.EveryChoice(sit(t, r, nil).Player, title(), r, 14)
		}
	}
}

// TestTheWholeBoardIsInSightAtFirst, whatever the size of the window and of the words.
func TestTheWholeBoardIsInSightAtFirst(t *testing.T) {
	r := random(t, record(t, solo(), nil), 3, after(30))
	scenetest.WholeAtFirst(func(change func(*store.Settings)) *scenetest.Player { return sit(t, r, change).Player })
}

// TestNothingIsCutOffAtAnySize of a window or of words.
func TestNothingIsCutOffAtAnySize(t *testing.T) {
	r := random(t, record(t, solo(), nil), 3, after(30))
	people := []rules.SeatInfo{{Name: "Ada Wilhelmina B"}, {Name: "Wilhelmina Longn"}, {Name: "Wilhelmina Longn"}}
	longNames := random(t, record(t, people, nil), 3, after(30))
	for name, how := range moments(r, longNames) {
		b := how(t, func(s *store.Settings) {})
		scenetest.EverySize(func(size string, w, h float64, scale int) {
			if name != "playing" && (w != 1024 || scale != 200) && (w != 960 || scale != 100) {
				return // the least windows are the hardest ones
			}
			b.W, b.H = w, h
			b.App.Settings.TextScale = scale
			b.App.Apply()
			b.Still(3)
			b.Fits(name + ", " + size)
		})
	}
}

// moments are ways to come to screens of every kind: playing, looking back, asked,
// explained, hinted and paused.
func moments(r, long rules.Record) map[string]func(*testing.T, func(*store.Settings)) *player {
	at := func(r rules.Record, do func(b *player)) func(*testing.T, func(*store.Settings)) *player {
		return func(t *testing.T, change func(*store.Settings)) *player {
			b := sit(t, r, change)
			if _, up := b.Game().Curtain(); up {
				b.open()
			}
			do(b)
			return b
		}
	}
	return map[string]func(*testing.T, func(*store.Settings)) *player{
		"playing":      at(r, func(b *player) {}),
		"long names":   at(long, func(b *player) {}),
		"looking back": at(r, func(b *player) { b.Click("tool.review") }),
		"hinted":       at(r, func(b *player) { b.Key(input.Hint) }),
		"explained":    at(r, func(b *player) { b.Screen().Explain("pawn.x"); b.Still(2) }),
		"folded":       at(r, func(b *player) { b.Key(input.Log) }),
		"paused":       at(r, func(b *player) { b.Key(input.Menu) }),
		"the end":      at(r, func(b *player) { b.Screen().Results(); b.Still(2) }),
	}
}

// TestRefusalsAreAnswered: a click on a place that cannot be reached answers with a sentence
// or a plan.
func TestRefusalsAreAnswered(t *testing.T) {
	b := sit(t, random(t, record(t, solo(), nil), 9, after(7)), nil)
	for s := 1; s <= core.Stations; s += 7 {
		id := fmt.Sprintf("station.%d", s)
		h, ok := b.Hit(id)
		if !ok || !h.NoFocus {
			continue
		}
		b.Still(1)
		before := b.Words()
		b.Click(id)
		rulestest.Holds(t, b.Words() != before, "a click on %s is not answered", id)
		if b.Has("plan.drop") {
			b.Click("plan.drop")
		}
	}
}

// TestPlansAreSecret: a plan of Mr X is not on the detectives' screen, and comes
// back for him.
func TestPlansAreSecret(t *testing.T) {
	r := random(t, record(t, two(), nil), 4, after(6))
	b := sit(t, r, nil)
	b.open()
	planned := false
	for s := 1; s <= core.Stations && !planned; s++ {
		if h, ok := b.Hit(fmt.Sprintf("station.%d", s)); ok && h.NoFocus {
			b.ClickAt(h.R.Mid())
			_, planned = b.Hit("plan.ride")
		}
	}
	rulestest.Must(t, planned, "no way can be planned")
	c := b.Game().Choices()[0]
	b.Say(c)
	b.Still(2)
	_, up := b.Game().Curtain()
	rulestest.Must(t, up, "no curtain is drawn")
	rulestest.Holds(t, !b.Has("plan.ride"), "the plan shows on the curtain")
	b.open()
	rulestest.Holds(t, !b.Has("plan.ride") && !strings.Contains(b.Words(), "rounds:"), "the plan shows to the detectives")
}

// TestKeysTakeBackLookBackAndHint at the table.
func TestKeysTakeBackLookBackAndHint(t *testing.T) {
	b := sit(t, random(t, record(t, solo(), nil), 6, after(12)), nil)
	play := b.Game()
	n := play.Len()
	b.Say(play.Choices()[0])
	b.Still(2)
	b.Key(input.Undo)
	if b.Has("undo.We all agree") {
		b.Click("undo.We all agree")
	}
	rulestest.Holds(t, play.Len() == n, "after taking back there are %d entries, not %d", play.Len(), n)
	b.Key(input.Hint)
	_, ok := b.Screen().Pointing().Hint()
	rulestest.Holds(t, ok, "no hint is shown")
	b.Click("tool.hint")
	rulestest.Holds(t, !b.Sees("Hint ("), "the name of the key hangs over the advice")
	b.Click("tool.review")
	rulestest.Must(t, play.Reviewing(), "the past is not shown")
	at := play.Cursor()
	b.Click("review.back")
	rulestest.Holds(t, play.Cursor() == at-1, "one step back leads from %d to %d", at, play.Cursor())
	b.Click("review.on")
	rulestest.Holds(t, play.Cursor() == at, "one step on leads to %d, not %d", play.Cursor(), at)
	b.Key(input.Menu)
	rulestest.Holds(t, !play.Reviewing(), "Esc does not return to the present")
}

// TestBackInHand: the pawn whose ride is taken back is in hand again, not the next one.
func TestBackInHand(t *testing.T) {
	for entries := 8; entries < 14; entries++ {
		b := sit(t, random(t, record(t, solo(), nil), 6, after(entries)), nil)
		was := b.Screen().Pointing().Hand()
		i := slices.IndexFunc(b.Game().Choices(), func(c rules.Choice) bool { return was != "" && c.Path[0] == was })
		if i < 0 {
			continue
		}
		b.Say(b.Game().Choices()[i])
		b.Still(2)
		if now := b.Screen().Pointing().Hand(); now == was || now == "" {
			continue // the round is over
		}
		b.Key(input.Undo)
		if now := b.Screen().Pointing().Hand(); now != was {
			t.Errorf("after %d entries %s is taken back, and %s is in hand", entries, was, now)
		}
		return
	}
	t.Fatal("no pawn is followed by another one")
}

// TestToolsInTwoRows: where the keys need two rows those that are the same in every game
// stay together, and undo beside redo.
func TestToolsInTwoRows(t *testing.T) {
	b := sit(t, record(t, scenetest.People(3), nil), nil)
	if b.Has("curtain.open") {
		b.Click("curtain.open")
	}
	b.W, b.H = 1024, 640
	b.Still(3)
	row := map[string]float64{}
	for _, id := range []string{"undo", "redo", "hint", "review", "rules", "menu", "nearer", "farther"} {
		h, ok := b.Hit("tool." + id)
		rulestest.Must(t, ok, "there is no %s", id)
		row[id] = h.R.Y
	}
	for _, id := range []string{"redo", "hint", "review", "rules", "menu"} {
		rulestest.Holds(t, row[id] == row["undo"], "%s stands in another row than undo: %v", id, row)
	}
	rulestest.Holds(t, row["nearer"] < row["undo"] && row["farther"] == row["nearer"], "the board's own stand at %v", row)
}

// TestEverythingIsNamed: pointing at a window, a ticket, a pawn or the book names it first.
func TestEverythingIsNamed(t *testing.T) {
	b := sit(t, random(t, record(t, solo(), nil), 3, after(14)), nil)
	for id, name := range map[string]string{
		"log.1": "Window 1,", "log.24": "Window 24 ", "ticket.taxi": "Taxi ticket:", "ticket.black": "Black ticket:",
		"ticket.double": "2x card:", "pawn.red": "Red:", "pawn.x": "You are hidden at", "station.67": "Station 67:",
	} {
		b.Frame(input.Events{At: b.At(id)})
		b.Frame(input.Events{At: b.At(id)})
		rulestest.Holds(t, b.Sees(name), "%s: %q is not said: %s", id, name, b.Words())
	}
}

// TestTheSidebarNeedsNoScrolling: in the smallest window in which everything fits, too, the rows of
// the pawns and some lines of the log stand beside the map.
func TestTheSidebarNeedsNoScrolling(t *testing.T) {
	b := sit(t, random(t, record(t, solo(), nil), 1, after(12)), nil)
	b.W, b.H = 1024, 640
	b.Still(3)
	rulestest.Must(t, b.Has("log.fold"), "there is no table: %s", b.Words())
	rulestest.Holds(t, !b.Has("sidebar.bar"), "the sidebar scrolls")
}

// TestConfirmNamesTheMove: a player who confirms moves reads what is confirmed.
func TestConfirmNamesTheMove(t *testing.T) {
	b := sit(t, random(t, record(t, hunter(), nil), 3, after(31)), func(s *store.Settings) { s.Confirm = "always" })
	b.Still(2)
	n := b.Game().Len()
	b.Key(input.Hint)
	c, ok := b.Screen().Pointing().Hint()
	rulestest.Must(t, ok && len(c.Path) >= 2, "the hint is %+v", c)
	b.Key(input.Confirm)
	var names []string
	for _, id := range c.Path {
		names = append(names, b.Game().View().(london.View).Label(id).Title)
	}
	want := strings.Join(names, " · ")
	rulestest.Holds(t, b.Sees(want), "%q is not read: %s", want, b.Words())
	b.Click("sure.yes")
	rulestest.Holds(t, b.Game().Len() != n, "the move is not made")
}

func TestBoldColoursAndHighContrastReachTheTable(t *testing.T) {
	scenetest.Eyes(t, title(), random(t, record(t, solo(), nil), 6, after(30)), true)
}

// TestTheNotebookIsBoldAtAnyNumber: the marks of one station and of very many are the same, and none is broken into dashes.
func TestTheNotebookIsBoldAtAnyNumber(t *testing.T) {
	least, most := core.Stations, 0
	for n := range 60 {
		r := random(t, record(t, solo(), nil), 3, after(7+n))
		v, ok := last(t, r).Seen(1).(london.View)
		if !ok || v.Over() || v.Acting == 0 || len(v.Possible) == 0 || len(v.Possible) >= least && len(v.Possible) <= most {
			continue
		}
		least, most = min(least, len(v.Possible)), max(most, len(v.Possible))
		rings, glows := 0, 0
		for _, it := range sit(t, r, nil).Last {
			red := func(c widgets.Colour) bool { return c.A > 0 && c.R > 2*c.G && c.R > 2*c.B && c.G < 0x2F }
			rings += widgets.If(it.Kind == widgets.Box && red(it.Edge), 1, 0)
			glows += widgets.If(it.Kind == widgets.Box && red(it.Colour) && it.Soft > 0, 1, 0)
			if it.Kind == widgets.Stroke && red(it.Colour) && it.Dash > 0 && it.Colour.A < 255 {
				t.Fatalf("with %d possible stations one is marked by dashes", len(v.Possible))
			}
		}
		rulestest.Holds(t, rings >= len(v.Possible) && glows >= len(v.Possible), "%d possible stations have %d rings and %d glows",
			len(v.Possible), rings, glows)
	}
	rulestest.Holds(t, least <= 5 && most > 60, "only %d to %d possible stations were looked at", least, most)
}

// TestATicketOfTheTrayPays: with a station picked, the ticket that glows in the tray is paid as the one on the sheet is.
func TestATicketOfTheTrayPays(t *testing.T) {
	met := 0
	for seed := range uint64(12) {
		b := sit(t, random(t, record(t, solo(), nil), seed, after(13+2*int(seed))), nil)
		n := b.Game().Len()
		all := b.Game().Choices()
		i := slices.IndexFunc(all, func(c rules.Choice) bool {
			return c.Path[0] == b.Screen().Pointing().Hand() && slices.ContainsFunc(all, func(o rules.Choice) bool {
				return slices.Equal(o.Path[:2], c.Path[:2]) && o.Path[2] != c.Path[2]
			})
		})
		if i < 0 {
			continue
		}
		c := all[i]
		b.Click(c.Path[1])
		at, ok := b.Screen().Where(c.Path[2])
		rulestest.Must(t, ok && b.Has("ask."+string(c.Move)), "nothing asks for the ticket to %s", c.Path[1])
		b.ClickAt(at.Mid())
		got := b.Game().Record().Entries
		rulestest.Must(t, len(got) == n+1 && got[n].Move == c.Move, "the ticket in the tray does not pay for %s", c.Move)
		met++
	}
	rulestest.Holds(t, met > 2, "only %d rides can be paid in two ways", met)
}

// TestTicketsStandInOneOrder: on the sheet that asks for a ticket, and in what a station says, they stand as in the tray, even
// while a hint suggests a dearer one.
func TestTicketsStandInOneOrder(t *testing.T) {
	order := []string{"ticket.taxi", "ticket.bus", "ticket.underground", "ticket.black", "line.taxi", "line.bus", "line.underground"}
	rank := func(c rules.Choice) (n int) {
		for _, id := range c.Path {
			n = 10*n + 1 + slices.Index(order, id)
		}
		return n
	}
	asked, said := 0, 0
	for seed := range uint64(10) {
		b := sit(t, random(t, record(t, solo(), nil), seed, after(20+2*int(seed))), nil)
		all := b.Game().Choices()
		b.Key(input.Hint)
		for _, c := range all {
			at := slices.IndexFunc(c.Path, func(id string) bool { return strings.HasPrefix(id, "station.") })
			if hand := b.Screen().Pointing().Hand(); at < 0 || hand != "" && c.Path[0] != hand {
				continue
			}
			id := c.Path[at]
			b.Hover(b.At(id), 3)
			if _, words, ok := strings.Cut(b.Words(), "You can ride here with"); ok {
				taxi, bus := strings.Index(words, "taxi"), strings.Index(words, "bus")
				rulestest.Holds(t, bus < 0 || taxi < bus, "a station says %q", words)
				said++
			}
			b.Click(id)
			var keys []widgets.Hit
			var ranks []int
			for _, x := range all {
				if h, ok := b.Hit("ask." + string(x.Move)); ok {
					keys = append(keys, h)
				}
			}
			slices.SortFunc(keys, func(a, b widgets.Hit) int { return cmp.Or(cmp.Compare(a.R.X, b.R.X), cmp.Compare(a.R.Y, b.R.Y)) })
			for _, h := range keys {
				at := slices.IndexFunc(all, func(x rules.Choice) bool { return "ask."+string(x.Move) == h.ID })
				ranks = append(ranks, rank(rules.Choice{Path: all[at].Path[slices.Index(all[at].Path, id)+1:]}))
			}
			rulestest.Holds(t, slices.IsSorted(ranks), "the tickets to %s stand in the order %v", id, ranks)
			if asked += len(keys); len(keys) == 0 {
				break // the move is made
			}
			b.Key(input.Undo)
		}
	}
	rulestest.Holds(t, asked > 10 && said > 5, "only %d tickets were asked for, and %d stations spoke", asked, said)
}

// TestSurfacingIsAKeyBesideTheTickets: a plain ride asks nothing more, and the key is there while it is allowed only.
func TestSurfacingIsAKeyBesideTheTickets(t *testing.T) {
	b := sit(t, record(t, solo(), rules.Options{"surfacing": "on"}), nil)
	b.Still(60)
	rulestest.Must(t, b.Has("choice.surface") && b.Has("ticket.taxi"), "the key and the tickets are not beside one another")
	b.Click("choice.surface")
	rulestest.Holds(t, !b.Has("choice.surface") && b.Has("ticket.taxi") && b.Sees("You surface after it."),
		"he has not said that he will surface")
	b.Key(input.Undo)
	rulestest.Holds(t, b.Has("choice.surface"), "it is not taken back")
	b.Say(b.Game().Choices()[1])
	b.Still(2)
	acting := b.Game().View().(london.View).Acting
	rulestest.Holds(t, acting == 1, "after a plain ride seat %d is asked", acting)
}

// TestNoLightHidesASign: what says that buses or the underground stop at a station is painted above its halo and its ring.
func TestNoLightHidesASign(t *testing.T) {
	b, met := sit(t, random(t, record(t, solo(), nil), 9, after(17)), nil), 0
	green := widgets.Colour{R: 0x2F, G: 0x7D, B: 0x50, A: 255}
	for _, c := range b.Game().Choices() {
		h, ok := b.Hit(c.Path[1])
		if !ok || c.Path[0] != b.Screen().Pointing().Hand() || !strings.HasPrefix(string(c.Move), "bus") {
			continue
		}
		met++
		sign, light := -1, -1
		for i, it := range b.Last {
			switch {
			case it.Kind != widgets.Box || !it.R.Contains(h.R.Mid()) || it.R.W > 80:
			case it.Colour == green:
				sign = i
			case it.Edge.A > 0 && it.EdgeW > 1:
				light = i
			}
		}
		rulestest.Holds(t, light > 0 && sign > light, "at %s the sign is painted as item %d, a light as item %d", c.Path[1], sign, light)
	}
	rulestest.Holds(t, met > 0, "no pawn can take a bus")
}

// TestNoTooltipComesBackUnderARestingMouse: after a move by the mouse, a key that is pressed and a hand that trembles bring
// back no tooltip of the station where the mouse rests.
func TestNoTooltipComesBackUnderARestingMouse(t *testing.T) {
	b := sit(t, random(t, record(t, solo(), nil), 9, after(7)), nil)
	all := b.Game().Choices()
	i := slices.IndexFunc(all, func(c rules.Choice) bool {
		return c.Path[0] == b.Screen().Pointing().Hand() && !slices.ContainsFunc(all, func(o rules.Choice) bool {
			return slices.Equal(o.Path[:2], c.Path[:2]) && o.Path[2] != c.Path[2]
		})
	})
	rulestest.Must(t, i >= 0, "every ride can be paid in two ways")
	b.Key(input.Next, input.Next, input.Next)
	at := b.At(all[i].Path[1])
	rest := func() bool {
		b.Hover(geom.Point{X: at.X + 1, Y: at.Y}, 2)
		b.Hover(at, 4)
		return b.Sees("Station ") && b.Sees("stands here.")
	}
	n := b.Game().Len()
	b.ClickAt(at)
	rulestest.Must(t, b.Game().Len() == n+1, "the click does not ride")
	rulestest.Holds(t, !rest(), "a tooltip has come back at once")
	b.Frame(input.Events{At: at, Actions: []input.Action{input.Next}})
	b.Frame(input.Events{At: at})
	rulestest.Holds(t, !rest(), "a tooltip has come back after a key")
	b.Hover(geom.Point{X: at.X + 80, Y: at.Y}, 3)
	rulestest.Holds(t, rest(), "whoever points at it anew is told nothing")
}
