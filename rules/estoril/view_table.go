package estoril

import (
	"fmt"
	"strconv"

	"intrigue/rules"
	"intrigue/rules/cards"
)

// backs are the ids of the tiles in each hand for those who may not know them: more
// than a hand can hold.
var backs = func() (all [len(names)][]string) {
	for s := range all {
		all[s] = cards.Backs("hand."+strconv.Itoa(s), startEach+recruits)
	}
	return all
}()

// playerView is a seat as a hidden core knows it.
func (c *State) playerView(s uint8, by rules.Seat) Player {
	p := Player{Seat: rules.Seat(s), Name: names[s], Size: c.Size(s), Cubes: int(c.Cubes[s]), Discards: tilesOf(c.Discards[s]),
		Away: int(c.Away[s]), Owned: tilesOf(c.Owned[s]), Agenda: c.Agenda[s]}
	if rules.Seat(s) == by || c.Stage == StageOver {
		p.Hand, p.Chosen = tilesOf(c.Hand[s]), tilesOf(c.Chosen[s])
	} else {
		p.Backs = backs[s][:min(p.Size, len(backs[s]))]
	}
	return p
}

// goals are the missions with the standing that follows from open facts.
func (c *State) goals() (all []Goal) {
	for i := range c.missionsOut() {
		m := c.Missions[i]
		if m == NoMission {
			break
		}
		g := Goal{ID: "mission." + strconv.Itoa(int(i)+1), Mission: m, Open: c.Variants&SecretMissions == 0 || i == 0 || c.Stage == StageOver}
		if c.Variants&SecretMissions != 0 && i > 0 {
			g.Between = [2]rules.Seat{rules.Seat(i - 1), rules.Seat(i % c.Seats)}
		}
		if m < missionKinds {
			g.Counts = c.Counts(m, &c.Owned)
			points, _ := share(g.Counts, c.Variants&SixThree != 0)
			g.Points = points[:c.Seats]
		}
		all = append(all, g)
	}
	return all
}

// evening says what the resolution is doing; nil while there is none.
func (v *View) evening() *Evening {
	c := &v.core
	if c.Stage < StageOpen || c.Stage > StageHome {
		return nil
	}
	e := &Evening{Owner: rules.Public}
	if c.Stage == StageHome {
		e.Step = "All boards are resolved: tiles and cubes go back to their owners."
		return e
	}
	p := c.Here()
	b := the(c.Boards[p])
	e.Board, e.Place = int(c.Boards[p]), int(p)
	switch c.Stage {
	case StageOpen:
		e.Step = fmt.Sprintf("Now comes %s: everything there will be turned face up.", b)
	case StageAbility, StageDraw, StageKeep:
		x := p*Spaces + c.Numeral
		e.Numeral, e.Tile, e.Owner = int(c.Numeral)+1, c.On[x], rules.Seat(c.Owner(x))
		can := c.Usable(x)
		for s := Assassin; s <= Diplomacy; s++ {
			if can>>s&1 != 0 && c.Stage == StageAbility {
				e.Symbols = append(e.Symbols, s)
			}
		}
		e.Step = fmt.Sprintf("At %s, space %s: %s decides about %s.", b, numerals[c.Numeral], seatName(e.Owner), e.Tile.Face().Name)
		if c.Stage != StageAbility {
			e.Step = fmt.Sprintf("At %s, space %s: %s looks at the top of the pile and at the reward.", b, numerals[c.Numeral], seatName(e.Owner))
		}
	case StageDice:
		x := c.Unrolled().First()
		e.Numeral, e.Tile, e.Owner = int(x%Spaces)+1, c.On[x], rules.Seat(c.Owner(x))
		e.Step = fmt.Sprintf("Two dice are rolled for %s on space %s of %s.", e.Tile.Face().Name, numerals[x%Spaces], b)
	case StageAward:
		e.Step = fmt.Sprintf("At %s the strengths are compared.", b)
	case StageLose:
		e.Owner = rules.Seat(c.Seat)
		e.Step = fmt.Sprintf("At %s the weakest is %s, who must give up a tile there.", b, names[c.Seat])
	}
	return e
}
