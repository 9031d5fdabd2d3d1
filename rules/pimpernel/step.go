package pimpernel

import "math/bits"

// verb is what a step does. The actions are verbs too, with the same numbers.
type verb uint8

const (
	pass   verb = iota + actions
	done        // decline what is left
	favor       // use a tile
	rested      // place a rest cube
	market      // an area for the pushed Market cube
	pick        // a cube of a seat
	leg         // of the Pimpernel's way
	next        // mission
	chase       // a leg of Chauvelin's way
)

// step is one decision: a verb and where to. What to counts depends on the verb: a
// Place, a Region, an Area, a seat, a Location or a mission card.
type step struct {
	verb verb
	to   uint8
}

func (s step) action() Action { return Action(s.verb) }

// mostSteps bounds the steps of one decision.
const mostSteps = 192

// list appends the legal steps of whoever decides.
func (c *core) list(all []step) []step {
	switch c.stage {
	case StageTurn:
		all = append(all, step{verb: pass})
		all = c.listAction(Move, all)
		all = c.listAction(Cube, all)
		for tiles := c.usableTiles(); tiles != 0; tiles &= tiles - 1 {
			all = append(all, step{favor, uint8(bits.TrailingZeros8(tiles))})
		}
	case StageFavor:
		acts := c.board.actionsOf(Area(c.favor))
		if c.left&1 != 0 {
			all = c.listAction(acts[0], all)
		}
		if c.left&2 != 0 && (c.left&1 == 0 || acts[0] != acts[1]) {
			all = c.listAction(acts[1], all)
		}
		if c.left != 3 { // one of the two must be carried out (PIM-45)
			all = append(all, step{verb: done})
		}
	case StageIcon:
		all = append(c.listAction(c.icon, all), step{verb: done})
	case StageRest:
		all = append(all, step{verb: done})
		m := c.cubeTargets()
		all = listMarks(rested, &m, all)
		all = listAreas(rested, c.openAreas()&^(1<<RestArea), all)
	case StageMarket:
		for a := range Area(areas) {
			if c.board.serves[c.pushing.hex()]>>a&1 != 0 {
				all = append(all, step{market, uint8(a)})
			}
		}
	default:
		all = c.listCompletion(all)
	}
	return all
}

// listAction appends the ways to carry out an action.
func (c *core) listAction(a Action, all []step) []step {
	if !c.possible(a) {
		return all
	}
	switch v := verb(a); a {
	case Move:
		for near := regionFacts[c.at[c.turn]].next; near != 0; near &= near - 1 {
			all = append(all, step{v, uint8(bits.TrailingZeros8(near))})
		}
	case Cube:
		m := c.cubeTargets()
		all = listAreas(v, c.openAreas(), listMarks(v, &m, all))
	case Building:
		all = listAreas(v, c.openAreas(), listMarks(v, &marks{c.hexTargets()}, all))
	case Route:
		all = listMarks(v, &marks{c.routeTargets()}, all)
	case Remove:
		m := c.loose()
		all = listAreas(v, c.looseAreas(), listMarks(v, &m, all))
	case Horse:
		all = append(all, step{v, uint8(Horses.Place())})
	case Supporter:
		all = append(all, step{v, uint8(Supporters.Place())})
	case Rest:
		all = append(all, step{v, uint8(RestArea.Place())})
	case Goods:
		all = listAreas(v, goods, all)
	case Point:
		all = append(all, step{verb: v})
	}
	return all
}

func listMarks(v verb, m *marks, all []step) []step {
	for w, x := range m {
		for ; x != 0; x &= x - 1 {
			all = append(all, step{v, uint8(w<<6 + bits.TrailingZeros64(x))})
		}
	}
	return all
}

func listAreas(v verb, set uint8, all []step) []step {
	for ; set != 0; set &= set - 1 {
		all = append(all, step{v, uint8(areaPlace) + uint8(bits.TrailingZeros8(set))})
	}
	return all
}

// legal reports whether a step may be played now.
func (c *core) legal(s step) bool {
	var buf [mostSteps]step
	for _, o := range c.list(buf[:0]) {
		if o == s {
			return true
		}
	}
	return false
}
