// Package estoril is Estoril 1942 for two to four players: characters are sent to
// six of eight posters, some of them face down, and in the evening their abilities
// are used in order and the strongest at each place wins a character.
//
// It wires the rooms of the game: the rules and what each seat knows are in core, every
// sentence in words, bots and hints in bots. Everything a seat is shown, told or advised
// is made from a state in which all that it may not know is blank.
package estoril
