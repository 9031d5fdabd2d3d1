// Package core is the rules of Estoril: a flat state, the actions that change it, luck,
// scoring, and what each seat knows.
//
// It knows no sentence, no bot and no screen. Playing a game out does not allocate.
package core
