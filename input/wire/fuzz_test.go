package wire

import (
	"math/rand/v2"
	"regexp"
	"strings"
	"testing"

	"intrigue/rules/london"
	"intrigue/rules/rulestest"
)

// answerLine is the grammar of everything that is ever said.
var answerLine = regexp.MustCompile(`^(ok|error .+|(about|seat|side|targets|acting|view|choice|played|entries|told|whynot|label|outcome|` +
	`record|help|move|state|board) .+)$`)

// sound checks what was said to some text: every line that asks for an answer got
// one, and nothing else was said.
func sound(t *testing.T, sent []byte, got string) {
	t.Helper()
	var answers []string
	for l := range strings.Lines(got) {
		l = strings.TrimSuffix(l, "\n")
		rulestest.Must(t, answerLine.MatchString(l), "%q answers %q", l, sent)
		if ends(l) {
			answers = append(answers, l)
		}
	}
	asked := asks(sent, answers)
	rulestest.Must(t, len(answers) == asked, "%d lines are answered %d times: %q\n%s", asked, len(answers), sent, got)
}

// asks counts the lines that ask for an answer, up to a quit that is answered by ok.
func asks(sent []byte, answers []string) (asked int) {
	for raw := range strings.SplitSeq(string(sent), "\n") {
		long := len(raw) >= maxLine
		raw = strings.Trim(raw, " \r")
		switch bad := long || strings.ContainsFunc(raw, func(r rune) bool { return r < ' ' || r > '~' }); {
		case strings.HasPrefix(raw, "#"):
		case bad:
			asked++
		case raw != "" && raw != "stop":
			if asked++; raw == "quit" && asked <= len(answers) && answers[asked-1] == "ok" {
				return asked
			}
		}
	}
	return asked
}

// FuzzLines sends anything at all behind the first cards of a game.
func FuzzLines(f *testing.F) {
	for _, s := range []string{"", "\n\n", "about\nquit\nhelp", "view 0\nview -1\nview 99999999999999999999", "play 0 taxi 37\r\nacting",
		"go 0 steady simulations 9\nstop\ngo 0 easy time 1", "as 0 1 2\nas all\nas luck",
		"new seats 3 deal 18446744073709551615 option cutoff on",
		"undo 3\nroll\ntell 1 public", "\x00\xff", "record\noutcome\nwhynot 0 station.1\nlabel 1 pawn.red",
		strings.Repeat("é", 3000), "quit\nquit", "quit 1\nas 0\nquit\nstop 1\nas all\nquit\nquit", "#\xff\nstop \xff",
		strings.Repeat(" ", 4096) + "\n#" + strings.Repeat("x", 9000),
		"play luck draw 13\nplay 0 double\nchoices 0", "state 0\nstate public\nboard\nplay 0 black 118\nwhynot 1 station.108",
		"go 0 strong simulations 9 time 9\ngo 0 strong time 9 simulations 9"} {
		f.Add([]byte(s))
	}
	f.Fuzz(func(t *testing.T, sent []byte) {
		before := "new seats 3 deal 7\n" + strings.Repeat("roll\n", 6)
		var out strings.Builder
		rulestest.OK(t, Serve(london.Game{}, strings.NewReader(before+string(sent)), &out))
		sound(t, append([]byte(before), sent...), out.String())
	})
}

// TestNonsenseIsAnswered: half-sensible things are said in any order, which a fuzzer would need long to find.
func TestNonsenseIsAnswered(t *testing.T) {
	vocabulary := strings.Fields("about new as acting view state board choices play roll undo tell whynot label outcome record " +
		"help go stop " +
		"0 1 2 3 -1 luck public all easy steady simulations time seats deal option cutoff on taxi 37 38 49 double bus red station.37 " +
		"pawn.red nonsense")
	r := rand.New(rand.NewPCG(1, 2))
	for range 60 {
		var lines []string
		for range 40 {
			n := 1 + r.IntN(4)
			var words []string
			for range n {
				words = append(words, vocabulary[r.IntN(len(vocabulary))])
			}
			if r.IntN(3) > 0 {
				words[0] = vocabulary[r.IntN(19)]
			}
			lines = append(lines, strings.Join(words, " "))
		}
		lines = dealt(lines...)
		sound(t, []byte(strings.Join(lines, "\n")), talk(t, london.Game{}, lines...))
	}
}
