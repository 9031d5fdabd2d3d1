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
func (c *core) playerView(s uint8, by rules.Seat) Player {
	p := Player{Seat: rules.Seat(s), Name: names[s], Size: c.size(s), Cubes: int(c.cubes[s]), Discards: tilesOf(c.piles[s]),
		Away: int(c.away[s]), Owned: tilesOf(c.owned[s]), Agenda: c.agenda[s]}
	if rules.Seat(s) == by || c.stage == StageOver {
		p.Hand, p.Chosen = tilesOf(c.hand[s]), tilesOf(c.chosen[s])
	} else {
		p.Backs = backs[s][:min(p.Size, len(backs[s]))]
	}
	return p
}

// goals are the missions with the standing that follows from open facts.
func (c *core) goals() (all []Goal) {
	for i := range c.missionsOut() {
		m := c.missions[i]
		if m == NoMission {
			break
		}
		g := Goal{ID: "mission." + strconv.Itoa(int(i)+1), Mission: m, Open: c.rules&secretMissions == 0 || i == 0 || c.stage == StageOver}
		if c.rules&secretMissions != 0 && i > 0 {
			g.Between = [2]rules.Seat{rules.Seat(i - 1), rules.Seat(i % c.seats)}
		}
		if m < missionKinds {
			g.Counts = c.counts(m, &c.owned)
			points, _ := share(g.Counts, c.rules&sixThree != 0)
			g.Points = points[:c.seats]
		}
		all = append(all, g)
	}
	return all
}

// evening says what the resolution is doing; nil while there is none.
func (v *View) evening() *Evening {
	c := &v.core
	if c.stage < StageOpen || c.stage > StageHome {
		return nil
	}
	e := &Evening{Owner: rules.Public}
	if c.stage == StageHome {
		e.Step = "All boards are resolved: tiles and cubes go back to their owners."
		return e
	}
	p := c.here()
	b := the(c.board[p])
	e.Board, e.Place = int(c.board[p]), int(p)
	switch c.stage {
	case StageOpen:
		e.Step = fmt.Sprintf("Now comes %s: everything there will be turned face up.", b)
	case StageAbility, StageDraw, StageKeep:
		x := p*Spaces + c.num
		e.Numeral, e.Tile, e.Owner = int(c.num)+1, c.on[x], rules.Seat(c.owner(x))
		can := c.usable(x)
		for s := Assassin; s <= Diplomacy; s++ {
			if can>>s&1 != 0 && c.stage == StageAbility {
				e.Symbols = append(e.Symbols, s)
			}
		}
		e.Step = fmt.Sprintf("At %s, space %s: %s decides about %s.", b, numerals[c.num], seatName(e.Owner), e.Tile.Face().Name)
		if c.stage != StageAbility {
			e.Step = fmt.Sprintf("At %s, space %s: %s looks at the top of the pile and at the reward.", b, numerals[c.num], seatName(e.Owner))
		}
	case StageDice:
		x := c.unrolled().first()
		e.Numeral, e.Tile, e.Owner = int(x%Spaces)+1, c.on[x], rules.Seat(c.owner(x))
		e.Step = fmt.Sprintf("Two dice are rolled for %s on space %s of %s.", e.Tile.Face().Name, numerals[x%Spaces], b)
	case StageAward:
		e.Step = fmt.Sprintf("At %s the strengths are compared.", b)
	case StageLose:
		e.Owner = rules.Seat(c.seat)
		e.Step = fmt.Sprintf("At %s the weakest is %s, who must give up a tile there.", b, names[c.seat])
	}
	return e
}
