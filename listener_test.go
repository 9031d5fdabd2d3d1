package main

import (
	"bytes"
	"math/rand/v2"
	"regexp"
	"slices"
	"strings"

	"intrigue/input"
	"intrigue/rules"
	"intrigue/rules/rulestest"
	"intrigue/scenes/app"
	"intrigue/scenes/scenetest"
	"intrigue/scenes/table"
	"intrigue/scenes/table/gameover"
	"intrigue/scenes/widgets"
)

// listener is a player who looks at nothing: all that is known is what is said, and only the
// keys are used. It fails the test where somebody who listens would be lost.
type listener struct {
	*scenetest.Player
	voice bytes.Buffer
	last  string   // line heard
	told  []string // the lines since a move was begun
}

// listen lets a player listen.
func listen(p *scenetest.Player) *listener {
	l := &listener{Player: p}
	p.App.Voice = &l.voice
	p.Still(2)
	return l
}

// unspoken is what no voice can read as it is meant: ids of the program, signs, and stops in the
// wrong place.
var unspoken = regexp.MustCompile(`@|#|\b[a-z]+\.[a-z0-9]+\.|\b(station|pawn|ticket|choice|cell|musketeer|supply|guard|out|card|tile|` +
	`board|space|seat)\.[a-z0-9]|[×½→←↑↓·•–—…“”{}%|\\]{1}|\.,|,\.|\.\.| [.,]|\b(nil|null|none none)\b`)

// news is what was said since it was last asked for. Each line must be one that a voice can
// read, and no line may be said twice in a row.
func (l *listener) news() (lines []string) {
	l.T.Helper()
	for line := range strings.SplitSeq(strings.TrimSpace(l.voice.String()), "\n") {
		if line == "" {
			continue
		}
		l.readable(line)
		rulestest.Holds(l.T, line != l.last, "%q is said twice in a row", line)
		l.last = line
		lines = append(lines, line)
	}
	l.voice.Reset()
	l.told = append(l.told, lines...)
	return lines
}

// readable demands that a voice can read words.
func (l *listener) readable(words string) {
	l.T.Helper()
	bad := unspoken.FindString(words)
	rulestest.Holds(l.T, bad == "", "a voice cannot read %q in %q", bad, words)
}

// named demands that everything the keys can come to has a name.
func (l *listener) named() {
	l.T.Helper()
	for _, h := range l.App.UI().TopHits() {
		if h.NoFocus {
			continue
		}
		name, _ := app.NameOf(l.App.UI(), h, l.App.Screen())
		if name = app.Voiced(name); name == "" {
			l.T.Errorf("%s has no name", h.ID)
		}
		l.readable(name)
	}
}

// focus is what the keys stand on: the target of a spot, or the id of a key of the shell.
func focus(p *scenetest.Player) string {
	id := p.App.UI().Focused()
	if target, ok := table.TargetOf(id); ok {
		return target
	}
	return id
}

// to walks to a target with Tab, else with the arrows from part to part, and reports whether it
// is there. Each stop that is come to must be named.
func (l *listener) to(id string) bool {
	l.T.Helper()
	for _, keys := range [][]input.Action{{input.Next}, {input.Down, input.Right}, {input.NextZone, input.Up, input.Left}} {
		for i := range 60 {
			if focus(l.Player) == id {
				return true
			}
			l.step(keys[i%len(keys)])
		}
	}
	return focus(l.Player) == id
}

// step presses a key that goes on, and demands a name where it came to something else.
func (l *listener) step(key input.Action) {
	l.T.Helper()
	was := l.App.UI().Focused()
	l.Press(key)
	if now := l.App.UI().Focused(); len(l.news()) == 0 && now != was && now != "" {
		l.T.Errorf("nobody says that the keys have come to %s", now)
	}
}

// choose says a choice by keys alone: walks to each of its targets and presses Enter, and then
// answers what is asked.
func (l *listener) choose(c rules.Choice) {
	l.T.Helper()
	n := l.Game().Len()
	ask := "ask." + string(c.Move)
	for _, id := range append(slices.Clone(c.Path), ask, "sure.yes") {
		if _, over := l.App.Screen().(*gameover.Page); over || l.Game().Len() > n {
			return
		}
		if id == l.Screen().Pointing().Hand() {
			continue
		}
		if l.Has(ask) != (id == ask) || l.Has("sure.yes") != (id == "sure.yes") {
			continue
		}
		if !l.to(id) {
			l.T.Errorf("for %s the keys do not come to %s; they stand on %s", c.Move, id, focus(l.Player))
			return
		}
		l.Key(input.Confirm)
	}
}

// hear plays moves by chance for everybody who is no bot, until the game is over or so many
// are made, and demands that all that happens is told, and told once.
func (l *listener) hear(moves int, seed uint64) {
	l.T.Helper()
	dice := rand.New(rand.NewPCG(seed, 7))
	for made, tries := 0, 0; tries < 3*moves && made < moves; tries++ {
		if _, over := l.App.Screen().(*gameover.Page); over {
			l.news()
			l.named()
			return
		}
		if _, up := l.Game().Curtain(); up {
			l.named()
			l.news()
			l.Key(input.Confirm)
			continue
		}
		choices := l.Game().Choices()
		if len(choices) == 0 {
			l.Still(2)
			continue
		}
		l.named()
		if made%50 == 0 {
			l.stands()
		}
		l.move(choices[dice.IntN(len(choices))])
		made++
	}
}

// leastStands is how many lines a game that speaks of it has to say about where everything stands.
const leastStands = 8

// stands asks where everything stands, goes through the lines with the arrow and comes back.
func (l *listener) stands() {
	l.T.Helper()
	at, screen := l.App.UI().Focused(), l.App.Screen()
	speaks := len(l.Game().View().Situation()) > 0
	l.news()
	l.Key(input.Situation)
	heard := l.news()
	for {
		was := l.App.UI().Focused()
		if l.Key(input.Down); l.App.UI().Focused() == was {
			break
		}
		news := l.news()
		rulestest.Holds(l.T, len(news) == 1, "a line of where everything stands is told as %q", news)
		heard = append(heard, news...)
	}
	rulestest.Holds(l.T, len(heard) >= widgets.If(speaks, leastStands, 1), "all that is said of where everything stands is %q", heard)
	l.Key(input.Menu)
	if l.App.Screen() != screen || at != "" && l.App.UI().Focused() != at {
		l.T.Errorf("from there the keys come back to %q on %T, and not to %q", l.App.UI().Focused(), l.App.Screen(), at)
	}
	l.news()
}

// move makes a move and demands that its lines of the log are said, each once.
func (l *listener) move(c rules.Choice) {
	l.T.Helper()
	s := l.Screen()
	g := s.Game()
	n := g.Len()
	l.news()
	l.told = nil
	l.choose(c)
	l.Still(2)
	l.news()
	if g.Len() == n {
		l.T.Errorf("the keys cannot say %s (%v): %s", c.Move, c.Path, strings.Join(l.told, " / "))
		return
	}
	if _, up := g.Curtain(); up {
		return // the next one hears it
	}
	lines := map[string]int{}
	for _, line := range g.Log() {
		if line.Entry >= n {
			lines[app.Voiced(s.Named(line.Text))]++
		}
	}
	for words, times := range lines {
		said := len(l.told) - len(slices.DeleteFunc(slices.Clone(l.told),
			func(heard string) bool { return strings.TrimPrefix(heard, "Again: ") == words }))
		if said != times {
			l.T.Errorf("after %s %q is said %d times and not %d:\n%s", c.Move, words, said, times, strings.Join(l.told, "\n"))
		}
	}
}
