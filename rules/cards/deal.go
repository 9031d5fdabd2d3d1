package cards

import (
	"errors"
	"math/rand/v2"
	"slices"
)

// Zone is a place with hidden cards: a hand, a row of backs, the rest of a deck.
type Zone struct {
	Size int             // how many cards it holds
	Must []Card          // those known to be among them
	Not  func(Card) bool // true for a card that cannot be here; nil forbids none
}

// tries are the deals that are drawn and thrown away before a slower way is taken.
const tries = 48

// Deal spreads the cards over the zones at random, so that each zone gets its size,
// what it must hold and nothing that it may not hold. The result has the cards of
// each zone, those it must hold first. All deals that fit are equally likely as
// long as they are not rare; where they are, the first that is found is mixed by
// exchanges that keep to the rules.
//
// The numbers must match: as many cards as all zones together hold. It is an error
// when they do not, or when no deal fits.
func Deal(r *rand.Rand, cs []Card, zones []Zone) ([][]Card, error) {
	d, err := newDealing(cs, zones)
	if err != nil {
		return nil, err
	}
	if !d.draw(r) && !d.match(r) {
		return nil, errors.New("the cards cannot lie as they are known to lie")
	}
	all := make([][]Card, len(zones))
	for z := range zones {
		all[z] = slices.Clone(zones[z].Must)
	}
	for i, z := range d.zone {
		all[z] = append(all[z], d.free[i])
	}
	return all, nil
}

// dealing are the cards that must lie nowhere in particular and the places that are
// left for them.
type dealing struct {
	zones []Zone
	free  []Card // card i lies at place i
	zone  []int  // the zone of each place, in rising order
}

func newDealing(cs []Card, zones []Zone) (*dealing, error) {
	d := &dealing{zones: zones, free: slices.Clone(cs)}
	places := 0
	for z, zone := range zones {
		if len(zone.Must) > zone.Size {
			return nil, errors.New("more cards are known to lie somewhere than there is room for")
		}
		for _, c := range zone.Must {
			i := slices.Index(d.free, c)
			if i < 0 {
				return nil, errors.New("a card is known to lie where it cannot be")
			}
			d.free = slices.Delete(d.free, i, i+1)
		}
		places += zone.Size
		for range zone.Size - len(zone.Must) {
			d.zone = append(d.zone, z)
		}
	}
	if places != len(cs) {
		return nil, errors.New("the hidden cards are not as many as their places")
	}
	return d, nil
}

// fits reports whether a card may lie at a place.
func (d *dealing) fits(c Card, place int) bool {
	not := d.zones[d.zone[place]].Not
	return not == nil || !not(c)
}

// draw shuffles until everything fits, a limited number of times.
func (d *dealing) draw(r *rand.Rand) bool {
	for range tries {
		r.Shuffle(len(d.free), func(i, j int) { d.free[i], d.free[j] = d.free[j], d.free[i] })
		ok := true
		for i, c := range d.free {
			if !d.fits(c, i) {
				ok = false
				break
			}
		}
		if ok {
			return true
		}
	}
	return false
}
