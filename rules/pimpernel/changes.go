package pimpernel

import "intrigue/rules"

// Change is a favour tile that goes from one seat to another; rules.Public is nobody.
type Change struct {
	Area     Area
	From, To rules.Seat
}

// changes are the favour tiles that change hands between two moments.
func (c *State) changes(d *State) (all []Change) {
	for a := range Area(areas) {
		if was, is := c.tile[a], d.tile[a]; was != is {
			all = append(all, Change{a, rules.Seat(was), rules.Seat(is)})
		}
	}
	return all
}

// read reads a move of the seat that decides; ok is false if it is not legal.
func (v View) read(m rules.Move) (a Action, ok bool) {
	a, ok = parse(m)
	return a, ok && v.Acting >= 0 && v.State.legal(a)
}

// Changes are the favour tiles that would change hands by a move of the acting seat,
// up to the end of its turn at the latest; what a completion does is not looked at.
func (v View) Changes(m rules.Move) []Change {
	if a, ok := v.read(m); ok {
		return v.State.changes(v.State.after(a))
	}
	return nil
}
