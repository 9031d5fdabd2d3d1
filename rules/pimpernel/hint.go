package pimpernel

import (
	"context"
	"math/bits"
	"slices"

	"intrigue/rules"
)

// hint is what the strong bot would do, and why. Where a mission is being completed, or
// when there is no time, it is what the steady one does.
func hint(ctx context.Context, t rules.Turn) Advice {
	v := t.View.(Knower).Known()
	return advise(v, strong{tuned()}.choose(ctx, v, t))
}

// advise finds what speaks for an action of the seat that decides.
func advise(v View, a Action) Advice {
	d := Advice{Action: a, Rival: rules.Public}
	switch a.Kind {
	case Pass:
		d.Reason = SavesCubes
	case Done:
		d.Reason = GainsNothing
	case Favor:
		d.Reason = TwoActions
	case PushTo:
		d.area(v, Area(a.To))
	case Pick:
		d.pick(v)
	case Ride:
		d.Reason = MostCubes
	case NextMission:
		d.mission(v)
	case Chase:
		d.Reason = NoSooner
	case Move:
		d.move(v)
	case Point:
		d.Reason = TakesPoint
	case Remove:
		d.Reason = FreesCube
	default:
		d.place(v, Place(a.To))
		next := v.State.after(a)
		if next.rounds > v.State.rounds {
			break
		}
		for _, x := range v.State.changes(next) {
			if x.To == v.Acting {
				d.Gains = append(d.Gains, x)
			}
		}
	}
	return d
}

func (d *Advice) place(v View, p Place) {
	c := v.State
	switch {
	case p.isArea():
		d.area(v, p.area())
	case p.isSpot():
		d.spot(v, p.spot())
	case p.isHex() && c.full.has(p):
		d.Reason, d.Seat = Pushes, rules.Seat(c.owner(p))
	case p.isHex():
		d.Reason = OpensAreas
	case p.isRoute():
		way := new(evaluator).way(c)
		switch {
		case way.spaces&p.bit() == 0:
			d.Reason = LaterRoute
		case way.missing == 1:
			d.Reason = CompletesWay
		default:
			d.Reason, d.N = OnWay, way.missing-1
		}
	default:
		d.space(v, p)
	}
}

// space is about a cube on a space of a location.
func (d *Advice) space(v View, p Place) {
	l, _ := p.space()
	if icon := v.State.board.icon[p]; v.State.possible(icon) {
		d.Icon = icon
	}
	switch {
	case l == v.Mission.Goal:
		d.Reason = GoalSpace
	case l == Vienna:
		d.Reason = ViennaSpace
	case slices.ContainsFunc(v.Next, func(k Card) bool { return k.At == l }):
		d.Reason = NextSpace
	case d.Icon != NoAction:
		d.Reason = IconSpace
	default:
		d.Reason = LaterSpace
	}
}

// area is about a cube in a planning area, and about who would take its tile.
func (d *Advice) area(v View, a Area) {
	p := v.Areas[a]
	switch {
	case a == RestArea:
		d.Reason = GivesRest
	case p.Short > 0:
		d.Reason, d.N = Scores, p.Short
	case p.Holder == v.Acting:
		d.Reason = KeepsTile
	default:
		d.Reason = NextNeeds
	}
	if p.Holder != v.Acting {
		return
	}
	for s, n := range p.Heap {
		if who := rules.Seat(s); who != v.Acting && n > 0 && n == p.Heap[v.Acting] {
			d.Rival = who
			return
		}
	}
}

// spot is about a cube on a mission space, and what its part lacks.
func (d *Advice) spot(v View, s Spot) {
	d.Reason = MissionSpot
	switch s {
	case SupporterSpot:
		d.N = v.Areas[Supporters].Short
	case Resources:
		for a := Horses; a <= Disguises; a++ {
			d.N += v.Areas[a].Short
		}
	case RouteSpot:
		d.N = new(evaluator).way(v.State).missing
	case LocationSpot:
		d.N = gaps(v)
	}
}

// gaps counts the free spaces of the mission's location.
func gaps(v View) (n int) {
	for _, s := range v.Towns[v.Mission.Goal].Spaces {
		if s.Owner < 0 {
			n++
		}
	}
	return n
}

func (d *Advice) move(v View) {
	to := Region(d.To)
	way := new(evaluator).way(v.State)
	d.Reason, d.N = ReachesMore, bits.OnesCount64(way.spaces&^v.State.full[0]&atlas.reach[to][0])
	if v.Mission.Goal.Region() == to {
		d.Gaps = gaps(v)
	}
}

func (d *Advice) pick(v View) {
	d.Seat = rules.Seat(d.To)
	if d.Seat == v.Acting {
		d.Reason = OwnCube
		return
	}
	d.Reason = HurtsLeast
	for _, p := range v.Players {
		if p.Seat != v.Acting && v.State.heap[v.State.part][p.Seat] > 0 && p.Score < v.Players[d.Seat].Score {
			d.Reason = LeavesBest
		}
	}
}

// mission is about the choice of the next mission.
func (d *Advice) mission(v View) {
	to := missionCards[d.To].at
	for _, s := range v.Towns[to].Spaces {
		if s.Owner == v.Acting {
			d.N++
		}
	}
	switch {
	case d.N > 0:
		d.Reason = HasCubes
	case to.Region() == v.State.at[v.Acting]:
		d.Reason = PawnIsThere
	default:
		d.Reason = SuitsCubes
	}
}
