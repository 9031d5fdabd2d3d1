package start

import (
	"bytes"
	"errors"
	"strings"
	"testing"

	"intrigue/rules/cardinal"
	"intrigue/rules/london"
	"intrigue/rules/rulestest"
	"intrigue/scenes/table"
	"intrigue/scenes/table/match"
)

func games() table.Titles {
	return table.Titles{{Cover: match.Cover{Game: london.Game{}}}, {Cover: match.Cover{Game: cardinal.Game{}}}}
}

func TestFlagsAreUnderstood(t *testing.T) {
	for _, c := range []struct {
		args string
		says string // part of the error; empty for none
	}{
		{"", ""},
		{"-game london", ""},
		{"-game chess", `no game called "chess"`},
		{"-sim london -games 3 -seats easy", ""},
		{"-sim chess", "the games are london, cardinal"},
		{"-wire cardinal", ""},
		{"-wire chess", "the games are london, cardinal"},
		{"-wire london -sim london", "only one of"},
		{"-wire london -screen", "-screen can't be used with -wire"},
		{"-wire london -home a", "-home can't be used with -wire"},
		{"-wire london -deal 7", "-deal works only with -sim"},
		{"-wire=", "-wire needs the key"},
		{"-sim london -games 0", "from 1 to"},
		{"-sim london -deal 7", ""},
		{"-games 5", "-games works only with -sim"},
		{"-games 100", "-games works only with -sim"}, // the usual value is no excuse
		{"-deal 7", "-deal works only with -sim"},
		{"-load a -deal 7", "-deal works only with -sim"},
		{"-shots a -game london", ""},
		{"-shots a -game chess", `no game called "chess"`},
		{"-shots a -game london -load b", "only one of"},
		{"-shots a -games 5", "-games works only with -sim"},
		{"-sim london -screen", "-screen can't be used with -sim"},
		{"-sim london -home a", "-home can't be used with -sim"},
		{"-shots a -screen", "-screen can't be used with -shots"},
		{"-shots a -home b", "-home can't be used with -shots"},
		{"-shots a -store", ""},
		{"-store", "-store works only with -shots"},
		{"-shots a -store -game london", "not with -game"},
		{"-home a -screen -load b", ""},
		{"-load=", "-load needs a file"},
		{"-replay=", "-replay needs a file"},
		{"-analyse a", ""},
		{"-analyse a -json", ""},
		{"-analyse=", "-analyse needs a file"},
		{"-json", "-json works only with -analyse"},
		{"-analyse a -replay b", "only one of"},
		{"-analyse a -home b", "-home can't be used with -analyse"},
		{"-game=", "-game needs the key"},
		{"-home=", "-home needs a folder"},
		{"-sim london -seats=", "-seats needs levels"},
		{"-games many", "many"},
		{"-seats easy", "-seats works only with -sim"},
		{"-game london -sim london", "only one of"},
		{"-load a -replay b", "only one of"},
		{"-frobnicate", "-frobnicate"},
		{"london", `"london" is not a flag`},
		{"-deal -1", "-1"},
	} {
		_, err := parse(strings.Fields(c.args), games(), &bytes.Buffer{})
		switch {
		case c.says == "" && err != nil:
			t.Errorf("%q: %v", c.args, err)
		case c.says != "" && (err == nil || !strings.Contains(err.Error(), c.says)):
			t.Errorf("%q: %v, and not %q", c.args, err, c.says)
		case err != nil && strings.Contains(err.Error(), "\n"):
			t.Errorf("%q: the error has more than one line: %v", c.args, err)
		}
	}
}

func TestHelpListsEveryFlag(t *testing.T) {
	var out bytes.Buffer
	_, err := parse([]string{"-help"}, games(), &out)
	rulestest.Must(t, errors.Is(err, errHelp), "%v", err)
	rulestest.Holds(t, strings.HasPrefix(out.String(), "Intrigue: two board games "),
		"the help counts the games wrong:\n%s", out.String())
	for _, f := range []string{"-game", "-load", "-replay", "-sim", "-wire", "-games", "-seats", "-deal",
		"-shots", "-store", "-home", "-screen", "-version"} {
		rulestest.Holds(t, strings.Contains(out.String(), f+" ") || strings.Contains(out.String(), f+"\n"),
			"the help does not list %s:\n%s", f, out.String())
	}
}

func TestManyGamesAreSimulated(t *testing.T) {
	var out bytes.Buffer
	o, err := parse(strings.Fields("-sim london -games 2 -seats easy"), games(), &out)
	rulestest.OK(t, err)
	rulestest.OK(t, simulate(o, games(), &out))
	for _, want := range []string{"2 games", "Mr X (easy)", "moves a second"} {
		rulestest.Holds(t, strings.Contains(out.String(), want), "%q is missing in\n%s", want, out.String())
	}
	o.Seats = "easy,genius,easy"
	var usage usageError
	if err := simulate(o, games(), &out); !errors.As(err, &usage) {
		t.Errorf("an unknown level: %v", err)
	}
}

func TestErrorsInWords(t *testing.T) {
	for in, want := range map[string]string{
		"ui: no window system is available":  "there is no display",
		"glfw: X11: failed to open display":  "there is no display",
		"GLX: failed to create context: bad": "no OpenGL",
		"the disk is full":                   "the disk is full",
	} {
		got := explain(errors.New(in))
		rulestest.Holds(t, strings.Contains(got, want), "%q became %q", in, got)
	}
}
