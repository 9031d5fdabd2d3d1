// Package pimpernel is The Scarlet Pimpernel: two to six friends of the League
// place cubes on roads, towns, buildings and planning areas, and are paid for each
// cube that a mission uses.
//
// It wires the rooms of the game: the rules and the board are in core, every sentence in
// words, bots and hints in bots. The clauses that comments and tests name (PIM-1 … and our
// own variant, CHV-1 …) are those of rules.md.
package pimpernel
