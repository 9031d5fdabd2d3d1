package estoril

import (
	"strconv"

	"intrigue/rules"
	"intrigue/rules/prose"
)

// boardView is the board at a place, as a hidden core knows it.
func (c *State) boardView(p uint8) Board {
	n := c.Boards[p]
	b := Board{Cells: make([]Cell, 0, Spaces), Number: int(n), Place: int(p), Turned: int(c.Turned[p]), Poster: posters[n], Won: rules.Public, Prize: c.Prize[p]}
	for i := range spaces(n) {
		b.Cells = append(b.Cells, c.cellView(p*Spaces+i))
	}
	b.Reward = c.cellView(Slots + p)
	b.Sums = c.sums(p)
	switch w := c.Won[p]; {
	case w > 4:
		b.Resolved, b.Won, b.Best = true, rules.Luck, rules.Public
		b.Why = "Nobody was there: " + b.Prize.Face().Name + " went under the pile."
	case w > 0:
		b.Resolved, b.Won = true, rules.Seat(w-1)
		b.Best, b.Why = b.Won, names[w-1]+" won "+b.Prize.Face().Name+"."
	default:
		b.Best, b.Why = c.leader(p, b.Sums)
	}
	return b
}

// cellView is one spot.
func (c *State) cellView(x uint8) Cell {
	p := PlaceOf(x)
	n := c.Boards[p]
	v := Cell{ID: c.spotID(x), Secret: posters[n].Hidden, Taken: c.Taken.Has(x), Tile: c.On[x], Owner: rules.Public, Down: c.Down.Has(x), Row: -1, Col: -1}
	k := posters[n].Reward
	if x < Slots {
		i := x % Spaces
		k = posters[n].Space[i]
		v.Numeral, v.Secret, v.Look, v.Outer = int(i)+1, !posters[n].Open, look(n, i), c.Outer.Has(x)
		v.Shield, v.Brought = c.Protected.Has(x), c.Brought.Has(x)
		if d := c.Dice[x]; d != 0 {
			v.Dice = [2]int{int(d-1)/6 + 1, int(d-1)%6 + 1}
		}
		v.Parts = c.parts(x)
	}
	k = corner(k, c.Turned[p])
	v.Corner = int(k)
	if k != centre {
		v.Row, v.Col = cell(p, k)
	}
	if s := c.Owner(x); s != nobody {
		v.Owner = rules.Seat(s)
	}
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

// parts are what the strength of a tile is made of; nothing when it is not known.
func (c *State) parts(x uint8) (p Parts) {
	t := c.On[x]
	if t == 0 || x >= Slots {
		return p
	}
	f := &faces[t.face()]
	return Parts{Printed: f.Strength, Flags: int(c.Gain[x]), Hotel: hotel(c.Boards[PlaceOf(x)], f.Flag), Rolled: difference(c.Dice[x])}
}

// sums are the strengths of all seats at a place, as far as they are known.
func (c *State) sums(p uint8) (all []Sum) {
	for s := range c.Seats {
		w := c.Mine[s] & InPlace(p)
		if w == 0 {
			continue
		}
		sum := Sum{Seat: rules.Seat(s), Tiles: w.Count(), Lowest: int(w.First()%Spaces) + 1}
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

// leader is who would win a place with what is known, and why.
func (c *State) leader(p uint8, sums []Sum) (rules.Seat, string) {
	s := c.Best(p)
	if s == nobody {
		return rules.Public, ""
	}
	best, ties, unknown := c.Sum(p, s), 0, 0
	var other []string
	for _, o := range sums {
		unknown += o.Unknown
		if o.Seat == rules.Seat(s) {
			continue
		}
		other = append(other, names[o.Seat]+" "+strconv.Itoa(o.Total()))
		if o.Total() == best {
			ties++
		}
	}
	why := names[s]
	if len(other) == 0 {
		return rules.Seat(s), why + " is alone there."
	}
	why += " leads"
	if unknown > 0 {
		why += " with what you know"
	}
	if ties > 0 {
		low := numerals[(c.Mine[s]&InPlace(p)).First()%Spaces]
		return rules.Seat(s), why + ": " + strconv.Itoa(best) + " each, and space " + low + " is the lowest."
	}
	return rules.Seat(s), why + ": " + strconv.Itoa(best) + " against " + prose.List(other) + "."
}
