// Package estoril is Estoril 1942 for two to four players: characters are sent to
// six of eight posters, some of them face down, and in the evening their abilities
// are used in order and the strongest at each place wins a character.
//
// It knows no pixels, no devices and no bots but its own. Everything a seat is shown,
// told or advised is made from a core in which all that it may not know is blank.
package estoril
