package core

import "intrigue/rules"

// Change is a favour tile that goes from one seat to another; rules.Public is nobody.
type Change struct {
	Area     Area
	From, To rules.Seat
}

// Changes are the favour tiles that change hands between two moments.
func (c *State) Changes(d *State) (all []Change) {
	for a := range Area(Areas) {
		if was, is := c.Tile[a], d.Tile[a]; was != is {
			all = append(all, Change{a, rules.Seat(was), rules.Seat(is)})
		}
	}
	return all
}

// Read reads a move of the seat that decides; ok is false if it is not legal.
func (v View) Read(m rules.Move) (a Action, ok bool) {
	a, ok = Parse(m)
	return a, ok && v.Acting >= 0 && v.State.Legal(a)
}

// Changes are the favour tiles that would change hands by a move of the acting seat,
// up to the end of its turn at the latest; what a completion does is not looked at.
func (v View) Changes(m rules.Move) []Change {
	if a, ok := v.Read(m); ok {
		return v.State.Changes(v.State.After(a))
	}
	return nil
}
