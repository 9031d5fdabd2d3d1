package bots

import (
	"context"
	"math/bits"
	"slices"

	"intrigue/rules"
	"intrigue/rules/pimpernel/core"
)

// Hint returns what the strong bot would do, and why. Where a mission is being completed, or
// when there is no time, it is what the steady one does.
func Hint(ctx context.Context, t rules.Turn) core.Advice {
	v := t.View.(core.Knower).Known()
	return Advise(v, strong{usualSimulations}.choose(ctx, v, t))
}

// plainReasons are those that depend on the kind of action alone.
var plainReasons = [core.Kinds]core.Reason{core.Pass: core.SavesCubes, core.Done: core.GainsNothing, core.Favor: core.TwoActions,
	core.Chase: core.NoSooner, core.Point: core.TakesPoint, core.Remove: core.FreesCube}

// Advise finds what speaks for an action of the seat that decides.
func Advise(v core.View, a core.Action) core.Advice {
	d := core.Advice{Action: a, Rival: rules.Public}
	switch a.Kind {
	case core.Pass, core.Done, core.Favor, core.Chase, core.Point, core.Remove:
		d.Reason = plainReasons[a.Kind]
	case core.PushTo:
		adviseArea(&d, v, core.Area(a.To))
	case core.Pick:
		advisePick(&d, v)
	case core.NextMission:
		adviseMission(&d, v)
	case core.Ride:
		adviseRide(&d, v)
	case core.Move:
		adviseMove(&d, v)
	default:
		advisePlace(&d, v, core.Place(a.To))
		next := v.State.After(a)
		if next.Rounds > v.State.Rounds {
			break
		}
		for _, x := range v.State.Changes(next) {
			if x.To == v.Acting {
				d.Gains = append(d.Gains, x)
			}
		}
	}
	return d
}

// advisePlace is about a cube on any place.
func advisePlace(d *core.Advice, v core.View, p core.Place) {
	c := v.State
	switch {
	case p.IsArea():
		adviseArea(d, v, p.Area())
	case p.IsSpot():
		adviseSpot(d, v, p.Spot())
	case p.IsHex() && c.Full.Has(p):
		d.Reason, d.Seat = core.Pushes, rules.Seat(c.Owner(p))
	case p.IsHex():
		d.Reason = core.OpensAreas
	case p.IsRoute():
		way := new(evaluator).way(c)
		switch {
		case way.spaces&p.Bit() == 0:
			d.Reason = core.LaterRoute
		case way.missing == 1:
			d.Reason = core.CompletesWay
		default:
			d.Reason, d.N = core.OnWay, way.missing-1
		}
	default:
		adviseSpace(d, v, p)
	}
}

// adviseSpace is about a cube on a space of a location.
func adviseSpace(d *core.Advice, v core.View, p core.Place) {
	l, _ := p.Space()
	if icon := v.State.Board.Icon[p]; v.State.Possible(icon) {
		d.Icon = icon
	}
	switch {
	case l == v.Mission.Goal:
		d.Reason = core.GoalSpace
	case l == core.Vienna:
		d.Reason = core.ViennaSpace
	case slices.ContainsFunc(v.Next, func(k core.MissionCard) bool { return k.At == l }):
		d.Reason = core.NextSpace
	case d.Icon != core.NoAction:
		d.Reason = core.IconSpace
	default:
		d.Reason = core.LaterSpace
	}
}

// adviseArea is about a cube in a planning area, and about who would take its tile.
func adviseArea(d *core.Advice, v core.View, a core.Area) {
	p := v.Areas[a]
	switch {
	case a == core.RestArea:
		d.Reason = core.GivesRest
	case p.Short > 0:
		d.Reason, d.N = core.Scores, p.Short
	case p.Holder == v.Acting:
		d.Reason = core.KeepsTile
	default:
		d.Reason = core.NextNeeds
	}
	if p.Holder != v.Acting {
		return
	}
	for s, n := range p.Piles {
		if who := rules.Seat(s); who != v.Acting && n > 0 && n == p.Piles[v.Acting] {
			d.Rival = who
			return
		}
	}
}

// adviseSpot is about a cube on a mission space, and what its part lacks.
func adviseSpot(d *core.Advice, v core.View, s core.Spot) {
	d.Reason = core.MissionSpot
	switch s {
	case core.SupporterSpot:
		d.N = v.Areas[core.Supporters].Short
	case core.Resources:
		for a := core.Horses; a <= core.Disguises; a++ {
			d.N += v.Areas[a].Short
		}
	case core.RouteSpot:
		d.N = new(evaluator).way(v.State).missing
	case core.LocationSpot:
		d.N = gaps(v)
	}
}

// gaps counts the free spaces of the mission's location.
func gaps(v core.View) int {
	at := v.Towns[v.Mission.Goal]
	return len(at.Spaces) - at.Filled()
}

// adviseMove is about a pawn that moves, and what it then reaches.
func adviseMove(d *core.Advice, v core.View) {
	to := core.Region(d.To)
	way := new(evaluator).way(v.State)
	d.Reason, d.N = core.ReachesMore, bits.OnesCount64(way.spaces&^v.State.Full[0]&core.Atlas.Reach[to][0])
	if v.Mission.Goal.Region() == to {
		d.Gaps = gaps(v)
	}
}

// advisePick is about whose cube is picked for the mission.
func advisePick(d *core.Advice, v core.View) {
	d.Seat = rules.Seat(d.To)
	if d.Seat == v.Acting {
		d.Reason = core.OwnCube
		return
	}
	d.Reason = core.HurtsLeast
	for _, p := range v.Players {
		if p.Seat != v.Acting && v.State.Piles[v.State.Part][p.Seat] > 0 && p.Score < v.Players[d.Seat].Score {
			d.Reason = core.LeavesBest
		}
	}
}

// adviseRide is about a leg of the Pimpernel's path: what the best path pays that begins with it.
func adviseRide(d *core.Advice, v core.View) {
	me := v.State.Seat
	c := v.State.After(d.Action)
	for c.Stage == core.StageLeg && c.Seat == me {
		c.Do(bestLeg(c))
	}
	d.Reason = core.GivesLeast
	if d.N = int(c.Boxes[core.RouteSpot][me]); d.N > 0 {
		d.Reason = core.PaysPath
	}
}

// adviseMission is about the choice of the next mission.
func adviseMission(d *core.Advice, v core.View) {
	to := core.MissionCards[d.To].At
	for _, s := range v.Towns[to].Spaces {
		if s.Owner == v.Acting {
			d.N++
		}
	}
	switch {
	case d.N > 0:
		d.Reason = core.HasCubes
	case to.Region() == v.State.At[v.Acting]:
		d.Reason = core.PawnIsThere
	default:
		d.Reason = core.SuitsCubes
	}
}
