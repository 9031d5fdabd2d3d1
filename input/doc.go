// Package input turns what people do into moves, and lets people, bots, luck and
// recorded games take their turns at one Table.
//
// It knows no game, no pixel, no file and no window: games come in as
// rules.Game, files as a Saver, and the devices as a Frame that package
// input/device fills. Everything here is used from one goroutine, the one that
// runs the window; only Deps.Wake is called from elsewhere.
package input
