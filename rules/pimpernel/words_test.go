package pimpernel

import (
	"context"
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"
	"unicode/utf8"

	"intrigue/rules"
	"intrigue/rules/rulestest"
)

// everything is all that a scene can be pointed at.
func everything(seats int) (all []string) {
	for _, p := range allPlaces {
		all = append(all, p.ID())
	}
	for _, l := range Legs() {
		all = append(all, l.ID)
	}
	for r := range Region(regions) {
		all = append(all, r.ID())
	}
	for l := range Location(locations) {
		all = append(all, l.ID())
	}
	for s := range rules.Seat(seats) {
		all = append(all, PawnID(s), SupplyID(s), fmt.Sprintf("score.%d", s))
		for a := range Area(areas) {
			all = append(all, HeapID(a, s))
		}
	}
	for a := range Area(areas) {
		all = append(all, a.FavorID())
	}
	for k := range missions {
		all = append(all, CardID(k))
	}
	for s := range Spot(missionSpots) {
		all = append(all, s.DoneID())
	}
	for a := Cube; a < icons; a++ {
		all = append(all, a.ID())
	}
	return append(all, "pawn.pimpernel", "pawn.chauvelin", "choice.pass", "choice.done", "choice.point", "marker.start", "marker.1", "marker.7",
		"incomplete", "current", "next", "vienna", "first")
}

func sentence(s string) bool {
	return len(s) > 7 && strings.HasSuffix(strings.TrimRight(s, "!?"), ".") != strings.HasSuffix(s, "?") && s[:1] == strings.ToUpper(s[:1]) &&
		!strings.Contains(s, "%!") && !strings.Contains(s, "  ") && !strings.Contains(s, "NoAction")
}

// meet shows positions of random games to see, some of every stage.
func meet(t *testing.T, most int, see func(p *Position, r *rand.Rand)) {
	t.Helper()
	met := map[Stage]int{}
	for seed := range uint64(60) {
		r, d := rand.New(rand.NewPCG(seed, 4)), dice(seed+5)
		p := laid(t, 2+int(seed%5), rules.Options{"chauvelin": []string{"on", "off"}[seed&1], "length": []string{"short", "whole"}[seed>>1&1]}, seed)
		for {
			if met[p.stage] < most && (p.stage != StageTurn || r.IntN(20) == 0) {
				met[p.stage]++
				see(p, r)
			}
			if p.stage == StageOver {
				break
			}
			q := *p
			if p.stage == StageDraw {
				q.State.drawNext(d.next())
			} else {
				q.State.do(p.anything(&d))
			}
			p = &q
		}
	}
	for s := StageDraw; s <= StageOver; s++ {
		if met[s] == 0 {
			t.Error("no position of stage", s)
		}
	}
}

// TestEveryTargetIsNamed asks about everything in moments of every stage: a target is
// refused exactly when no choice needs it, and nothing is left unsaid.
func TestEveryTargetIsNamed(t *testing.T) {
	rulestest.Long(t)
	known := func(clause string) bool { return strings.Contains(rulesText, "### "+clause+" ") }
	meet(t, 12, func(p *Position, r *rand.Rand) {
		for _, by := range []rules.Seat{rules.Public, rules.Seat(p.seat), rules.Seat(r.IntN(p.board.seats))} {
			v := p.View(by)
			used := map[string]bool{}
			for _, c := range p.Choices(by) {
				for _, id := range c.Path {
					used[id] = true
				}
			}
			for _, id := range everything(p.board.seats) {
				why := v.WhyNot(id)
				if why.Refused() == used[id] || why.Refused() && (!sentence(why.Text) || !known(why.Clause)) {
					t.Fatalf("%s, offered %v, in stage %d: %+v\n%s", id, used[id], p.stage, why, v.Print())
				}
				if l := v.Label(id); l.Title == "" || !sentence(l.Text) || !known(l.Clause) {
					t.Fatalf("%s: %+v", id, l)
				}
				delete(used, id)
			}
			for id := range used {
				t.Fatalf("%s is not known", id)
			}
			if !sentence(v.Prompt()) {
				t.Errorf("prompt %q", v.Prompt())
			}
		}
	})
	v := stage(t, 2, nil).View(0)
	for _, id := range []string{"", "route", "route.x", "space.dover.6", "space.dover", "hex.b8", "heap.horses", "heap.horses.2", "pawn.2", "supply.x", "card.M19",
		"marker.8", "choice.all", "next.1", "action.none", "mission.horses", "area.route", "location.paris"} {
		if v.Label(id) != (rules.Label{}) || !v.WhyNot(id).Refused() {
			t.Errorf("%q is known", id)
		}
	}
	start, _ := Game{}.New(rules.Setup{Seats: 3})
	for _, id := range everything(3) {
		if l := start.Seen(0).(View).Label(id); l.Text == "" || !start.Seen(0).(View).WhyNot(id).Refused() {
			t.Errorf("%s before the deal: %+v", id, l)
		}
	}
}

// TestEveryMoveIsTold tells, lights and gives reasons for every choice.
func TestEveryMoveIsTold(t *testing.T) {
	rulestest.Long(t)
	meet(t, 12, func(p *Position, r *rand.Rand) {
		if p.stage == StageOver || p.stage == StageDraw {
			return
		}
		ids := everything(p.board.seats)
		v := p.View(rules.Seat(p.seat))
		for _, c := range p.Choices(rules.Seat(p.seat)) {
			told := p.Tell(rules.Entry{Seat: rules.Seat(p.seat), Move: c.Move}, rules.Public)
			if !sentence(strings.ReplaceAll(told.Text, "!", ".")) || len(told.Targets) == 0 {
				t.Fatalf("%q is told as %+v", c.Move, told)
			}
			for _, id := range told.Targets {
				if !slices.Contains(ids, id) {
					t.Fatalf("%q speaks of %s", c.Move, id)
				}
			}
			s, _ := parse(c.Move)
			why := explain(v, advise(v, s))
			if !sentence(why) || utf8.RuneCountInString(why) > longHint {
				t.Fatalf("the reason of %q is %q", c.Move, why)
			}
			namesPlaces(t, v, s, why)
			if v.Happens(c.Move) == "" {
				t.Fatalf("nothing happens by %q", c.Move)
			}
		}
		m, why := Game{}.Hint(context.Background(), rules.Turn{Seat: v.By, View: v, Choices: p.Choices(v.By), Rand: r})
		if _, ok := rules.Choose(p.Choices(v.By), m); !ok || why == "" {
			t.Fatalf("hint %q, %q", m, why)
		}
	})
}

// namesPlaces: an advice names every place, region, tile and seat that its move is about,
// before its reason.
func namesPlaces(t *testing.T, v View, s Action, why string) {
	t.Helper()
	lead, _, ok := strings.Cut(why, ": ")
	p := Place(s.To)
	want := map[ActionKind]string{Pass: "Pass", Favor: Area(s.To % areas).Tile(), Ride: Location(s.To % locations).String(), Chase: Location(s.To % locations).String(),
		Move: Region(s.To % regions).String(), PushTo: Area(s.To % areas).single(), Pick: " from " + Area(v.State.part%areas).place(), Point: "point", Done: ""}[s.Kind]
	switch {
	case s.Kind == NextMission:
		want = missionCards[s.To].at.String()
	case want != "" || s.Kind == Done:
	case p.isArea():
		want = p.area().String()
	case p.isSpot():
		want = p.spot().String() + " mission space"
	case p.isHex():
		want = v.State.board.hex[p.hex()].String() + " in " + hexFacts[p.hex()].region.String()
	case p.isRoute():
		f := routeFacts[atlas.routeOf[p]]
		want = f.a.String() + "–" + f.b.String()
	default:
		l, _ := p.space()
		want = l.String() + "'"
	}
	if !ok || !strings.Contains(lead, want) {
		t.Fatalf("%q is advised by %q, which does not name %q", s.text(), why, want)
	}
}

// TestAdviceNamesThePlace: word by word, for one move of every kind.
func TestAdviceNamesThePlace(t *testing.T) {
	p := set(stage(t, 4, nil), cube(red, "b4", "rest", "amiens.2", "horses"), cube(green, "b3"), tile(red, Horses))
	for _, c := range []struct {
		p          *Position
		move, want string
	}{
		{p, "pass", "Pass: nothing you could do now would score soon, so keep your cubes together."},
		{p, "cube amiens.1", "Put a cube on Amiens' first space: "},
		{p, "cube arras-vienna-2", "Put a cube on the second space of the road Arras–Vienna: "},
		{p, "cube route", "Put a cube on the route mission space: the best way to "},
		{p, "cube b3", "Put a cube on the Stables in France: Green's cube is pushed, and then the building is yours."},
		{p, "cube carts", "Put a cube into the carts: "},
		{p, "move england", "Move to England: "},
		{p, "favor horses", "Call on the Stableman: that gives you two actions instead of one, "},
		{plays(t, p, "cube amiens.1"), "supporter", "Put a cube into the supporters: "},
		{plays(t, p, "cube amiens.1"), "done", "Leave the icon on Amiens' first space: what is offered gains nothing now; it is better left."},
		{plays(t, p, "cube carts"), "rested first_player", "Put a rest cube on the first player mission space: this cube scores whatever happens, and you begin the next round."},
		{plays(t, p, "cube carts"), "done", "Let your rest cube lie: "},
		{plays(t, set(p, favorAt(Horses, Horse, Remove)), "favor horses; horse"), "remove amiens.2", "Take your cube back from Amiens' second space: it will not score there soon, "},
		{plays(t, set(p, favorAt(Horses, Horse, Remove)), "favor horses; horse"), "done", "Leave the second action of the Stableman: "},
	} {
		v := c.p.View(red)
		s, ok := parse(rules.Move(c.move))
		if !ok || !c.p.legal(s) {
			t.Fatalf("%q is not possible", c.move)
		}
		if got := explain(v, advise(v, s)); !strings.HasPrefix(got, c.want) {
			t.Errorf("%s: %q, not %q", c.move, got, c.want)
		}
	}
}

// TestAdviceWarns: a favour that somebody else is about to take is worth a word, and so is
// whom one takes it from.
func TestAdviceWarns(t *testing.T) {
	p := set(stage(t, 4, nil), cube(red, "b3", "horses"), cube(green, "horses"), tile(red, Horses))
	why := func(p *Position, move rules.Move) string {
		s, _ := parse(move)
		v := p.View(red)
		return reason(v, advise(v, s))
	}
	warns := " Green has as many cubes there as you, and with one more the Stableman would be gone."
	if got := why(p, "cube horses"); !strings.HasSuffix(got, warns) {
		t.Errorf("%q does not warn", got)
	}
	if got := why(set(p, cube(red, "horses")), "cube horses"); strings.Contains(got, "Green") {
		t.Errorf("%q warns of nothing", got)
	}
	if got := why(set(p, tile(green, Horses)), "cube horses"); !strings.HasSuffix(got, " The Stableman comes to you from Green.") {
		t.Errorf("%q does not say from whom", got)
	}
}

func TestWhyNotInWords(t *testing.T) {
	p := stage(t, 4, nil)
	for _, c := range []struct {
		p            *Position
		target       string
		text, clause string
	}{
		{p, "route.london-dover-1", "Your pawn is in France; this space of the road London–Dover is taken from England.", "PIM-72"},
		{set(p, pawn(red, Paris)), "route.dover-calais-1", "Your pawn is in Paris; this space of the sea lane Dover–Calais is taken from England or France.", "PIM-74"},
		{set(p, pawn(red, England)), "route.arras-vienna-3", "Your pawn is in England; this space of the road Arras–Vienna is taken from France or To Austria.", "PIM-73"},
		{p, "space.dover.1", "Your pawn is in France, and Dover lies in England.", "PIM-76"},
		{p, "space.reims.5", "The card of this location has no such space.", "PIM-76"},
		{set(p, cube(blue, "reims.2")), "space.reims.2", "Blue's cube lies there already.", "PIM-76"},
		{p, "hex.b7", "Your pawn is in France, and the Inn in Paris needs it there.", "PIM-80"},
		{set(p, cube(red, "b3")), "hex.b3", "Your own cube lies there already.", "PIM-88"},
		{set(p, cube(green, "route")), "mission.route", "Green's cube lies there already.", "PIM-91"},
		{p, "area.horses", "No building of yours leads to the horses.", "PIM-84"},
		{p, "favor.carts", "Nobody holds the Farmer yet. The first cube in the carts brings the tile.", "PIM-102"},
		{set(p, tile(blue, Carts)), "favor.carts", "Blue holds the Farmer. More cubes in the carts than anybody else would bring you the tile.", "PIM-103"},
		{set(p, supply(red, 0), tile(red, Horses)), "favor.horses", "Neither action of the Stableman is possible now.", "PIM-45"},
		{p, "region.france", "Your pawn is in France already.", "PIM-61"},
		{set(p, pawn(red, Paris)), "region.to_austria", "Paris and To Austria are not neighbours; go by way of France.", "PIM-98"},
		{p, "pawn.1", "That is Blue's pawn.", "PIM-2"},
		{p, "supply.2", "Those are Green's cubes.", "PIM-2"},
		{set(p, cube(red, "rest")), "heap.rest.0", "A rest cube comes after your action.", "PIM-57"},
		{plays(t, set(p, cube(red, "b2", "rest"), tile(red, RestArea), favorAt(RestArea, Cube, Remove)), "favor rest; cube rest"), "heap.rest.0", "You have put a cube into rest in this turn, so none leaves it.", "PIM-101"},
		{plays(t, set(p, favorAt(Papers, UseBuilding, UseBuilding), tile(red, Papers)), "favor papers; building b3"), "area.horses", "You put your cube on the Stables in France in this turn; it opens the horses from your next turn on.", "PIM-81"},
		{plays(t, p, "cube amiens.1"), "route.arras-reims-1", "The icon allows you to place a supporter, nothing else.", "PIM-78"},
		{plays(t, set(p, tile(red, Horses)), "favor horses; horse"), "area.horses", "Of this tile you can still place on a route.", "PIM-44"},
	} {
		got := c.p.View(red).WhyNot(c.target)
		if got.Text != c.text || got.Clause != c.clause {
			t.Errorf("%s: %q (%s)", c.target, got.Text, got.Clause)
		}
	}
	is(t, "another's turn", p.View(blue).WhyNot("area.horses").Text, "It is Red's turn.")
}

func TestLightsAndChanges(t *testing.T) {
	p := set(stage(t, 4, nil), cube(red, "b4"), cube(green, "b3"), cube(blue, "carts"), tile(blue, Carts))
	v := p.View(red)
	is(t, "pushing", v.Happens("cube b3"), "pushes Green's cube to the horses, the Stableman comes to Green")
	is(t, "an area", v.Happens("cube carts"), "+1 cart")
	is(t, "an icon", v.Happens("cube amiens.1"), "and you may place a supporter")
	more := set(p, cube(red, "carts")).View(red)
	is(t, "a change", fmt.Sprint(more.Changes("cube carts")), fmt.Sprint([]Change{{Carts, blue, red}}))
	is(t, "nothing that is refused", v.Happens("cube b4"), "")
}
