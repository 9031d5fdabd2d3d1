// Package duel is a game for tests: two seats choose a number in secret, and the higher
// one takes the round.
//
// It is the smallest game with a secret, and what rules/README.md describes step by
// step. It knows no pixels, and nothing of the program but the contract.
package duel
