// Package bots is who plays Estoril by itself, and what it advises to people.
//
// It knows no sentence, and of a game only what a view knows: what is hidden is guessed.
package bots
