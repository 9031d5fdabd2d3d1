//go:build !js

package start

import (
	"context"
	"io"
	"os"
	"os/signal"

	"intrigue/input/sim"
	"intrigue/input/wire"
	"intrigue/scenes/table"
)

// headless does what opens no window, for a terminal.
func headless(o Options, titles table.Titles, version string) error {
	switch {
	case o.Sim != "":
		return simulate(o, titles, os.Stdout)
	case o.Wire != "":
		t, _ := titles.Find(o.Wire)
		return wire.Serve(t.Game, os.Stdin, os.Stdout)
	}
	return analyse(o, titles, version, os.Stdout)
}

// simulate plays bots against each other and writes a table of how it went. It
// can be broken off with Ctrl+C and then counts what was played.
func simulate(o Options, titles table.Titles, out io.Writer) error {
	t, _ := titles.Find(o.Sim)
	if o.Seats == "" {
		o.Seats = t.Game.About().Usual()
	}
	ctx, stop := signal.NotifyContext(context.Background(), os.Interrupt)
	defer stop()
	run := sim.Run{Game: t.Game, Games: o.Games, Levels: sim.Levels(t.Game, o.Seats), Deal: o.Deal}
	res, err := run.Play(ctx)
	if err != nil && ctx.Err() == nil {
		return usageError{err}
	}
	return res.Print(out)
}
