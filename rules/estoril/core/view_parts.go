package core

import (
	"strconv"

	"intrigue/rules"
	"intrigue/rules/cards"
)

// Board returns the board at a place, as far as it is known.
func (c *State) Board(p uint8) Board {
	n := c.Boards[p]
	b := Board{Cells: make([]Cell, 0, Spaces), Number: int(n), Place: int(p), Turned: int(c.Turned[p]), Poster: Posters[n],
		Won: rules.Public, Prize: c.Prize[p]}
	for i := range SpacesOf(n) {
		b.Cells = append(b.Cells, c.cell(p*Spaces+i))
	}
	b.Reward = c.cell(RewardSpot(p))
	b.Sums, b.Best = c.sums(p), rules.Public
	switch w := c.Won[p]; {
	case w == PrizeUnder:
		b.Resolved, b.Won = true, rules.Luck
	case w > 0:
		b.Resolved, b.Won, b.Best = true, rules.Seat(w-1), rules.Seat(w-1)
	default:
		if s := c.Best(p); s != Nobody {
			b.Best = rules.Seat(s)
		}
	}
	return b
}

// cell returns one spot.
func (c *State) cell(x uint8) Cell {
	p := PlaceOf(x)
	poster := &Posters[c.Boards[p]]
	v := Cell{ID: c.SpotID(x), Secret: poster.Hidden, Taken: c.Taken.Has(x), Tile: c.On[x], Owner: rules.Public, Down: c.Down.Has(x)}
	printed := poster.Reward
	if !IsReward(x) {
		i := x % Spaces
		printed = poster.Space[i]
		v.Numeral, v.Secret, v.Outer = int(i)+1, !poster.Open, c.Outer.Has(x)
		v.Shield, v.Brought = c.Protected.Has(x), c.Brought.Has(x)
		v.Dice[0], v.Dice[1] = diceOf(c.Dice[x])
		v.Parts = c.parts(x)
	}
	v.Corner = int(corner(printed, c.Turned[p]))
	if s := c.Owner(x); s != Nobody {
		v.Owner = rules.Seat(s)
	}
	v.Glanced = c.Glance == 1+x
	if v.Down {
		for s := range rules.Seat(c.Seats) {
			if c.KnownTo[x].Has(s) {
				v.Looked = append(v.Looked, s)
			}
		}
	}
	if v.Taken && v.Tile == 0 {
		v.Back = "back." + v.ID
	}
	return v
}

// parts returns what the strength of a tile is made of; nothing when it is not known.
func (c *State) parts(x uint8) (p Parts) {
	t := c.On[x]
	if t == 0 || IsReward(x) {
		return p
	}
	f := &Faces[t.FaceIndex()]
	return Parts{Printed: f.Strength, Flags: int(c.Gain[x]), Hotel: Hotel(c.Boards[PlaceOf(x)], f.Flag), Rolled: difference(c.Dice[x])}
}

// sums returns the strengths of all seats at a place, as far as they are known.
func (c *State) sums(p uint8) (all []Sum) {
	for s := range c.Seats {
		w := c.Mine[s] & InPlace(p)
		if w == 0 {
			continue
		}
		sum := Sum{Seat: rules.Seat(s), Lowest: int(w.First()%Spaces) + 1}
		for ; w != 0; w &= w - 1 {
			x := w.First()
			if c.On[x] == 0 {
				sum.Unknown++
			}
			t := c.parts(x)
			sum.Printed += t.Printed
			sum.Flags += t.Flags
			sum.Hotel += t.Hotel
			sum.Rolled += t.Rolled
		}
		all = append(all, sum)
	}
	return all
}

// backs are the ids of each hand's tiles for those who may not know them, more than enough.
var backs = func() (all [len(SeatNames)][]string) {
	for s := range all {
		all[s] = cards.Backs("hand."+strconv.Itoa(s), StartEach+Recruits)
	}
	return all
}()

// player returns a seat as far as it is known.
func (c *State) player(s uint8, by rules.Seat) Player {
	p := Player{Seat: rules.Seat(s), Name: SeatNames[s], Size: c.Size(s), Cubes: int(c.Cubes[s]), Discards: c.Discards[s].All(),
		Away: int(c.Away[s]), Owned: c.Owned[s].All(), Agenda: c.Agenda[s]}
	if rules.Seat(s) == by || by == rules.Spectator || c.Stage == StageOver {
		p.Hand, p.Chosen = c.Hand[s].All(), c.Chosen[s].All()
	} else {
		p.Backs = backs[s][:min(p.Size, len(backs[s]))]
	}
	return p
}

// goals returns the missions with the standing that follows from open facts.
func (c *State) goals() (all []Goal) {
	for i := range c.MissionsOut() {
		m := c.Missions[i]
		if m == NoMission {
			break
		}
		g := Goal{ID: "mission." + strconv.Itoa(int(i)+1), Mission: m,
			Open: c.Variants&SecretMissions == 0 || i == 0 || c.Stage == StageOver}
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
	acts := func(x uint8) { e.Numeral, e.Tile, e.Owner = int(x%Spaces)+1, c.On[x], rules.Seat(c.Owner(x)) }
	switch c.Stage {
	case StageAbility:
		can := c.Usable()
		for s := Assassin; s <= Diplomacy; s++ {
			if can>>s&1 != 0 {
				e.Symbols = append(e.Symbols, s)
			}
		}
		acts(c.Actor())
	case StageDraw, StageKeep:
		acts(c.Actor())
	case StageDice:
		acts(c.Unrolled().First())
	case StageLose:
		e.Owner = rules.Seat(c.Seat)
	}
	return e
}
