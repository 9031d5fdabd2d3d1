package pimpernel

import (
	"context"
	"fmt"
	"math/bits"

	"intrigue/rules"
	"intrigue/rules/prose"
)

// Hint is what the strong bot would do, and why, in terms of places and cubes. Where a
// mission is being completed, or when there is no time, it is what the steady one does.
func (Game) Hint(ctx context.Context, t rules.Turn) (rules.Move, string) {
	v := t.View.(View)
	s := strong{tuned()}.choose(ctx, v, t)
	return s.text(), v.advise(s, v.reason(s))
}

// reason says what speaks for a step of the seat that decides.
func (v View) reason(s Action) string {
	c := &v.core
	switch s.Kind {
	case Pass:
		return "Nothing you could do now would score soon, so keep your cubes together."
	case Done:
		return "What is offered gains nothing now; it is better left."
	case Favor:
		acts := v.core.board.actionsOf(Area(s.To))
		return fmt.Sprintf("That gives you two actions instead of one, %s and %s.", acts[0], acts[1])
	case PushTo:
		return v.whyArea(Area(s.To))
	case Pick:
		return v.whyPick(rules.Seat(s.To))
	case Ride:
		return fmt.Sprintf("The way over %s takes most of your cubes.", Location(s.To))
	case NextMission:
		return v.whyNext(card(s.To))
	case Chase:
		return fmt.Sprintf("Over %s he comes to the Pimpernel no sooner than he must.", Location(s.To))
	case Move:
		return v.whyMove(Region(s.To))
	case Point:
		return "A point is a point."
	case Remove:
		return "It will not score there soon, and in supply it can be used again."
	}
	why := v.whyPlace(Place(s.To))
	if s.Kind == Rested {
		why += " The rest cube is an extra one in this turn."
	}
	d := *c
	if d.do(s); d.rounds == c.rounds {
		for _, x := range v.changes(&d) {
			if x.To == v.Acting {
				why += fmt.Sprintf(" The %s comes to you", x.Area.Tile())
				if x.From >= 0 {
					why += " from " + seatName(x.From)
				}
				why += "."
			}
		}
	}
	return why
}

func (v View) whyPlace(p Place) string {
	switch {
	case p.isArea():
		return v.whyArea(p.area())
	case p.isSpot():
		return v.whySpot(p.spot())
	case p.isHex():
		text := fmt.Sprintf("From your next turn on each of your cubes may go to %s from there.", orWords(areaPlaces(v.core.board.serves[p.hex()])))
		if v.core.full.has(p) {
			text = fmt.Sprintf("%s's cube is pushed, and then the building is yours.", seatName(rules.Seat(v.core.owner(p))))
		}
		return text
	case p.isRoute():
		return v.whyRoute(p)
	}
	l, _ := p.space()
	text := ""
	if icon := v.core.board.icon[p]; icon != NoAction && v.core.possible(icon) {
		text = fmt.Sprintf(" And you may %s at once.", icon)
	}
	switch {
	case l == v.Mission.Goal:
		return "The mission is there, so this cube scores when it is over." + text
	case l == Vienna:
		return "The last mission is there, and this cube can wait for it." + text
	}
	for _, k := range v.Next {
		if k.At == l {
			return "The next mission may be there, and then this cube scores." + text
		}
	}
	if text != "" {
		return "It is worth it for the icon." + text
	}
	return "A later mission may come there."
}

// threatened says who would take a favour tile with one cube more, if anybody would.
func (v View) threatened(a Area) string {
	p := v.Areas[a]
	if p.Holder != v.Acting {
		return ""
	}
	for s, n := range p.Heap {
		if rules.Seat(s) != v.Acting && n > 0 && n == p.Heap[v.Acting] {
			return fmt.Sprintf(" %s has as many cubes there as you, and with one more the %s would be gone.", seatName(rules.Seat(s)), a.Tile())
		}
	}
	return ""
}

func (v View) whyArea(a Area) string { return v.whyCubeIn(a) + v.threatened(a) }

func (v View) whyCubeIn(a Area) string {
	p := v.Areas[a]
	switch {
	case a == RestArea:
		return "A rest cube gives you a second cube in a later turn."
	case p.Short > 0:
		return fmt.Sprintf("The mission still lacks %s, so this cube scores.", pieces(a, p.Short))
	case p.Holder == v.Acting:
		return fmt.Sprintf("It keeps the %s with you and waits for the next mission.", a.Tile())
	}
	return fmt.Sprintf("The mission has enough of %s, but the next one needs some too.", a)
}

func (v View) whySpot(s Spot) string {
	switch s {
	case FirstPlayer:
		return "This cube scores whatever happens, and you begin the next round."
	case SupporterSpot:
		if v.Areas[Supporters].Short == 0 {
			return "The mission has supporters enough, so this cube scores, and you pick whose go along."
		}
		return fmt.Sprintf("Only %s missing, and you will pick whose go along.", isAre(pieces(Supporters, v.Areas[Supporters].Short), v.Areas[Supporters].Short))
	case Resources:
		n := 0
		for a := Horses; a <= Disguises; a++ {
			n += v.Areas[a].Short
		}
		if n == 0 {
			return "All resources are there, so this cube scores, and you pick whose go along."
		}
		return fmt.Sprintf("The resources still lack %s, and you will pick whose go along.", prose.Amount(n, "cube"))
	case RouteSpot:
		r := evaluator{}
		if n := r.way(&v.core).missing; n > 0 {
			return fmt.Sprintf("The best way to %s still lacks %s, and you will choose it.", v.Mission.Goal, prose.Amount(n, "cube"))
		}
		return fmt.Sprintf("A way to %s is complete, so this cube scores, and you choose it.", v.Mission.Goal)
	}
	gaps := 0
	for _, x := range v.Towns[v.Mission.Goal].Spaces {
		if x.Owner < 0 {
			gaps++
		}
	}
	if gaps == 0 {
		return fmt.Sprintf("Every space of %s is filled, so this cube scores, and you choose the next mission.", v.Mission.Goal)
	}
	return fmt.Sprintf("%s of %s still free, and you will choose the next mission.", isAre(prose.Amount(gaps, "space"), gaps), v.Mission.Goal)
}

func isAre(words string, n int) string {
	if n == 1 {
		return words + " is"
	}
	return words + " are"
}

func (v View) whyRoute(p Place) string {
	r := evaluator{}
	way := r.way(&v.core)
	if way.spaces&p.bit() != 0 {
		if way.missing == 1 {
			return fmt.Sprintf("It completes the way from %s to %s, and all its cubes score.", v.Pimpernel, v.Mission.Goal)
		}
		return fmt.Sprintf("It lies on the shortest way that is left from %s to %s, with %s to go after this one.", v.Pimpernel, v.Mission.Goal, prose.Amount(way.missing-1, "cube"))
	}
	return "It can serve a later mission."
}

func (v View) whyMove(to Region) string {
	r := evaluator{}
	way := r.way(&v.core)
	n := bits.OnesCount64(way.spaces &^ v.core.full[0] & atlas.reach[to][0])
	gaps := 0
	if v.Mission.Goal.Region() == to {
		for _, s := range v.Towns[v.Mission.Goal].Spaces {
			if s.Owner < 0 {
				gaps++
			}
		}
	}
	switch {
	case gaps > 0 && n > 0:
		return fmt.Sprintf("From %s you reach %s of the Pimpernel's way and %s of %s.", to, prose.Amount(n, "free space"), prose.Amount(gaps, "free space"), v.Mission.Goal)
	case gaps > 0:
		return fmt.Sprintf("From %s you reach %s of %s, where the mission is.", to, prose.Amount(gaps, "free space"), v.Mission.Goal)
	case n > 0:
		return fmt.Sprintf("From %s you reach %s of the Pimpernel's way.", to, prose.Amount(n, "free space"))
	}
	return fmt.Sprintf("%s has the better places for what comes next.", to)
}

func (v View) whyPick(who rules.Seat) string {
	a := Area(v.core.part)
	if who == v.Acting {
		return "Your own cube is a point for you."
	}
	least := true
	for _, p := range v.Players {
		if p.Seat != v.Acting && v.core.heap[a][p.Seat] > 0 && p.Score < v.Players[who].Score {
			least = false
		}
	}
	if least {
		return fmt.Sprintf("A point for %s hurts you least.", seatName(who))
	}
	return fmt.Sprintf("What is left in %s is then best for you.", a.place())
}

func (v View) whyNext(k Card) string {
	mine := 0
	for _, s := range v.Towns[k.At].Spaces {
		if s.Owner == v.Acting {
			mine++
		}
	}
	if mine > 0 {
		return fmt.Sprintf("You have %s in %s already.", prose.Amount(mine, "cube"), k.At)
	}
	if k.At.Region() == v.core.at[v.Acting] {
		return fmt.Sprintf("Your pawn is in %s already.", k.At.Region())
	}
	return fmt.Sprintf("The way from %s to %s suits your cubes better.", v.Mission.Goal, k.At)
}
