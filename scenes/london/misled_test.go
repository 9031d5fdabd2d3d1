package london_test

import (
	"image/color"
	"slices"
	"strconv"
	"strings"
	"testing"

	"intrigue/input"
	"intrigue/input/store"
	"intrigue/maps/geom"
	"intrigue/rules"
	"intrigue/rules/london"
	"intrigue/rules/london/core"
	"intrigue/rules/rulestest"
	"intrigue/scenes/scenetest"
	"intrigue/scenes/table/gameover"
	"intrigue/scenes/widgets"
)

// hunter is a game of one person, who leads all pawns, against a bot.
func hunter() []rules.SeatInfo {
	return []rules.SeatInfo{{Name: "Bot", Level: "easy"}, {Name: "Ada"}, {Name: "Ada"}}
}

// TestKeysThroughTime: at the table the keys of the keys page do what it says.
func TestKeysThroughTime(t *testing.T) {
	b := sit(t, random(t, record(t, solo(), nil), 6, after(30)), nil)
	play := b.Game()
	n := play.Len()
	b.Key(input.ReviewBack)
	rulestest.Must(t, play.Reviewing() && play.Cursor() == n-1, "the key back in time shows moment %d of %d", play.Cursor(), n)
	b.Key(input.ReviewBack, input.ReviewBack, input.ReviewForward)
	rulestest.Holds(t, play.Cursor() == n-2, "two moments back and one forward is %d of %d", play.Cursor(), n)
	b.Key(input.ReviewForward, input.ReviewForward, input.Menu)
	rulestest.Holds(t, !play.Reviewing(), "the past is still shown")
}

// TestBotsWait: held back they make no move, and then one at a time.
func TestBotsWait(t *testing.T) {
	seats := []rules.SeatInfo{{Name: "A", Level: "easy"}, {Name: "B", Level: "easy"}, {Name: "C", Level: "easy"}}
	b := sit(t, record(t, seats, nil), nil)
	b.Key(input.Pause)
	n := b.Game().Len()
	b.Still(10)
	rulestest.Must(t, b.Game().Len() == n && b.Sees("Paused."), "while they wait the bots made %d moves", b.Game().Len()-n)
	b.Key(input.Step)
	b.Still(5)
	rulestest.Holds(t, b.Game().Len() == n+1, "one step is %d moves", b.Game().Len()-n)
	b.Key(input.Pause)
	b.Still(5)
	rulestest.Holds(t, b.Game().Len() >= n+3, "the bots do not go on")
}

// TestAllLiesOpenAtTheEnd: log, table and review show Mr X's places, the log
// follows the review, and the results can be reached again.
func TestAllLiesOpenAtTheEnd(t *testing.T) {
	b := sit(t, random(t, record(t, hunter(), nil), 3, func(rules.Position, int) bool { return false }), nil)
	b.Still(8)
	if _, ok := b.App.Screen().(*gameover.Page); ok {
		b.App.Back()
	}
	b.Still(2)
	play := b.Game()
	var told []string
	for _, l := range play.Log() {
		if strings.HasPrefix(l.Text, "Mr X takes") {
			told = append(told, l.Text)
		}
	}
	if len(told) == 0 || slices.ContainsFunc(told, func(s string) bool {
		return !strings.Contains(s, " to ") && !strings.Contains(s, " surfaces at station ")
	}) {
		t.Errorf("the log tells %q", told)
	}
	b.W, b.H = 1024, 640 // the log does not show all its lines at once
	for _, at := range []int{12, play.Len() / 2, play.Len() * 3 / 4} {
		b.Screen().LookBack(at)
		b.Still(3)
		v := play.View().(london.View)
		rulestest.Holds(t, v.X.At != 0 && play.Reviewing(), "in the past Mr X is at %d", v.X.At)
		entry := 0
		for _, l := range play.Log() {
			if l.Entry < at {
				entry = l.Entry
			}
		}
		rulestest.Holds(t, b.Has("entry."+strconv.Itoa(entry)), "at moment %d of %d the log does not show line %d", at, play.Len(), entry)
	}
	moves := play.MovesBefore(play.Len())
	rulestest.Holds(t, moves == play.Len()-6, "%d entries with six draws are %d moves", play.Len(), moves)
	b.Key(input.Menu)
	b.Click("tool.results")
	scenetest.On[*gameover.Page](b.Player, "the results cannot be reached from the table:")
	b.App.Back()
	b.Still(2)
	b.Click("tool.menu")
	rulestest.Holds(t, !b.Sees("Resume"), "the menu of an ended game goes on playing")
	b.Click("results")
	scenetest.On[*gameover.Page](b.Player, "the results cannot be reached from the menu:")
}

// TestPointerHidesBehindTheCurtain until it is moved.
func TestPointerHidesBehindTheCurtain(t *testing.T) {
	b := sit(t, random(t, record(t, two(), nil), 4, after(6)), nil)
	if _, up := b.Game().Curtain(); !up {
		t.Fatal("no curtain is drawn")
	}
	rulestest.Holds(t, b.App.PointerHidden(), "the pointer shows where somebody clicked")
	b.Frame(input.Events{At: geom.Pt(9, 9), Moved: true})
	rulestest.Holds(t, !b.App.PointerHidden(), "a pointer that is moved stays hidden")
	b.open()
	b.Still(2)
	rulestest.Holds(t, !b.App.PointerHidden(), "the pointer is hidden at the table")
	hand := geom.Pt(9, 9)
	for n := 0; ; n++ {
		if _, up := b.Game().Curtain(); up {
			break
		}
		rulestest.Must(t, n <= 20, "no other curtain falls")
		rulestest.OK(t, b.Game().Play(b.Game().Choices()[0].Move))
		b.Frame(input.Events{At: hand, Moved: true, Tapped: true})
	}
	b.Frame(input.Events{At: hand})
	rulestest.Holds(t, b.App.PointerHidden(), "the click that lets the curtain fall shows the pointer")
}

// TestCurtainOfDetectives says that they play openly, under their own sign.
func TestCurtainOfDetectives(t *testing.T) {
	seats := []rules.SeatInfo{{Name: "Ada"}, {Name: "Ben"}, {Name: "Cy"}}
	b := sit(t, random(t, record(t, seats, nil), 4, after(7)), nil)
	g, up := b.Game().Curtain()
	rulestest.Must(t, up && g.Seat != 0, "the curtain is not the detectives'")
	open := b.Sees("The detectives play openly") && !b.Sees("I'm ready, nobody else is looking")
	rulestest.Holds(t, open && shows(b, "london.badge") && !shows(b, "london.mrx.portrait"), "the curtain says %q", b.Words())
}

func shows(b *player, sprite string) bool {
	return slices.ContainsFunc(b.Last, func(it widgets.Item) bool { return it.Kind == widgets.Sprite && it.Name == sprite })
}

// TestExportAsks in the middle of a game with secrets, and is refused behind the curtain;
// asking for the same deal again does likewise.
func TestExportAsks(t *testing.T) {
	b := sit(t, random(t, record(t, two(), nil), 4, after(6)), nil)
	b.Still(3)
	b.Key(input.Menu)
	b.Click("export")
	rulestest.Holds(t, b.Sees("Open the curtain first") && !b.Sees("Game exported") && !b.Sees("Export a game with secrets?"),
		"behind the curtain it says %q", b.Words())
	b.App.Back()
	b.Still(3)
	b.open()
	b.Click("tool.menu")
	b.Click("export")
	rulestest.Must(t, b.Sees("The game is not over yet"), "nothing is asked: %q", b.Words())
	b.Click("export.sure.Cancel")
	b.Click("restart")
	rulestest.Holds(t, b.Sees("Restart this deal?"), "the same deal is begun unasked: %q", b.Words())
}

// TestContrastOfTheLogBook: high contrast reaches its cover.
func TestContrastOfTheLogBook(t *testing.T) {
	r := random(t, record(t, solo(), nil), 6, after(30))
	leather := color.RGBA{0x3B, 0x24, 0x1B, 255}
	strong := sit(t, r, func(s *store.Settings) { s.HighContrast = true })
	rulestest.Holds(t, boxed(sit(t, r, nil), leather) && !boxed(strong, leather), "high contrast stops before the log book")
}

func boxed(b *player, c color.RGBA) bool {
	return slices.ContainsFunc(b.Last, func(it widgets.Item) bool { return it.Kind == widgets.Box && it.Colour == c })
}

// TestNoNotebookOnTheScreen: pressing what may be pressed says nothing of where he
// can be.
func TestNoNotebookOnTheScreen(t *testing.T) {
	b := sit(t, random(t, record(t, hunter(), rules.Options{"notebook": "off"}), 3, after(31)), nil)
	for s := 1; s <= core.Stations; s += 11 {
		b.Screen().Explain("station." + itoa(s))
		b.Still(1)
		rulestest.Must(t, !b.Sees("could be here"), "station %d tells", s)
	}
	b.Screen().Explain("ticket.taxi")
	b.Still(2)
	rulestest.Holds(t, b.Sees("Read the rule") && !b.Sees("LON-"), "the explanation says %q", b.Words())
}

func itoa(n int) string { return strings.TrimPrefix(core.Station(n).ID(), "station.") }
