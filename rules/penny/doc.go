// Package penny keeps the rules of Penny Dreadfun, a deck-building penny dreadful
// for one to four heroes.
//
// It is the door to four rooms: core has the state and its actions, with what is printed
// in core/box; words has every sentence; bots has levels and hints. What a board draws is
// a View. Nothing is hidden but the order of the decks, and that is Luck's: a deck is a
// pile from which a card is drawn when it is needed.
//
// The package knows no pixels, no clock and no other game.
package penny
