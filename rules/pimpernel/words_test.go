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
	"intrigue/rules/pimpernel/bots"
	"intrigue/rules/pimpernel/core"
	"intrigue/rules/pimpernel/internal/table"
	"intrigue/rules/pimpernel/words"
	"intrigue/rules/rulestest"
)

// see is what a seat sees.
func see(p *core.State, by rules.Seat) View { return View{core.See(p, by)} }

// everything is all that a scene can be pointed at.
func everything(seats int) (all []string) {
	for _, p := range core.AllPlaces {
		all = append(all, p.ID())
	}
	for _, l := range core.Legs() {
		all = append(all, l.ID)
	}
	for r := range core.Region(core.Regions) {
		all = append(all, r.ID())
	}
	for l := range core.Location(core.Locations) {
		all = append(all, l.ID())
	}
	for s := range rules.Seat(seats) {
		all = append(all, core.PawnID(s), core.SupplyID(s), fmt.Sprintf("score.%d", s))
		for a := range core.Area(core.Areas) {
			all = append(all, core.PileID(a, s))
		}
	}
	for a := range core.Area(core.Areas) {
		all = append(all, a.FavorID())
	}
	for k := range core.Missions {
		all = append(all, core.CardID(k))
	}
	for s := range core.Spot(core.MissionSpots) {
		all = append(all, s.DoneID())
	}
	for a := core.Cube; a < core.Icons; a++ {
		all = append(all, a.ID())
	}
	return append(all, "pawn.pimpernel", "pawn.chauvelin", "choice.pass", "choice.done", "choice.point",
		"marker.start", "marker.1", "marker.7", "incomplete", "current", "next", "vienna", "first")
}

func sentence(s string) bool {
	return len(s) > 7 && strings.HasSuffix(strings.TrimRight(s, "!?"), ".") != strings.HasSuffix(s, "?") &&
		s[:1] == strings.ToUpper(s[:1]) &&
		!strings.Contains(s, "%!") && !strings.Contains(s, "  ") && !strings.Contains(s, "NoAction")
}

// meet shows positions of random games to see, some of every stage at every number of seats.
func meet(t *testing.T, most int, see func(p *core.State, r *rand.Rand)) {
	t.Helper()
	met := map[core.Stage]map[int]int{}
	for s := range core.StageOver + 1 {
		met[s] = map[int]int{}
	}
	for seed := range uint64(60) {
		r, d := rand.New(rand.NewPCG(seed, 4)), table.Dice(seed+5)
		p := table.Shuffled(t, 2+int(seed%5), rules.Options{"chauvelin": []string{"on", "off"}[seed&1],
			"length": []string{"short", "whole"}[seed>>1&1]}, seed)
		for {
			if met[p.Stage][p.Board.Seats] < most && (p.Stage != core.StageTurn || r.IntN(20) == 0) {
				met[p.Stage][p.Board.Seats]++
				see(p, r)
			}
			if p.Stage == core.StageOver {
				break
			}
			q := *p
			if p.Stage == core.StageDraw {
				q.DrawNext(d.Next())
			} else {
				q.Do(table.Anything(p, &d))
			}
			p = &q
		}
	}
	for s := core.StageDraw; s <= core.StageOver; s++ {
		rulestest.Holds(t, len(met[s]) > 3, "positions of stage %d by seats: %v", s, met[s])
	}
}

// TestEveryTargetIsNamed asks about everything in moments of every stage.
func TestEveryTargetIsNamed(t *testing.T) {
	rulestest.Long(t)
	all := map[int][]*Position{}
	meet(t, 3, func(p *core.State, _ *rand.Rand) { all[p.Board.Seats] = append(all[p.Board.Seats], &Position{*p}) })
	for seats, some := range all {
		rulestest.Words(t, Game{}, everything(seats), func(yield func(int, rules.Position) bool) {
			for _, p := range some {
				if !yield(seats, p) {
					return
				}
			}
		})
	}
	v := see(table.Lay(t, 2, nil), 0)
	for _, id := range []string{"", "route", "route.x", "space.dover.6", "space.dover", "hex.b8", "heap.horses", "heap.horses.2", "pawn.2",
		"supply.x", "card.M19",
		"marker.8", "choice.all", "next.1", "action.none", "mission.horses", "area.route", "location.paris"} {
		rulestest.Holds(t, v.Label(id) == (rules.Label{}) && v.WhyNot(id).Refused(), "%q is known", id)
	}
	start, _ := Game{}.New(rules.Setup{Seats: 3})
	for _, id := range everything(3) {
		l := start.Seen(0).(View).Label(id)
		rulestest.Holds(t, l.Text != "" && start.Seen(0).(View).WhyNot(id).Refused(), "%s before the deal: %+v", id, l)
	}
}

// TestEveryMoveIsTold tells, lights and gives reasons for every choice.
func TestEveryMoveIsTold(t *testing.T) {
	rulestest.Long(t)
	meet(t, 3, func(p *core.State, r *rand.Rand) {
		if p.Stage == core.StageOver || p.Stage == core.StageDraw {
			return
		}
		ids := everything(p.Board.Seats)
		v := see(p, rules.Seat(p.Seat))
		for _, c := range p.Choices(rules.Seat(p.Seat)) {
			told := words.Tell(p, rules.Entry{Seat: rules.Seat(p.Seat), Move: c.Move})
			rulestest.Must(t, sentence(strings.ReplaceAll(told.Text, "!", ".")) && len(told.Targets) != 0,
				"%q is told as %+v", c.Move, told)
			for _, id := range told.Targets {
				rulestest.Must(t, slices.Contains(ids, id), "%q speaks of %s", c.Move, id)
			}
			s, _ := core.Parse(c.Move)
			why := words.Advise(v.View, bots.Advise(v.View, s))
			rulestest.Must(t, sentence(why) && utf8.RuneCountInString(why) <= words.LongHint, "the reason of %q is %q", c.Move, why)
			namesPlaces(t, v.View, s, why)
			rulestest.Must(t, v.Happens(c.Move) != "", "nothing happens by %q", c.Move)
		}
		m, why := Game{}.Hint(context.Background(), rules.Turn{Seat: v.By, View: v, Choices: p.Choices(v.By), Rand: r, Simulations: 8})
		_, ok := rules.Choose(p.Choices(v.By), m)
		rulestest.Must(t, ok && why != "", "hint %q, %q", m, why)
	})
}

// namesPlaces: an advice names every place, region, tile and seat that its move is about,
// before its reason.
func namesPlaces(t *testing.T, v core.View, s core.Action, why string) {
	t.Helper()
	lead, _, ok := strings.Cut(why, ": ")
	p := core.Place(s.To)
	want := map[core.ActionKind]string{core.Pass: "Pass", core.Favor: core.Area(s.To % core.Areas).Tile(),
		core.Ride: core.Location(s.To % core.Locations).String(), core.Chase: core.Location(s.To % core.Locations).String(),
		core.Move: core.Region(s.To % core.Regions).String(), core.PushTo: words.Place(core.Area(s.To % core.Areas)),
		core.Pick: " from " + words.Place(core.Area(v.State.Part%core.Areas)), core.Point: "point", core.Done: ""}[s.Kind]
	switch {
	case s.Kind == core.NextMission:
		want = core.MissionCards[s.To].At.String()
	case want != "" || s.Kind == core.Done:
	case p.IsArea():
		want = p.Area().String()
	case p.IsSpot():
		want = strings.ReplaceAll(p.Spot().String(), " ", "-") + " mission space"
	case p.IsHex():
		want = "the " + v.State.Board.Hex[p.Hex()].String() + " in " + core.HexFacts[p.Hex()].Region.String()
		want = strings.ReplaceAll(want, "in Road", "on the Road")
	case p.IsRoute():
		f := core.RouteFacts[core.Atlas.RouteOf[p]]
		want = f.A.String() + "–" + f.B.String()
	default:
		l, _ := p.Space()
		want = l.String()
	}
	rulestest.Must(t, ok && strings.Contains(lead, want), "%q is advised by %q, which does not name %q", s.Text(), why, want)
}

// TestAdviceNamesThePlace: word by word, for one move of every kind.
func TestAdviceNamesThePlace(t *testing.T) {
	p := table.With(table.Lay(t, 4, nil), table.Cubes(table.Red, "b4", "rest", "amiens.2", "horses"), table.Cubes(table.Green, "b3"),
		table.Tile(table.Red, core.Horses))
	for _, c := range []struct {
		p          *core.State
		move, want string
	}{
		{p, "pass", "Pass: nothing you can do now will score soon, so save your cubes."},
		{p, "cube amiens.1", "Place a cube on the first space of Amiens: "},
		{p, "cube arras-vienna-2", "Place a cube on the second space of the Arras–Vienna route: "},
		{p, "cube route", "Place a cube on the route mission space: the shortest path to "},
		{p, "cube b3", "Place a cube on the Stables in France: you push Green's cube, and the building is yours."},
		{p, "cube carts", "Place a cube in the carts area: "},
		{p, "move england", "Move to England: "},
		{p, "favor horses", "Use the Stableman: you get two actions instead of one. You can place a horse and place a cube on a route."},
		{table.Plays(t, p, "cube amiens.1"), "supporter", "Place a cube in the supporters area: "},
		{table.Plays(t, p, "cube amiens.1"), "done", "Skip the icon on the first space of Amiens: it would gain you nothing now."},
		{table.Plays(t, p, "cube carts"), "rested first_player",
			"Place a rest cube on the first-player mission space: this cube always scores, and you begin the next round."},
		{table.Plays(t, p, "cube carts"), "done", "Keep your rest cube: "},
		{table.Plays(t, table.With(p, table.Favor(core.Horses, core.Horse, core.Remove)), "favor horses; horse"), "remove amiens.2",
			"Remove your cube from the second space of Amiens: it will not score there soon, "},
		{table.Plays(t, table.With(p, table.Favor(core.Horses, core.Horse, core.Remove)), "favor horses; horse"), "done",
			"Skip the second action of the Stableman: "},
	} {
		v := see(c.p, table.Red)
		s, ok := core.Parse(rules.Move(c.move))
		rulestest.Must(t, ok && c.p.Legal(s), "%q is not possible", c.move)
		got := words.Advise(v.View, bots.Advise(v.View, s))
		rulestest.Holds(t, strings.HasPrefix(got, c.want), "%s: %q, not %q", c.move, got, c.want)
	}
}

// TestAdviceWarns: a favour that somebody else is about to take is worth a word, and so is
// whom it is taken from.
func TestAdviceWarns(t *testing.T) {
	p := table.With(table.Lay(t, 4, nil), table.Cubes(table.Red, "b3", "horses"), table.Cubes(table.Green, "horses"),
		table.Tile(table.Red, core.Horses))
	why := func(p *core.State, move rules.Move) string {
		s, _ := core.Parse(move)
		v := see(p, table.Red)
		return words.Reason(v.View, bots.Advise(v.View, s))
	}
	warns := " Green has as many cubes there as you, and would take the Stableman with one more."
	if got := why(p, "cube horses"); !strings.HasSuffix(got, warns) {
		t.Errorf("%q does not warn", got)
	}
	if got := why(table.With(p, table.Cubes(table.Red, "horses")), "cube horses"); strings.Contains(got, "Green") {
		t.Errorf("%q warns of nothing", got)
	}
	if got := why(table.With(p, table.Tile(table.Green, core.Horses)), "cube horses"); !strings.HasSuffix(got,
		" You take the Stableman from Green.") {
		t.Errorf("%q does not say from whom", got)
	}
}

func TestWhyNotInWords(t *testing.T) {
	p := table.Lay(t, 4, nil)
	for _, c := range []struct {
		p            *core.State
		target       string
		text, clause string
	}{
		{p, "route.london-dover-1", "Your pawn is in France. You can reach this space only from England.", "PIM-72"},
		{table.With(p, table.Pawn(table.Red, core.Paris)), "route.dover-calais-1",
			"Your pawn is in Paris. You can reach this space only from England or France.", "PIM-74"},
		{table.With(p, table.Pawn(table.Red, core.England)), "route.arras-vienna-3",
			"Your pawn is in England. You can reach this space only from France or the Road to Austria.", "PIM-73"},
		{p, "space.dover.1", "Your pawn is in France; Dover is in England.", "PIM-76"},
		{p, "location.dover", "Your pawn is in France; Dover is in England.", "PIM-76"},
		{p, "location.beauvais", "Place your cube on one of the spaces of Beauvais.", "PIM-76"},
		{table.With(p, table.Supply(table.Red, 0)), "location.beauvais", "You have no cubes in your supply.", "PIM-70"},
		{table.With(p, table.Cubes(table.Blue, "dover.1", "dover.2", "dover.3")), "location.dover", "Every space of Dover is filled.", "PIM-76"},
		{p, "route.london-dover", "Your pawn is in France. You can reach this space only from England.", "PIM-72"},
		{p, "route.arras-reims", "Place your cube on one of the spaces of this route.", "PIM-72"},
		{p, "space.reims.5", "The card of this location has no such space.", "PIM-76"},
		{table.With(p, table.Cubes(table.Blue, "reims.2")), "space.reims.2", "Blue's cube is already there.", "PIM-76"},
		{p, "hex.b7", "Your pawn is in France; this building is in Paris.", "PIM-80"},
		{table.With(p, table.Cubes(table.Red, "b3")), "hex.b3", "Your own cube is already there.", "PIM-88"},
		{table.With(p, table.Cubes(table.Green, "route")), "mission.route", "Green's cube is already there.", "PIM-91"},
		{p, "area.horses", "You need a cube on a building that leads to the horses area.", "PIM-84"},
		{p, "favor.carts", "Nobody holds the Farmer yet. The first cube in the carts area wins it.", "PIM-102"},
		{table.With(p, table.Tile(table.Blue, core.Carts)), "favor.carts",
			"Blue holds the Farmer. You take it once you have more cubes in the carts area than any other player.", "PIM-103"},
		{table.With(p, table.Supply(table.Red, 0), table.Tile(table.Red, core.Horses)), "favor.horses",
			"You cannot take either action of the Stableman now.", "PIM-45"},
		{p, "region.france", "Your pawn is already in France.", "PIM-61"},
		{table.With(p, table.Pawn(table.Red, core.Paris)), "region.to_austria",
			"Paris and the Road to Austria are not neighbours. Move through France.", "PIM-98"},
		{p, "pawn.1", "That is Blue's pawn.", "PIM-2"},
		{p, "supply.2", "Those are Green's cubes.", "PIM-2"},
		{table.With(p, table.Cubes(table.Red, "rest")), "heap.rest.0", "First take your action, then place a rest cube.", "PIM-57"},
		{table.Plays(t, table.With(p, table.Cubes(table.Red, "rest"), table.Tile(table.Red, core.Horses)), "favor horses"), "heap.rest.0",
			"You can place a rest cube once your action is over.", "PIM-57"},
		{table.Plays(t, table.With(p, table.Cubes(table.Red, "b2", "rest"), table.Tile(table.Red, core.RestArea),
			table.Favor(core.RestArea, core.Cube, core.Remove)), "favor rest; cube rest"), "heap.rest.0",
			"You have placed a cube in the rest area this turn, so none can leave it.", "PIM-101"},
		{table.Plays(t, table.With(p, table.Favor(core.Papers, core.UseBuilding, core.UseBuilding), table.Tile(table.Red, core.Papers)),
			"favor papers; building b3"), "area.horses",
			"You placed your cube on the Stables in France this turn. It opens the horses area from your next turn on.", "PIM-81"},
		{table.Plays(t, p, "cube amiens.1"), "route.arras-reims-1", "The icon only lets you place a supporter.", "PIM-78"},
		{table.Plays(t, table.With(p, table.Tile(table.Red, core.Horses)), "favor horses; horse"), "area.horses",
			"The favour tile only lets you place a cube on a route now.", "PIM-44"},
	} {
		got := see(c.p, table.Red).WhyNot(c.target)
		rulestest.Holds(t, got.Text == c.text && got.Clause == c.clause, "%s: %q (%s)", c.target, got.Text, got.Clause)
	}
	rulestest.Is(t, "another's turn", see(p, table.Blue).WhyNot("area.horses").Text, "It is Red's turn.")
}

func TestLightsAndChanges(t *testing.T) {
	p := table.With(table.Lay(t, 4, nil), table.Cubes(table.Red, "b4"), table.Cubes(table.Green, "b3"), table.Cubes(table.Blue, "carts"),
		table.Tile(table.Blue, core.Carts))
	v := see(p, table.Red)
	rulestest.Is(t, "pushing", v.Happens("cube b3"), "pushes Green's cube to the horses area, the Stableman goes to Green")
	rulestest.Is(t, "an area", v.Happens("cube carts"), "+1 cart")
	rulestest.Is(t, "an icon", v.Happens("cube amiens.1"), "lets you place a supporter")
	more := see(table.With(p, table.Cubes(table.Red, "carts")), table.Red)
	rulestest.Is(t, "a change", fmt.Sprint(more.Changes("cube carts")),
		fmt.Sprint([]core.Change{{Area: core.Carts, From: table.Blue, To: table.Red}}))
	rulestest.Is(t, "a favour for who looks", more.Happens("cube carts"), "+1 cart, you take the Farmer")
	rulestest.Is(t, "nothing that is refused", v.Happens("cube b4"), "")
}

// TestSituationIsPutInWords says where everything stands, the missions first, and on the map only where cubes lie.
func TestSituationIsPutInWords(t *testing.T) {
	p := table.With(table.Lay(t, 3, nil), table.Cubes(table.Red, "amiens.1", "amiens.2", "horses"), table.Cubes(table.Green, "resources"),
		table.Tile(table.Red, core.Horses), table.Pawn(table.Red, core.France))
	var text strings.Builder
	for _, l := range see(p, 0).Situation() {
		text.WriteString(l + "\n")
	}
	for _, want := range []string{"Mission 1 is in ", "\nThe Pimpernel is in ", " The next mission will be in ",
		"\nYou have 0 points. You have ", "Your pawn is in France. You hold the Stableman",
		"\nGreen's cube is on the resources mission space. Free mission spaces: first-player, supporter, route and location.\n",
		"\nHorses area: You have 1 cube.", "\nYour cubes on the map: 2 in Amiens.\n", "\nBlue has no cubes on the map.\n"} {
		rulestest.Holds(t, strings.Contains("\n"+text.String(), want), "%q is not said:\n%s", want, text.String())
	}
	first, _, _ := strings.Cut(text.String(), "\n")
	rulestest.Holds(t, strings.HasPrefix(first, "Mission 1 is ") && strings.Contains(first, " spaces there "), "the first is %q", first)
}
