package rulestest

import (
	"context"
	"slices"
	"strings"
	"testing"

	"intrigue/rules"
)

func TestTheToyKeepsThePromise(t *testing.T) {
	Promise(t, toy{}, 200)
	Bots(t, toy{}, 20)
}

// TestEveryBrokenPromiseIsCaught breaks one promise at a time and expects the
// battery to say which.
func TestEveryBrokenPromiseIsCaught(t *testing.T) {
	for _, c := range []struct {
		broken fault
		says   string
	}{
		{"leaks", "does not look like the truth"},
		{"tells", "look alike, but the log says"},
		{"explains", "can tell a guess from the truth"},
		{"data change", "changed"},
		{"guess peeks", "depend on what it cannot see"},
		{"guesses the truth", "every guess was the truth"},
		{"mutates", "changed"},
		{"endless", "does not end within"},
		{"unsorted", "stands behind"},
		{"same path", "begins another one"},
		{"nonsense", "plays the nonsense"},
		{"panics", "panicked"},
		{"loses a piece", "pieces were"},
		{"no reason", "not explained"},
	} {
		t.Run(string(c.broken), func(t *testing.T) {
			_, err := Games(toy{c.broken}, 2, 60, 1)
			if err == nil {
				t.Fatal("nobody noticed")
			}
			if !strings.Contains(err.Error(), c.says) {
				t.Fatalf("it was noticed as something else: %v", err)
			}
		})
	}
}

func TestBadBotsAreCaught(t *testing.T) {
	for broken, says := range map[fault]string{
		"bot cheats": "not among its choices",
		"bot peeks":  "looks the same to it",
		"endless":    "do not come to an end",
	} {
		var err error
		for seed := uint64(0); seed < 20 && err == nil; seed++ {
			err = botGame(toy{broken}, 2, "plain", seed, toy{}.About().LongestRecord)
		}
		if err == nil || !strings.Contains(err.Error(), says) {
			t.Errorf("%s: %v", broken, err)
		}
	}
}

func TestDataAreRead(t *testing.T) {
	for _, c := range []struct {
		data any
		says string
	}{
		{map[string]any{"at": []int{}, "next": map[string]int{"3": 1, "b.2": 2}}, ""},
		{map[string]any{"foe": nil}, ""},
		{map[string]any{"at": nil}, `"at" is null`},
		{map[string]any{"next": []any{map[string]any{"at": nil}}}, `"at" is null`},
		{struct{ Seat int }{1}, `"Seat" is not in lower case`},
		{map[string]any{"at": func() {}}, "unsupported type"},
	} {
		switch _, err := readData(c.data, []string{"foe"}); {
		case c.says == "" && err != nil:
			t.Errorf("%v: %v", c.data, err)
		case c.says != "" && (err == nil || !strings.Contains(err.Error(), c.says)):
			t.Errorf("%v: %v, and not %s", c.data, err, c.says)
		}
	}
}

func TestSlipFindsBadGrammar(t *testing.T) {
	for _, bad := range []string{
		"Moon slides south to moon null.", "%!d(string=x) cards.", "You have 1 cards.", "You have 2 card.", "Go to the the pub.",
		"Move to To Austria.", "Take a apple.", "Take an card.", "Nobody is there .", "Place on a route or place on a route.",
		"Take {card}.",
	} {
		if Slip(bad) == "" {
			t.Errorf("%q passes", bad)
		}
	}
	for _, good := range []string{
		"You have 1 card and 21 cards.", "Detective 1 moves.", "Take an hour, a unit or an apple.", "Red 1 and Blue 1.",
		"Place on a route, twice.",
	} {
		if slip := Slip(good); slip != "" {
			t.Errorf("%q: %s", good, slip)
		}
	}
}

func TestSplitCutsAtStops(t *testing.T) {
	got := split("Dr. Leitão wins. C. Lucky Luciano goes home! Who waits? Nobody")
	want := []string{"Dr. Leitão wins.", "C. Lucky Luciano goes home!", "Who waits?", "Nobody"}
	if !slices.Equal(got, want) {
		t.Errorf("%q", got)
	}
}

func TestPatternHidesNamesAndNumbers(t *testing.T) {
	names := map[string][]string{"Red": {"Red"}, "Hell": {"Hell's Mouth"}, "Casino": {"Casino"}}
	for text, want := range map[string]string{
		"Red's 12 people":                  "{}'s # people",
		"Reduced":                          "Reduced",
		"space IV of the Casino":           "space # of {}",
		"Red, Casino and Hell's Mouth win": "{} win",
	} {
		if got := pattern(text, names); got != want {
			t.Errorf("%q is %q, not %q", text, got, want)
		}
	}
}

// glib is the toy with hints, and with a slip of the seat that is asked.
type glib struct {
	toy
	slip string
}

func (g glib) Bot(string) (rules.Bot, error) { return glibBot(g), nil }

type glibBot glib

func (b glibBot) Decide(ctx context.Context, t rules.Turn) rules.Move {
	switch {
	case b.slip == "fails at the edge" && t.View.(sight).Cat == 0 && t.Seat == cat:
		panic("no hole before the first")
	case b.slip == "needs time" && ctx.Err() != nil:
		return ""
	case b.slip == "cannot be stopped" && ctx.Err() == nil && ctx.Err() != nil:
		return ""
	}
	return plain{b.toy.broken}.Decide(ctx, t)
}

func (g glib) Hint(ctx context.Context, t rules.Turn) (rules.Move, string) {
	why := "It is as good as any."
	switch {
	case g.slip == "has no reason" && t.Choices[0].Move == "1":
		why = ""
	case g.slip == "whispers" && t.View.(sight).truth.at == 3:
		why = "The mouse is there."
	}
	return plain{}.Decide(ctx, t), why
}

// asks walks games of the toy and says what was wrong.
func (g glib) asks(t *testing.T) error {
	t.Helper()
	a := newAsker(g, 1)
	for i := range 30 {
		if err := a.game(2, i); err != nil {
			return err
		}
	}
	if a.asked < 30 || len(a.kinds) < 5 || a.games != 30 {
		t.Error(a)
	}
	return nil
}

func TestGoodBotsMayBeAskedAnything(t *testing.T) {
	p, err := toy{}.New(rules.Setup{Seats: 2})
	if err != nil {
		t.Fatal(err)
	}
	CheckBotsInOddPositions(t, glib{}, 20, p, p)
	if err := (glib{}).asks(t); err != nil {
		t.Error(err)
	}
}

// TestEverySlipOfBotsIsCaught makes one slip at a time.
func TestEverySlipOfBotsIsCaught(t *testing.T) {
	for slip, says := range map[string]string{
		"fails at the edge": "no hole before the first",
		"needs time":        `plays "", which is not among`,
		"cannot be stopped": `plays "", which is not among`,
		"has no reason":     "the hint gives no reason",
		"whispers":          "looks the same to it",
	} {
		if err := (glib{slip: slip}).asks(t); err == nil || !strings.Contains(err.Error(), says) {
			t.Errorf("%s: %v", slip, err)
		}
	}
	for broken, says := range map[fault]string{
		"bot cheats": `plays "99", which is not among`,
		"bot peeks":  "looks the same to it",
	} {
		if err := (glib{toy: toy{broken}}).asks(t); err == nil || !strings.Contains(err.Error(), says) {
			t.Errorf("%s: %v", broken, err)
		}
	}
}
