// Package pimpernel is The Scarlet Pimpernel: two to six friends of the League
// place cubes on roads, towns, buildings and planning areas, and are paid for each
// cube that a mission uses.
//
// It follows the rules as they are told in rules.md, whose clauses (PIM-1 … and our
// own variant, CHV-1 …) the comments and the tests name. It knows no pixels: places
// are ids, and where they lie is the business of the map.
//
// Three layers stand on each other. The facts (map, cards) never change; a table is
// what was dealt of them for one game. The core is a small flat value, one moment of
// one game, which plays a step without allocating; bots search it. The position is a
// core with its table, and keeps the contract of package rules.
package pimpernel
