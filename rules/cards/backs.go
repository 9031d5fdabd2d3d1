package cards

import "strconv"

// Back is the id of a card that a view may not name: made of where it lies and of
// how many lie before it there, and of nothing that belongs to the card. It is
// therefore fresh whenever cards are mixed or one leaves the zone: what was
// "back.hand.1.3" says nothing of what is called so afterwards.
//
// A zone whose cards lie in an order that people can follow (a card that was seen
// to be put down) counts its places instead, since their owner cannot hide it.
func Back(zone string, i int) string { return "back." + zone + "." + strconv.Itoa(i) }

// Backs are the ids of n hidden cards of a zone. They are the same for every hand of
// this size: a card that leaves is never missed in the middle.
func Backs(zone string, n int) []string {
	all := make([]string, n)
	for i := range all {
		all[i] = Back(zone, i)
	}
	return all
}
