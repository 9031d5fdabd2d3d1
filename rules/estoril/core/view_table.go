package core

import (
	"strconv"

	"intrigue/rules"
	"intrigue/rules/cards"
)

// backs are the ids of the tiles in each hand for those who may not know them: more
// than a hand can hold.
var backs = func() (all [len(SeatNames)][]string) {
	for s := range all {
		all[s] = cards.Backs("hand."+strconv.Itoa(s), StartEach+Recruits)
	}
	return all
}()

// player is a seat as far as it is known.
func (c *State) player(s uint8, by rules.Seat) Player {
	p := Player{Seat: rules.Seat(s), Name: SeatNames[s], Size: c.Size(s), Cubes: int(c.Cubes[s]), Discards: c.Discards[s].All(),
		Away: int(c.Away[s]), Owned: c.Owned[s].All(), Agenda: c.Agenda[s]}
	if rules.Seat(s) == by || c.Stage == StageOver {
		p.Hand, p.Chosen = c.Hand[s].All(), c.Chosen[s].All()
	} else {
		p.Backs = backs[s][:min(p.Size, len(backs[s]))]
	}
	return p
}

// goals are the missions with the standing that follows from open facts.
func (c *State) goals() (all []Goal) {
	for i := range c.MissionsOut() {
		m := c.Missions[i]
		if m == NoMission {
			break
		}
		g := Goal{ID: "mission." + strconv.Itoa(int(i)+1), Mission: m, Open: c.Variants&SecretMissions == 0 || i == 0 || c.Stage == StageOver}
		if c.Variants&SecretMissions != 0 && i > 0 {
			g.Between = [2]rules.Seat{rules.Seat(i - 1), rules.Seat(i % c.Seats)}
		}
		if m < MissionKinds {
			g.Counts = c.Counts(m, &c.Owned)
			points, _ := Share(g.Counts, c.Variants&SixThree != 0)
			g.Points = points[:c.Seats]
		}
		all = append(all, g)
	}
	return all
}

// evening says what the resolution is doing; nil while there is none.
func (c *State) evening() *Evening {
	if c.Stage < StageOpen || c.Stage > StageHome {
		return nil
	}
	e := &Evening{Owner: rules.Public}
	if c.Stage == StageHome {
		return e
	}
	p := c.Here()
	e.Board = int(c.Boards[p])
	of := func(x uint8) { e.Numeral, e.Tile, e.Owner = int(x%Spaces)+1, c.On[x], rules.Seat(c.Owner(x)) }
	switch c.Stage {
	case StageAbility:
		can := c.Usable()
		for s := Assassin; s <= Diplomacy; s++ {
			if can>>s&1 != 0 {
				e.Symbols = append(e.Symbols, s)
			}
		}
		of(c.Actor())
	case StageDraw, StageKeep:
		of(c.Actor())
	case StageDice:
		of(c.Unrolled().First())
	case StageLose:
		e.Owner = rules.Seat(c.Seat)
	}
	return e
}
