package estoril

import (
	"strconv"

	"intrigue/rules"
	"intrigue/rules/prose"
)

// boardView is the board at a place, as a hidden core knows it.
func (c *core) boardView(p uint8) Board {
	n := c.board[p]
	b := Board{Cells: make([]Cell, 0, Spaces), Number: int(n), Place: int(p), Turned: int(c.turned[p]), Poster: posters[n], Won: rules.Public, Prize: c.prize[p]}
	for i := range spaces(n) {
		b.Cells = append(b.Cells, c.cellView(p*Spaces+i))
	}
	b.Reward = c.cellView(slots + p)
	b.Sums = c.sums(p)
	switch w := c.won[p]; {
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
func (c *core) cellView(x uint8) Cell {
	p := placeOf(x)
	n := c.board[p]
	v := Cell{ID: c.spotID(x), Secret: posters[n].Hidden, Taken: c.taken.has(x), Tile: c.on[x], Owner: rules.Public, Down: c.down.has(x), Row: -1, Col: -1}
	k := posters[n].Reward
	if x < slots {
		i := x % Spaces
		k = posters[n].Space[i]
		v.Numeral, v.Secret, v.Look, v.Outer = int(i)+1, !posters[n].Open, look(n, i), c.outer.has(x)
		v.Shield, v.Brought = c.shield.has(x), c.mute.has(x)
		if d := c.dice[x]; d != 0 {
			v.Dice = [2]int{int(d-1)/6 + 1, int(d-1)%6 + 1}
		}
		v.Parts = c.parts(x)
	}
	k = corner(k, c.turned[p])
	v.Corner = int(k)
	if k != centre {
		v.Row, v.Col = cell(p, k)
	}
	if s := c.owner(x); s != nobody {
		v.Owner = rules.Seat(s)
	}
	if v.Down {
		for s := range rules.Seat(c.seats) {
			if c.seen[x].Has(s) {
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
func (c *core) parts(x uint8) (p Parts) {
	t := c.on[x]
	if t == 0 || x >= slots {
		return p
	}
	f := &faces[t.face()]
	return Parts{Printed: f.Strength, Flags: int(c.gain[x]), Hotel: hotel(c.board[placeOf(x)], f.Flag), Rolled: difference(c.dice[x])}
}

// sums are the strengths of all seats at a place, as far as they are known.
func (c *core) sums(p uint8) (all []Sum) {
	for s := range c.seats {
		w := c.mine[s] & inPlace(p)
		if w == 0 {
			continue
		}
		sum := Sum{Seat: rules.Seat(s), Tiles: w.count(), Lowest: int(w.first()%Spaces) + 1}
		for ; w != 0; w &= w - 1 {
			x := w.first()
			if c.on[x] == 0 {
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
func (c *core) leader(p uint8, sums []Sum) (rules.Seat, string) {
	s := c.best(p)
	if s == nobody {
		return rules.Public, ""
	}
	best, ties, unknown := c.sum(p, s), 0, 0
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
		low := numerals[(c.mine[s]&inPlace(p)).first()%Spaces]
		return rules.Seat(s), why + ": " + strconv.Itoa(best) + " each, and space " + low + " is the lowest."
	}
	return rules.Seat(s), why + ": " + strconv.Itoa(best) + " against " + prose.List(other) + "."
}
