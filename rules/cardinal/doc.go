// Package cardinal is the solitaire of the Cardinal's guards: four musketeers
// slide through a castle of 24 chambers, search their own ones in order, overcome
// the guards and get away.
//
// It follows the rules as they are told in rules.md, whose clauses (CAR-1 …) the
// comments and the tests name. It knows no pixels: chambers are ids, and where
// they lie is the business of the map.
//
// This is the facade: it keeps the contract of package rules by wiring the rooms
// below it. Package core has the rules, package words every sentence, and package
// bots the players and the solver.
package cardinal
