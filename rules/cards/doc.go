// Package cards is what card games share: decks drawn card by card, and ids for cards that
// a view may not name.
//
// It knows no game, no pixels and no source of chance of its own. A deck holds the
// order of its cards only as far as somebody knows it: all other cards are a heap
// out of which Luck draws, so that no position holds an order that nobody has seen.
package cards
