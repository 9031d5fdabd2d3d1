// Package words is every sentence of Estoril: what is told, asked, labelled, refused and
// advised.
//
// It changes nothing and decides nothing, and knows no bot: why an action is advised comes
// to it as a value of core.
package words
