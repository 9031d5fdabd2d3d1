// Package london is the hunt for Mr X on the map of London: one fugitive who
// moves unseen, five pawns that look for him, and a limited supply of tickets.
//
// It follows the rules as they are told in rules.md, whose clauses (LON-1 …) the
// comments and the tests name. It knows no pixels and no geometry: stations are
// ids, and where they lie is the business of the map.
//
// Three layers stand on each other. The board never changes. The core is a small
// flat value, one moment of one game without its past, fast enough for playouts.
// The position is a core together with the past, and keeps the contract of
// package rules.
package london
