package estoril_test

import (
	"slices"
	"strings"
	"testing"

	"intrigue/input"
	"intrigue/input/session"
	"intrigue/maps/geom"
	"intrigue/rules"
	"intrigue/rules/estoril"
	"intrigue/rules/estoril/core"
	"intrigue/rules/rulestest"
	"intrigue/scenes/scenetest"
	"intrigue/scenes/table"
	"intrigue/scenes/table/gameover"
	"intrigue/sprites"
)

// TestWholeGame: two people play all four rounds behind their curtains, by clicks, to
// the results; what is looked at is put back by its looker.
func TestWholeGame(t *testing.T) {
	b := &player{scenetest.SitViewer[estoril.View](t, title(), record(t, 2, nil, 5), nil)}
	curtains, looks, open := 0, 0, 0
	for n := 0; n < 3000; n++ {
		if _, ok := b.App.Screen().(*table.Screen); !ok {
			break
		}
		if b.Has("curtain.open") {
			rulestest.Must(t, b.View().By == rules.Public, "somebody's view lies behind the curtain")
			curtains++
			b.Click("curtain.open")
			continue
		}
		if b.Has("look.back") {
			looks++
			b.Click("look.back")
			continue
		}
		cs := b.Game().Choices()
		if len(cs) == 0 {
			b.Still(1)
			continue
		}
		if b.Game().DecidesOpenly() {
			open++
			v := b.View()
			rulestest.Must(t, v.By == rules.Public, "at the open table %d's view is shown", v.By)
		}
		b.Say(cs[n*7%len(cs)])
	}
	if s, ok := b.App.Screen().(*gameover.Page); !ok {
		t.Fatalf("the game does not come to its results: %T", s)
	}
	rulestest.Holds(t, curtains >= 20 && looks != 0 && open != 0, "%d curtains, %d looks, %d open decisions", curtains, looks, open)
}

// TestPapersCanBeAskedFor: at the open table the one who decides can ask for their own papers.
func TestPapersCanBeAskedFor(t *testing.T) {
	b := sit(t, reach(t, 2, nil, core.StageAbility, nil), nil)
	rulestest.Must(t, b.Game().DecidesOpenly(), "the table is not open")
	b.Click("tool.papers")
	rulestest.Must(t, b.Has("curtain.open"), "no curtain falls")
	b.Click("curtain.open")
	v := b.View()
	rulestest.Holds(t, v.By == v.Acting, "%d looks and %d decides", v.By, v.Acting)
}

// TestATileIsDraggedOntoACell: a tile is dragged onto a cell; where it cannot lie it goes home, and the
// tip says why while it hangs there.
func TestATileIsDraggedOntoACell(t *testing.T) {
	r := reach(t, 2, nil, core.StagePlace, nil)
	b := sit(t, r, nil)
	c := b.Game().Choices()[3]
	var refused string
	for _, d := range b.View().Boards {
		for _, x := range d.Cells {
			legal := slices.ContainsFunc(b.Game().Choices(), func(c rules.Choice) bool { return c.Path[1] == x.ID })
			if !legal {
				refused = x.ID
			}
		}
	}
	n := b.Game().Len()
	b.Drag(b.At(c.Path[0]), b.At(refused))
	rulestest.Must(t, b.Game().Len() == n, "a tile lies on %s", refused)
	why := b.View().WhyNot(refused).Text
	if words := b.Words(); why == "" || !strings.Contains(words, strings.Join(strings.Fields(why)[:3], " ")) {
		t.Errorf("it says %q and not %q", words, why)
	}
	b = sit(t, r, nil)
	b.Drag(b.At(c.Path[0]), b.At(c.Path[1]))
	got := b.Game().Record().Entries
	rulestest.Holds(t, len(got) != n && got[n].Move == c.Move, "dragging %v does not play %q", c.Path, c.Move)
}

// TestEverythingHasAPicture that is shown or has a name.
func TestEverythingHasAPicture(t *testing.T) {
	exists := func(name string) bool { return slices.Contains(sprites.Names(), name) }
	for name, r := range moments(t) {
		scenetest.Pictured(sit(t, r, nil).Player, name, "", exists)
	}
}

// TestTabComesToEverything that can be chosen.
func TestTabComesToEverything(t *testing.T) {
	all := moments(t)
	for _, name := range []string{"a tile", "a look", "Assassin", "what stays", "a discard"} {
		sit(t, all[name], nil).Walk(name)
	}
}

// TestAPullOnASpaceMovesThePosters: near the posters, a pull that begins on a space moves them, and places
// nothing.
func TestAPullOnASpaceMovesThePosters(t *testing.T) {
	b := sit(t, reach(t, 2, nil, core.StagePlace, nil), nil)
	b.Key(input.ZoomIn)
	n := b.Game().Len()
	var id string
	var from geom.Point
	for _, d := range b.View().Boards {
		for _, c := range d.Cells {
			if h, ok := b.Hit(c.ID); ok {
				if at := h.R.Mid(); at.X > 150 && at.X < 850 && at.Y > 60 && at.Y < 560 {
					id, from = c.ID, at
				}
			}
		}
	}
	rulestest.Must(t, id != "", "no space lies in the middle")
	b.Drag(from, geom.Pt(from.X-60, from.Y+20))
	if now := b.At(id); now.X > from.X-50 || b.Game().Len() != n {
		t.Errorf("%s was pulled from %v to %v, and %d entries were made", id, from, now, b.Game().Len()-n)
	}
}

// TestADropIsNotRead: the pointer that rests where it let a tile go does not hold it up
// over what comes next, not even when the hand trembles; pointing at it anew does.
func TestADropIsNotRead(t *testing.T) {
	r := reach(t, 2, nil, core.StagePlace, nil)
	b := sit(t, r, nil)
	i := slices.IndexFunc(b.Game().Choices(), func(c rules.Choice) bool {
		p, err := scenetest.End(t, estoril.Game{}, r).After(b.View().Acting, c.Move)
		return err == nil && slices.Equal(p.Acting(), []rules.Seat{b.View().Acting})
	})
	rulestest.Must(t, i >= 0, "no space has an eye")
	c := b.Game().Choices()[i]
	l := b.View().Label(c.Path[0])
	name, told := l.Title, readWords(l)
	from, to := b.At(c.Path[0]), b.At(c.Path[1])
	b.Frame(input.Events{At: from, Moved: true})
	b.Frame(input.Events{At: from, From: from, Moved: true, Pressed: true, Down: true})
	b.Frame(input.Events{At: to, From: from, Moved: true, Dragging: true, Down: true})
	b.Frame(input.Events{At: to, From: from, Moved: true, Dragging: true, Dropped: true})
	reads := func(at geom.Point) bool {
		b.Hover(at, 3)
		return b.Sees(told)
	}
	for _, d := range []geom.Point{{X: 0, Y: 0}, {X: 1, Y: 2}, {X: -3, Y: 0}, {X: 0, Y: 0}} {
		rulestest.Must(t, !reads(geom.Pt(to.X+d.X, to.Y+d.Y)), "%v off, %s is held up", d, name)
	}
	reads(b.At("seat.0"))
	rulestest.Holds(t, reads(to), "%s is not held up though it is pointed at: %q", name, b.Words())
}

// TestAskedInOrder: a press on a space asks whom to send there, in the order of the hand
// and under the name of the space.
func TestAskedInOrder(t *testing.T) {
	b := sit(t, reach(t, 2, nil, core.StagePlace, func(v estoril.View) bool { return v.Acting == 1 && len(v.Players[1].Hand) > 4 }), nil)
	hand := b.View().Players[b.View().By].Hand
	space := b.Game().Choices()[0].Path[1]
	b.Click(space)
	title := b.View().Label(space).Title
	rulestest.Holds(t, b.Sees(title), "it does not say what is asked: %q is not in %q", title, b.Words())
	last := 0.0
	for _, tile := range hand {
		i := slices.IndexFunc(b.Game().Choices(), func(c rules.Choice) bool {
			return c.Path[0] == "tile."+itoa(int(tile)) && c.Path[1] == space
		})
		h, ok := b.Hit("ask." + string(b.Game().Choices()[i].Move))
		rulestest.Holds(t, ok && h.R.X >= last, "tile %d is asked for at %v, after %.0f", tile, h.R, last)
		last = h.R.X
	}
}

// TestPeopleGoByTheirNames in the log, and the reader is "you"; a player who has none, or leads two
// seats, goes by the colour.
func TestPeopleGoByTheirNames(t *testing.T) {
	for _, c := range []struct{ names, said, not []string }{
		{
			[]string{"Ada", "Ben"},
			[]string{"You discard", "Ben wins Jane Froman at the Museum with 2 against your 1", "Ben's"},
			[]string{"Red discards", "Green wins"},
		},
		{
			[]string{"You", "Ben"},
			[]string{"You discard", "Ben wins Jane Froman at the Museum with 2 against your 1"},
			[]string{"You discards"},
		},
		{[]string{"Ben", "Ben"}, []string{"You discard", "Green wins"}, []string{"Ben discards", "Ben wins"}},
	} {
		r := moments(t)["more discards"]
		r.Seats = slices.Clone(r.Seats)
		for i := range r.Seats {
			r.Seats[i].Name = c.names[i]
		}
		words := sit(t, r, nil).Words()
		for _, said := range c.said {
			rulestest.Holds(t, strings.Contains(words, said), "with %v %q is not said: %s", c.names, said, words)
		}
		for _, not := range c.not {
			rulestest.Holds(t, !strings.Contains(words, not), "with %v %q is said", c.names, not)
		}
	}
}

// TestResultsTellYou: the only player at the screen reads in the second person how the game was
// won, and nobody else does.
func TestResultsTellYou(t *testing.T) {
	r := random(t, record(t, 2, nil, 5), 5, func(rules.Position, rules.Seat) bool { return false })
	for name, c := range map[string]struct {
		you  bool
		seat rules.SeatInfo
	}{
		"alone": {true, rules.SeatInfo{Level: "easy"}},
		"two":   {false, rules.SeatInfo{Name: "Ben"}},
	} {
		p := scenetest.Before(t, title(), nil)
		play, err := session.New(estoril.Game{}, r, session.Deps{})
		rulestest.OK(t, err)
		winner := play.Outcome().Winners[0]
		r.Seats = []rules.SeatInfo{c.seat, c.seat}
		r.Seats[winner] = rules.SeatInfo{Name: "You"}
		play, err = session.New(estoril.Game{}, r, session.Deps{})
		rulestest.Must(t, err == nil, "%v", err)
		p.Open(gameover.New(title().NewMatch(p.App, play), nil, nil, nil))
		got := strings.Contains(p.Words(), "You have the most points") || strings.Contains(p.Words(), "You win the tie")
		rulestest.Holds(t, got == c.you, "%s: the winner is told as you: %t; %s", name, got, p.Words())
	}
}
