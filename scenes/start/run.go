package start

import (
	"errors"
	"fmt"
	"os"
	"runtime"
	"runtime/debug"
	"slices"
	"strings"

	"intrigue/input/store"
	"intrigue/rules"
	"intrigue/scenes/app"
	"intrigue/scenes/pages"
	"intrigue/scenes/paint"
	"intrigue/scenes/shelf"
	"intrigue/scenes/table"
	"intrigue/scenes/widgets"
	"intrigue/sprites"
)

// Main runs the program with the arguments after its name and returns its exit
// status: 2 for a wrong flag, 1 when it cannot run.
func Main(args []string, titles table.Titles, version string) int {
	console()
	o, err := parse(args, titles, os.Stdout)
	switch {
	case errors.Is(err, errHelp):
		return 0
	case err != nil:
		fmt.Fprintln(os.Stderr, "intrigue:", err)
		return 2
	case o.Version:
		fmt.Println("Intrigue", version)
		return 0
	}
	// Baking tiles makes much short-lived waste; a board game can afford to sweep up
	// more often than the usual, and keeps a third less memory for it.
	debug.SetGCPercent(50)
	if o.Sim != "" || o.Wire != "" || o.Analyse != "" {
		err = headless(o, titles, version)
	} else {
		err = open(o, titles, version)
	}
	var usage usageError
	switch {
	case errors.As(err, &usage):
		fmt.Fprintln(os.Stderr, "intrigue:", err)
		return 2
	case err != nil:
		fmt.Fprintln(os.Stderr, "intrigue:", explain(err))
		tell(explain(err))
		return 1
	}
	return 0
}

// usageError is a flag whose value turned out to be wrong only when it was used.
type usageError struct{ error }

// leastFiles is how many open files a window needs: libraries, fonts, the display, saved games.
const leastFiles = 64

// explain puts the errors of the window system into words.
func explain(err error) string {
	var crash app.Crash
	if errors.As(err, &crash) {
		return crash.Words
	}
	words := strings.ReplaceAll(err.Error(), "\n", "; ") // several errors at once are a line each
	says := func(parts ...string) bool {
		return slices.ContainsFunc(parts, func(p string) bool { return strings.Contains(strings.ToLower(words), p) })
	}
	switch {
	case fewFiles():
		return fmt.Sprintf("the system lets Intrigue open too few files at once to show a window: "+
			"allow at least %d (ulimit -n %[1]d).", leastFiles)
	case says("libx11"):
		return "the library libX11 is missing, so Intrigue cannot open a window: install libx11-6 (Debian, Ubuntu), libX11 (Fedora), " +
			"libx11 (Arch) or libX11-6 (openSUSE)."
	case says("failed to load libgl", "failed to load glx"):
		return "the library libGL is missing, so Intrigue cannot draw: install libgl1 (Debian, Ubuntu), mesa-libGL (Fedora), " +
			"mesa (Arch) or Mesa-libGL1 (openSUSE)."
	case says("opengl", "libgl", "glx", "egl", "wgl"):
		return "this computer has no OpenGL 3.2 for Intrigue to draw with (" + words + ")."
	case says("no window system", "x11", "display"):
		return "there is no display to open a window on."
	}
	return words
}

// open shows the window.
func open(o Options, titles table.Titles, version string) error {
	typesetter := paint.NewTypesetter()
	sheet := sprites.NewSheet()
	for _, t := range titles {
		if t.Compose != nil {
			sheet.AddComposer(t.Compose)
		}
	}
	painter, err := paint.New(typesetter, sheet)
	if err != nil {
		return err
	}
	if o.Shots != "" {
		return shoot(o, titles, version, typesetter, painter)
	}
	files := store.Open(store.Options{Home: o.Home, Game: titles.Game})
	if words := files.NotSaved(); words != "" {
		fmt.Fprintln(os.Stderr, "intrigue:", words) // and on the shelf
	}
	a := furnish(typesetter, titles, files, version)
	if o.Say || o.Screen {
		survivePipe()
	}
	if o.Say {
		a.Voice = os.Stdout
	}
	if o.Screen {
		a.Script = os.Stdout
	}
	win := app.NewWindow(a, painter)
	if os.Getenv("INTRIGUE_TRACE") != "" {
		win.Trace = os.Stderr
	}
	defer a.Close()
	seen, err := first(a, o, titles)
	if err != nil {
		return err
	}
	// One processor more than there are cores, for an analysis keeps as many busy as there are: where its threads give way
	// to others, the picture then never waits until one of them is interrupted.
	runtime.GOMAXPROCS(runtime.GOMAXPROCS(0) + 1)
	win.Ready = func() {
		ready()
		seen()
	}
	return win.Run("Intrigue", icons())
}

// furnish makes an app that begins with the shelf and knows where the page of the keys is.
func furnish(typesetter widgets.Type, titles table.Titles, files *store.Store, version string) *app.App {
	a := app.New(typesetter, files, func(a *app.App) app.Screen { return shelf.New(shelf.Deps{App: a, Titles: titles}) })
	a.Version = version
	a.Help = func() app.Screen { return pages.NewKeys(a) }
	return a
}

// first opens the screen that the flags ask for. seen is to be called once it has been painted.
func first(a *app.App, o Options, titles table.Titles) (seen func(), err error) {
	switch {
	case o.Game != "":
		t, _ := titles.Find(o.Game)
		a.Open(shelf.NewSetup(shelf.Deps{App: a, Titles: titles}, t))
	case o.Load != "":
		return load(a, titles, o.Load, table.OpenUnsaved)
	case o.Replay != "":
		return load(a, titles, o.Replay, table.Watch)
	}
	return func() {}, nil
}

// opener makes the table of a game from elsewhere: to play on, or to look at it.
type opener func(*app.App, table.Title, rules.Record) (*table.Screen, error)

// load opens a game from a file anywhere. To play on, it becomes a saved game of your own once it has been seen: where
// no window can be opened nothing is written. The file itself is only read.
func load(a *app.App, titles table.Titles, file string, open opener) (seen func(), err error) {
	r, note, err := a.Store.ImportFile(file)
	if err != nil {
		return nil, usageError{err}
	}
	t, ok := titles.Find(r.Game)
	if !ok {
		return nil, usageError{fmt.Errorf("there is no game called %q in Intrigue", r.Game)}
	}
	game, err := open(a, t, r)
	if err != nil {
		return nil, usageError{err}
	}
	a.Toast(note)
	a.Open(game)
	return game.Save, nil
}
