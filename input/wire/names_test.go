package wire

import (
	"cmp"
	"fmt"
	"math/rand/v2"
	"regexp"
	"strings"
	"testing"

	"intrigue/rules"
	"intrigue/rules/cardinal"
	"intrigue/rules/estoril"
	"intrigue/rules/london"
	"intrigue/rules/london/core"
	"intrigue/rules/penny"
	"intrigue/rules/pimpernel"
	"intrigue/rules/rulestest"
)

// shelf are the games of the house, which all speak by the wire.
var shelf = map[string]rules.Game{"london": london.Game{}, "pimpernel": pimpernel.Game{}, "estoril": estoril.Game{},
	"penny": penny.Game{}, "cardinal": cardinal.Game{}}

// speak has a session carry out a line, which must not be refused, and returns the answer.
func speak(t *testing.T, s *session, line string, a ...any) string {
	t.Helper()
	err := s.run(fmt.Sprintf(line, a...))
	rulestest.Must(t, err == nil, "%s: %v", fmt.Sprintf(line, a...), err)
	return s.answer()
}

// renumbered are the five stations that bear another number on the Milton Bradley board, from
// the table of LON-85, and all five where they stand in an answer.
var (
	renumbered = map[string]string{"108": "118", "118": "128", "128": "159", "159": "171", "171": "200"}
	stationAt  = regexp.MustCompile(`(^(played|tell) )?\b(\d+)\b`) // the number of an entry is none
)

func inMiltonBradley(text string) string {
	return stationAt.ReplaceAllStringFunc(text, func(n string) string { return cmp.Or(renumbered[n], n) })
}

// lineSet are the lines of an answer, in no order: choices are sorted by other words.
func lineSet(text string) map[string]bool {
	all := map[string]bool{}
	for l := range strings.Lines(text) {
		all[l] = true
	}
	return all
}

// TestBothNumberings plays random games of London by the wire on two tables that show different
// numbers. All that is said of one is said of the other, in its numbers, and the
// records are the same.
func TestBothNumberings(t *testing.T) {
	for deal := range 6 {
		rb, mb := newSession(london.Game{}), newSession(london.Game{})
		more := [2]string{"", " option surfacing on option cutoff on"}[deal%2]
		speak(t, rb, "new seats 4 deal %d option numbers rb%s", deal, more)
		speak(t, mb, "new seats 4 deal %d%s", deal, more)
		both := func(line string, a ...any) string {
			t.Helper()
			line = fmt.Sprintf(line, a...)
			said, also := speak(t, rb, "%s", line), speak(t, mb, "%s", inMiltonBradley(line))
			for l := range lineSet(said) {
				rulestest.Must(t, lineSet(also)[inMiltonBradley(l)], "%s: one table says %q, the other:\n%s", line, l, also)
			}
			return said
		}
		r := rand.New(rand.NewPCG(uint64(deal), 85))
		for n := 1; ; n++ {
			seat := strings.TrimSpace(strings.TrimPrefix(both("acting"), "acting "))
			if seat == "nobody" {
				break
			}
			if seat == "luck" {
				both("roll")
			} else {
				cs := strings.Split(strings.TrimSpace(both("choices %s", seat)), "\n")
				move, path, _ := strings.Cut(strings.TrimPrefix(cs[r.IntN(len(cs))], "choice "), " | ")
				for target := range strings.FieldsSeq(path) {
					both("label %s %s", seat, target)
					why := both("whynot %s %s", seat, target)
					rulestest.Must(t, why == "", "%s is a choice and is refused: %s", target, why)
				}
				both("play %s %s", seat, move)
			}
			both("tell %d 0", n)
			both("tell %d 1", n)
		}
		both("outcome")
		_, one, _ := strings.Cut(speak(t, rb, "record"), "\n")
		_, two, _ := strings.Cut(speak(t, mb, "record"), "\n")
		rulestest.Holds(t, one == two, "deal %d: the records differ:\n%s\nand\n%s", deal, one, two)
	}
}

// TestNumbersBothWays: every station has one number on either table, on which label, whynot
// and the titles agree, and a number that the board lacks is nothing.
func TestNumbersBothWays(t *testing.T) {
	for _, numbers := range []string{"rb", "mb"} {
		s := newSession(london.Game{})
		speak(t, s, "new option numbers %s", numbers)
		seen := map[string]bool{}
		for id := 1; id <= core.Stations; id++ {
			kept := fmt.Sprintf("taxi red %d station.%d log.%d pawn.red", id, id, id)
			want := fmt.Sprint(id)
			if numbers == "mb" {
				want = inMiltonBradley(want)
			}
			if got := s.shown(kept); got != fmt.Sprintf("taxi red %s station.%s log.%d pawn.red", want, want, id) {
				t.Errorf("%s: %q is shown as %q", numbers, kept, got)
			}
			if back, err := s.kept(s.shown(fmt.Sprintf("draw %d", id))); err != nil || back != fmt.Sprintf("draw %d", id) {
				t.Errorf("%s: station %d comes back as %q, %v", numbers, id, back, err)
			}
			if got := speak(t, s, "label 0 station.%s", want); !strings.HasPrefix(
				got, "label title Station "+want+"\nlabel text Station "+want+":") {
				t.Errorf("%s: station %s is called\n%s", numbers, want, got)
			}
			seen[want] = true
		}
		rulestest.Holds(t, len(seen) == core.Stations, "%s: %d stations have %d numbers", numbers, core.Stations, len(seen))
		for n := -1; n < 1000; n++ {
			_, err := s.kept(fmt.Sprintf("draw %d", n))
			known := seen[fmt.Sprint(n)]
			rulestest.Holds(t, known == (err == nil), "%s: number %d, on the board %v: %v", numbers, n, known, err)
		}
	}
}

// TestNearLegalMovesAreNamed: a move that is almost right is refused with the legal moves that are most like it.
func TestNearLegalMovesAreNamed(t *testing.T) {
	begin := map[string][]string{
		"london":    dealt(),
		"pimpernel": {"new deal 3 option length short", "roll", "roll", "roll", "roll", "roll"},
		"estoril": {"new deal 3", "roll", "roll", "roll", "roll", "roll", "roll", "roll", "roll", "roll",
			"roll", "roll", "roll", "roll", "roll", "roll", "roll", "roll"},
		"penny":    {"new deal 3 seats 2"},
		"cardinal": {"new deal 3", "roll"},
	}
	for game, tries := range map[string]map[string]string{
		"london": {
			"0 black 38":        "; nearest: black taxi 38\n",
			"0 38 black":        "; nearest: taxi 38 | black taxi 37 | black taxi 38\n",
			"0 Taxi 38 ":        "; nearest: taxi 38 | black taxi 38\n",
			"0 DOUBLE":          "; nearest: double\n",
			"0 taxi 100":        "; nearest: taxi 37 | taxi 38 | taxi 49\n",
			"0 black taxi 1":    "; nearest: black taxi 37 | black taxi 38 | black taxi 49\n",
			"0 take black taxi": "; nearest: black taxi 37 | black taxi 38 | black taxi 49\n",
			"0 fly":             "",
			"1 taxi 37":         "", // it is not this seat's turn
			"luck draw 13":      "",
		},
		"pimpernel": {"0 cube": "; nearest: ", "0 place cube dover.1": "; nearest: cube dover.1\n", "0 Horses": ""},
		"estoril": {"1 place 9 1 II": "; nearest: place 9 1 I | place 9 1 III | place 9 3 II\n",
			"1 9 to 3 III": "; nearest: place 9 3 III\n", "0 place 9 1 I": ""},
		"penny": {"0 hero alice": "; nearest: be alice\n", "0 be nobody": "; nearest: be alice | be emily | be jack\n",
			"1 be alice": ""},
		"cardinal": {"0 slide sun west": "; nearest: slide sun ", "0 lure sun": "; nearest: lure sun ",
			"0 lure 3.1": "; nearest: lure sun 3.1\n"},
	} {
		for sent, want := range tries {
			s := newSession(shelf[game])
			for _, l := range begin[game] {
				speak(t, s, "%s", l)
			}
			err := s.run("play " + sent)
			said := fmt.Sprintln(err)
			if err == nil || !strings.Contains(said, want) || want == "" && strings.Contains(said, "nearest") ||
				strings.Count(said, " | ") >= mostNearest {
				t.Errorf("%s, %q: %s, and not %q", game, sent, said, want)
			}
			for m := range strings.SplitSeq(after(strings.TrimSpace(said), "; nearest: "), " | ") {
				_, ok := rules.Choose(s.now().Choices(s.now().Acting()[0]), rules.Move(m))
				rulestest.Holds(t, m == "" || ok, "%s: %q is named and not legal", game, m)
			}
		}
	}
}

func after(text, mark string) string {
	_, rest, _ := strings.Cut(text, mark)
	return rest
}

// TestNearestIsNotForOthers: who does not speak for the seat that acts learns nothing of its moves.
func TestNearestIsNotForOthers(t *testing.T) {
	for _, l := range []string{"play 0 black 38", "play 0 taxi 38", "play 1 black 38", "play luck black 38"} {
		got := last(talk(t, london.Game{}, dealt("as 1", l)...))
		rulestest.Holds(t, strings.HasPrefix(got, "error ") && !strings.Contains(got, "nearest"), "%s as seat 1: %s", l, got)
	}
}
