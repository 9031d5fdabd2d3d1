// Package start is the way into the program: its flags, its window, and running without one.
//
// It knows which games there are from main, and nothing of how they are played.
package start

import (
	"errors"
	"flag"
	"fmt"
	"io"
	"strings"

	"intrigue/rules/prose"
	"intrigue/scenes/table"
)

// Options are the flags of the command line.
type Options struct {
	Game    string // open the set-up page of this game
	Load    string // a file with a game, to play on
	Replay  string // a file with a game, to look at
	Sim     string // a game that bots play against each other, without a window
	Wire    string // a game to play by lines of text, without a window
	Analyse string // a file with a finished game, to analyse without a window
	JSON    bool   // with Analyse: writes for programs
	Games   int    // with Sim: how many games
	Seats   string // with Sim: the levels of the bots, in seat order; "" for the usual one
	Deal    uint64 // with Sim: the number of the first deal
	Shots   string // a folder for a picture of every screen, or with Game of one game's
	Store   bool   // with Shots: only the pictures for the pages of stores
	Home    string // keeps settings and games in this folder
	Screen  bool   // writes what is on the screen as text, for programs
	Say     bool   // writes what happens as sentences, for people who listen
	Version bool   // prints the version
}

// errHelp says that the flags were asked for; they have been printed.
var errHelp = errors.New("help")

// parse reads the command line. An error is one line for the person.
func parse(args []string, titles table.Titles, out io.Writer) (Options, error) {
	var o Options
	f := flag.NewFlagSet("intrigue", flag.ContinueOnError)
	f.SetOutput(io.Discard)
	f.StringVar(&o.Game, "game", "", "open the set-up page of this `game`: "+strings.Join(titles.Keys(), ", ")+
		"; with -shots: its pictures only")
	f.StringVar(&o.Load, "load", "", "continue the game in this `file`")
	f.StringVar(&o.Replay, "replay", "", "view the game in this `file` move by move")
	f.StringVar(&o.Sim, "sim", "", "let bots play this `game` without a window")
	f.StringVar(&o.Wire, "wire", "", "play this `game` with another program over standard input and output")
	f.StringVar(&o.Analyse, "analyse", "", "analyse the finished game in this `file` without a window, a line for each decision")
	f.BoolVar(&o.JSON, "json", false, "with -analyse: write the lines as JSON")
	f.IntVar(&o.Games, "games", 100, "with -sim: how many `games`")
	f.StringVar(&o.Seats, "seats", "", "with -sim: the bots' `levels`, one for each seat, such as steady,easy,easy")
	f.Uint64Var(&o.Deal, "deal", 1, "with -sim: the `number` of the first deal")
	f.StringVar(&o.Shots, "shots", "", "save a picture of every screen in this `folder`; with -game: only that game's screens")
	f.BoolVar(&o.Store, "store", false, "with -shots: save only a picture of the shelf and one of each game, as app stores want them")
	f.StringVar(&o.Home, "home", "", "keep settings and games in this `folder`")
	f.BoolVar(&o.Say, "say", false, "write what happens as sentences on standard output, for a speech program")
	f.BoolVar(&o.Screen, "screen", false, "describe the screen on standard output, for other programs")
	f.BoolVar(&o.Version, "version", false, "print the version")
	err := f.Parse(args)
	switch {
	case errors.Is(err, flag.ErrHelp):
		fmt.Fprintln(out, "Intrigue: "+prose.Spelled(len(titles), "board game")+" on one desktop. Without flags, it opens its window.")
		f.SetOutput(out)
		f.PrintDefaults()
		return o, errHelp
	case err != nil:
		return o, fmt.Errorf("%w (intrigue -help lists the flags)", err)
	case f.NArg() > 0:
		return o, fmt.Errorf("%q is not a flag (intrigue -help lists them)", f.Arg(0))
	}
	named := map[string]bool{}
	needs := map[string]string{"game": "the key of a game", "file": "a file", "levels": "levels of bots", "folder": "a folder"}
	f.Visit(func(one *flag.Flag) {
		named[one.Name] = true
		if kind, _ := flag.UnquoteUsage(one); err == nil && needs[kind] != "" && strings.TrimSpace(one.Value.String()) == "" {
			err = fmt.Errorf("-%s needs %s", one.Name, needs[kind])
		}
	})
	if err == nil {
		err = o.check(titles, named)
	}
	return o, err
}

// check refuses flags that make no sense together. named are those that were given.
func (o Options) check(titles table.Titles, named map[string]bool) error {
	ways := 0
	if o.Game != "" && o.Shots != "" {
		ways-- // they go together: pictures of one game
	}
	for _, w := range []string{o.Game, o.Load, o.Replay, o.Sim, o.Wire, o.Analyse, o.Shots} {
		if w != "" {
			ways++
		}
	}
	if ways > 1 {
		return errors.New("use only one of -game, -load, -replay, -sim, -wire, -analyse and -shots")
	}
	for _, key := range []string{o.Game, o.Sim, o.Wire} {
		if key == "" {
			continue
		}
		if _, ok := titles.Find(key); !ok {
			return fmt.Errorf("there is no game called %q; the games are %s", key, strings.Join(titles.Keys(), ", "))
		}
	}
	for _, name := range []string{"games", "seats", "deal"} {
		if named[name] && o.Sim == "" {
			return fmt.Errorf("-%s works only with -sim", name)
		}
	}
	if named["store"] && (o.Shots == "" || o.Game != "") {
		return errors.New("-store works only with -shots, and not with -game")
	}
	if named["json"] && o.Analyse == "" {
		return errors.New("-json works only with -analyse")
	}
	if o.Say && o.Screen {
		return errors.New("-say can't be used with -screen: both write on standard output")
	}
	const headless = "opens no window and saves nothing"
	for _, name := range []string{"home", "say", "screen"} {
		for _, way := range []struct{ name, value, does string }{
			{"sim", o.Sim, headless}, {"wire", o.Wire, headless}, {"analyse", o.Analyse, headless}, {"shots", o.Shots, "only takes pictures"},
		} {
			if named[name] && way.value != "" {
				return fmt.Errorf("-%s can't be used with -%s, which %s", name, way.name, way.does)
			}
		}
	}
	if o.Games < 1 || o.Games > 10_000_000 {
		return fmt.Errorf("-games %d: choose a number from 1 to 10000000", o.Games)
	}
	return nil
}
