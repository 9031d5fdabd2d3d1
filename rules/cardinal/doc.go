// Package cardinal is the solitaire of the Cardinal's guards: four musketeers
// slide through a castle of 24 chambers, search their own ones in order, overcome
// the guards and get away.
//
// It follows the rules as they are told in rules.md, whose clauses (CAR-1 …) the
// comments and the tests name. It knows no pixels: chambers are ids, and where
// they lie is the business of the map.
//
// Three layers stand on each other. The castle never changes after the deal. The
// core is a small flat value, one moment of one game, fast enough to be searched a
// million times a second. The position is a core with its castle, and keeps the
// contract of package rules. The solver (Solve) searches the core and hands back
// moves that anybody can replay through the rules.
package cardinal
