// Package penny keeps the rules of Penny Dreadfun, a deck-building penny dreadful
// for one to four heroes.
//
// All cards, places and levers are data (see data), read once for each edition into
// a box. A moment of a game is a core: a flat value with a small stack of frames,
// each of which is something that is going on (a turn, a fight, an effect of a
// card). The machine in machine.go works the uppermost frame until somebody must
// decide or Luck must draw. Nothing is hidden but the order of the decks, and that
// is Luck's: a deck is a heap from which a card is drawn when it is needed.
//
// The package knows no pixels, no clock and no other game.
package penny
