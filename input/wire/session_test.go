package wire

import (
	"fmt"
	"strings"
	"testing"

	"intrigue/input/record"
	"intrigue/rules"
	"intrigue/rules/cardinal"
	"intrigue/rules/estoril"
	"intrigue/rules/london"
	"intrigue/rules/rulestest"
)

// dealt begins a game of London and draws all its cards.
func dealt(lines ...string) []string {
	all := []string{"new seats 3 deal 7"}
	for range 6 {
		all = append(all, "roll")
	}
	return append(all, lines...)
}

func TestErrorsAreLines(t *testing.T) {
	for say, want := range map[string]string{
		"sing":                           `"sing" is not understood`,
		"\x01":                           "byte 1 of the line is not printable",
		strings.Repeat("x", 5000):        "at most 4096 bytes",
		"new seats 9":                    "a number from 3 to 6",
		"new seats":                      "is missing",
		"new option fog on":              `no option called "fog"`,
		"new option cutoff maybe":        `cannot be "maybe"`,
		"new deal -1":                    `not "-1"`,
		"new colour red":                 "says nothing of a new game",
		"view 3":                         "is no seat: there are 0 to 2",
		"view":                           "the seat is missing",
		"view luck":                      "luck sees nothing",
		"view 0 please":                  `"please" does not belong`,
		"play 0 taxi 1":                  "",
		"play 1 taxi purple 142":         "",
		"play luck draw 13":              "",
		"play 0":                         "",
		"roll":                           "nothing to decide",
		"tell 7 0":                       "from 1 to 6",
		"tell 0 0":                       "from 1 to 6",
		"undo 7":                         "at most 6 can be undone now, and not 7",
		"label 0":                        "the target is missing",
		"whynot 0":                       "the target is missing",
		"go 1 easy":                      "nothing to decide",
		"go luck easy":                   "nothing to decide",
		"go 0 genius":                    `"genius"; there are easy, `,
		"go 0 easy simulations":          "is missing",
		"go 0 easy simulations 0":        "from 1",
		"go 0 easy time 99999999999999":  "from 1",
		"go 0 easy time 5 simulations 5": "easy counts no simulations; these levels do: strong, master",
		"go 0 easy time 5 time 5":        `not "time"`,
		"go 0 easy depth 5":              `not "depth"`,
		"state 3":                        "is no seat: there are 0 to 2",
		"state 0 please":                 `"please" does not belong`,
		"board 0":                        `"0" does not belong`,
		"play 0 taxi 108":                "nothing of that name",
		"label 0 station.108":            "nothing of that name",
		"as":                             "the seat is missing",
		"as luck":                        "nobody speaks for luck",
		"outcome now":                    "does not belong",
		"stop 1":                         `"1" does not belong`,
		"quit 1":                         `"1" does not belong`,
	} {
		got := last(talk(t, london.Game{}, dealt(say)...))
		rulestest.Holds(t, strings.HasPrefix(got, "error ") && strings.Contains(got, want),
			"%.30q is answered with %q and not with %q", say, got, want)
	}
	for _, o := range commands() {
		got := last(talk(t, london.Game{}, o.word+" 0"))
		rulestest.Holds(t, o.anytime || got == "error there is no game yet; new starts one", "%s before a game: %s", o.word, got)
	}
	if got := last(talk(t, london.Game{}, "go 0 easy")); !strings.Contains(got, "there is no game yet") {
		t.Error(got)
	}
}

// TestAnErrorChangesNothing asks the same before and after lines that are refused. TestAnIdleOptionIsTold: an
// option that makes no difference with so many seats is played as its default, and the answer says so.
func TestAnIdleOptionIsTold(t *testing.T) {
	two := talk(t, estoril.Game{}, "new option missions secret", "record")
	three := talk(t, estoril.Game{}, "new seats 3 option missions secret", "record")
	if !strings.Contains(two, "\nidle missions open | With two players, all missions are face up.\n") ||
		!strings.Contains(two, `"missions":"open"`) {
		t.Errorf("with two: %s", two)
	}
	rulestest.Holds(t, !strings.Contains(three, "idle") && strings.Contains(three, `"missions":"secret"`), "with three: %s", three)
}

func TestAnErrorChangesNothing(t *testing.T) {
	before := talk(t, london.Game{}, dealt("record", "view 0")...)
	after := talk(t, london.Game{}, dealt("new seats 9", "play 0 x", "undo 9", "as 9", "roll", "record", "view 0")...)
	i := strings.Index(before, "record")
	rulestest.Holds(t, strings.HasSuffix(after, before[i:]), "before:\n%s\nafter:\n%s", before, after)
}

func TestAsASeat(t *testing.T) {
	ride := strings.Fields(last(strings.TrimSuffix(talk(t, london.Game{}, dealt("go 0 easy")...), "ok\n")))[1:]
	played := dealt("play 0 "+strings.Join(ride, " "), "as 1")
	for _, no := range []string{"view 0", "view 2", "choices 0", "play 0 taxi 1", "tell 7 0", "go 2 easy",
		"whynot 0 station.1", "state 0", "state 2",
		"label 0 station.1", "record", "new", "undo", "play luck draw 1", "quit",
		"go 1 easy time 3600000", "go 1 easy time 10001"} {
		if got := last(talk(t, london.Game{}, append(played, no)...)); !strings.HasPrefix(got, "error ") {
			t.Errorf("%s as seat 1: %s", no, got)
		}
	}
	for _, yes := range []string{"view 1", "view public", "state 1", "state public", "board", "choices 1",
		"tell 7 1", "tell 7 public", "go 1 easy", "go 1 steady time 10000", "acting", "outcome", "help", "about", "as all"} {
		rulestest.Is(t, fmt.Sprintf("%s as seat 1", yes), last(talk(t, london.Game{}, append(played, yes)...)), "ok")
	}
	if got := talk(t, london.Game{}, "new deal 7", "as 1", "roll"); !strings.HasSuffix(got, "played 1 luck\nok\n") {
		t.Errorf("luck's card is shown to a detective:\n%s", got)
	}
	if got := last(talk(t, london.Game{}, append(played, "as all", "view 0")...)); got != "ok" {
		t.Error("as all does not lift it:", got)
	}
}

func TestTheSameDealMeetsTheSameLuckAgain(t *testing.T) {
	if got := talk(t, london.Game{}, dealt("undo 6", "roll")...); !strings.Contains(got, "entries 0\nok\nplayed 1 luck draw 50\n") {
		t.Errorf("the same deal met other luck after taking back:\n%s", got)
	}
	// Alone, a player may take back all but the deal, no matter who speaks.
	got := talk(t, cardinal.Game{}, "new deal 3", "roll", "as 0", "play 0 lure sun 3.1", "undo", "undo")
	rulestest.Holds(t, strings.HasSuffix(got, "entries 1\nok\nerror nothing can be undone now\n"), "%v", got)
}

// TestNoSeatUndoesTheEnd: at the end all secrets are out, and only the referee goes back from there.
func TestNoSeatUndoesTheEnd(t *testing.T) {
	s := newSession(chase(nil))
	speak(t, s, "new seats 3 deal 3")
	var by string
	for !s.now().Outcome().Over() {
		if by = seatWord(s.now().Acting()[0]); by == "luck" {
			speak(t, s, "roll")
			continue
		}
		cs := s.choicesOf(s.now().Acting()[0])
		speak(t, s, "play %s %s", by, cs[0].Move)
	}
	n := len(s.rec.Entries)
	if speak(t, s, "as %s", by); rules.Undoable(s.positions, s.rec.Entries, s.maySpeakFor, false) != 1 {
		t.Fatalf("seat %s could not undo before the end either", by)
	}
	if err := s.run("undo"); err == nil || len(s.rec.Entries) != n {
		t.Errorf("seat %s undoes after the end: %v", by, err)
	}
	if err := s.run("record"); err != nil {
		t.Errorf("the record of a game that is over is kept from seat %s: %v", by, err)
	}
	speak(t, s, "as all")
	if err := s.run("undo"); err != nil || len(s.rec.Entries) != n-1 {
		t.Errorf("the referee does not: %v", err)
	}
}

func TestTheRecordIsTheGame(t *testing.T) {
	got := talk(t, london.Game{}, dealt("undo", "roll", "record")...)
	var text strings.Builder
	for l := range strings.Lines(got) {
		if rest, ok := strings.CutPrefix(l, "record "); ok {
			text.WriteString(rest)
		}
	}
	p, err := record.Parse([]byte(text.String()))
	rulestest.OK(t, err)
	all, err := rules.Replay(london.Game{}, p.Record)
	rulestest.Holds(t, err == nil && len(all) == 7 && p.Record.Deal == 7 && p.Record.Seats[0].Name == "Mr X",
		"%d positions of %+v: %v", len(all), p.Record, err)
}

// TestTheOutcomeIsToldAtTheEnd of a game of Cardinal.
func TestTheOutcomeIsToldAtTheEnd(t *testing.T) {
	got := talk(t, cardinal.Game{}, "new deal 3", "outcome", "roll", "play 0 finish", "acting", "outcome", "play 0 finish")
	for _, want := range []string{"ok\noutcome none\nok\n", "acting nobody\n", "outcome ending finished\noutcome winners\noutcome why ",
		"outcome score 0 | Chambers searched\n"} {
		rulestest.Holds(t, strings.Contains(got, want), "%q is missing in\n%s", want, got)
	}
	rulestest.Holds(t, strings.HasPrefix(last(got), "error "), "a move after the end:  %v", last(got))
}

// TestGamesAreBounded plays a game that would never end.
func TestGamesAreBounded(t *testing.T) {
	g := endless{chase(nil)}
	s := newSession(g)
	rulestest.OK(t, s.run("new"))
	n := 0
	for ; s.run("play 0 on") == nil; n++ {
		rulestest.Must(t, n <= 100, "it goes on for ever")
	}
	want := g.About().LongestRecord
	rulestest.Holds(t, n == want, "%d moves, and not %d", n, want)
	err := s.run("play 0 on")
	rulestest.Holds(t, strings.Contains(fmt.Sprint(err), "longer than"), "%v", err)
}

// endless is a game in which every move is legal and nothing happens.
type endless struct{ rules.Game }

func (e endless) About() rules.About {
	ab := e.Game.About()
	ab.LongestRecord = 20
	return ab
}

func (e endless) New(setup rules.Setup) (rules.Position, error) {
	p, err := e.Game.New(setup)
	return still{p}, err
}

type still struct{ rules.Position }

func (p still) After(_ rules.Seat, m rules.Move) (rules.Position, error) {
	if m == "fall" {
		panic("down\nthe stairs")
	}
	return p, nil
}

func TestAFaultOfTheRulesIsALine(t *testing.T) {
	got := talk(t, endless{chase(nil)}, "new", "play 0 fall", "play 0 on")
	rulestest.Holds(t, strings.HasSuffix(got, "error the rules made a mistake, please report it: down the stairs\nplayed 1 0 on\nok\n"),
		"%v", got)
}

func TestHelpListsEveryOrder(t *testing.T) {
	got := talk(t, london.Game{}, "help")
	for _, o := range commands() {
		rulestest.Holds(t, strings.HasPrefix(o.usage, o.word) && strings.Contains(got, "help "+o.usage+": "),
			"help does not tell of %s", o.usage)
	}
}

// TestLinesAreForgiving: other systems end lines otherwise, and people leave notes.
func TestLinesAreForgiving(t *testing.T) {
	if got := talk(t, london.Game{}, "\r", "# a note", "  new   seats 4\r", "",
		"acting \r"); got != "seat 0 Mr X\nseat 1 Detective 1\nseat 2 Detective 2\nseat 3 Detective 3\nside 0 | Mr X | wide\nside 1 2 3 "+
		"| the detectives\nok\nacting luck\nok\n" {
		t.Error(got)
	}
}
