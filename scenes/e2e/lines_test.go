package e2e

import (
	"bytes"
	"math/rand/v2"
	"os"
	"os/exec"
	"path/filepath"
	"runtime"
	"slices"
	"strings"
	"testing"

	"intrigue/rules/rulestest"
)

// call runs the program without a window and returns what it says.
func call(t *testing.T, env []string, args ...string) (code int, out, errs string) {
	t.Helper()
	c := exec.Command(binary, args...)
	c.Env = append(os.Environ(), env...)
	var o, e bytes.Buffer
	c.Stdout, c.Stderr = &o, &e
	code = status(c.Run())
	return code, o.String(), e.String()
}

// oneLine checks that a message is a single line and no stack trace.
func oneLine(t *testing.T, what, s string) {
	t.Helper()
	rulestest.Holds(t, strings.Count(s, "\n") == 1 && !strings.Contains(s, "goroutine") && strings.HasPrefix(s, "intrigue: "),
		"%s says\n%s", what, s)
}

func TestCommandLine(t *testing.T) {
	t.Run("version", func(t *testing.T) {
		if code, out, _ := call(t, nil, "-version"); code != 0 || !strings.HasPrefix(out, "Intrigue ") || strings.Count(out, "\n") != 1 {
			t.Errorf("-version: status %d, %q", code, out)
		}
	})
	t.Run("help", func(t *testing.T) {
		code, out, _ := call(t, nil, "-help")
		rulestest.Holds(t, code == 0, "-help: status %d", code)
		for _, flag := range []string{"-game", "-load", "-replay", "-sim", "-shots", "-analyse", "-json", "-home", "-screen", "-version"} {
			rulestest.Holds(t, strings.Contains(out, flag+" ") || strings.Contains(out, flag+"\n"), "-help does not name %s", flag)
		}
	})
	for _, args := range [][]string{
		{"-nonsense"}, {"word"}, {"-game", "chess"}, {"-sim", "chess"}, {"-seats", "easy"},
		{"-game", "london", "-sim", "london"}, {"-sim", "london", "-games", "0"}, {"-sim", "london", "-games", "many"},
		{"-sim", "london", "-seats", "easy,nobody,easy"}, {"-load", "no/such/file.jsonl"}, {"-replay", "."},
		{"-analyse", "no/such/file.jsonl"}, {"-json"},
	} {
		t.Run(strings.Join(args, " "), func(t *testing.T) {
			code, out, errs := call(t, []string{"INTRIGUE_HOME=" + t.TempDir()}, args...)
			rulestest.Holds(t, code == 2 && out == "", "status %d, and on standard output %q", code, out)
			oneLine(t, "it", errs)
		})
	}
	t.Run("sim", func(t *testing.T) {
		if code, out, errs := call(t, nil, "-sim", "london", "-games", "2", "-seats", "easy,easy,easy"); code != 0 ||
			errs != "" || out == "" {
			t.Errorf("status %d, %q, %q", code, out, errs)
		}
	})
}

func TestNoDisplay(t *testing.T) {
	if runtime.GOOS != "linux" {
		t.Skip("Here no variable takes the display away.")
	}
	code, _, errs := call(t, []string{"DISPLAY=", "WAYLAND_DISPLAY="}, "-home", t.TempDir())
	rulestest.Holds(t, code == 1, "without a display the status is %d, not 1", code)
	oneLine(t, "without a display, the program", errs)
}

// recorded is a whole game as a file.
func recorded(t *testing.T) []byte {
	t.Helper()
	text, err := os.ReadFile(filepath.Join("..", "..", "rules", "london", "testdata", "caught.jsonl"))
	rulestest.OK(t, err)
	return text
}

// TestBadFiles gives the program files that are no games: it says so in one line
// and leaves them as they are.
func TestBadFiles(t *testing.T) {
	noise := make([]byte, 4000)
	r := rand.New(rand.NewPCG(1, 2))
	for i := range noise {
		noise[i] = byte(r.IntN(256))
	}
	whole := recorded(t)
	head, rest, _ := bytes.Cut(whole, []byte("\n"))
	lines := bytes.SplitAfter(whole, []byte("\n"))
	for name, text := range map[string][]byte{
		"empty":        nil,
		"random bytes": noise,
		"a future format": append(bytes.Replace(head, []byte(`"format":1`), []byte(`"format":99`), 1),
			append([]byte("\n"), rest...)...),
		"a header cut short":   head[:len(head)/2],
		"a move that is wrong": append(slices.Clone(whole), []byte(`{"s":0,"m":"taxi 1"}`+"\n")...),
		"a line missing":       bytes.Join(slices.Delete(slices.Clone(lines), 4, 5), nil),
		"another game":         bytes.Replace(whole, []byte(`"london"`), []byte(`"paris"`), 1),
	} {
		t.Run(name, func(t *testing.T) {
			dir := t.TempDir()
			file := filepath.Join(dir, "game.jsonl")
			rulestest.OK(t, os.WriteFile(file, text, 0o644))
			for _, flag := range []string{"-load", "-replay"} {
				code, _, errs := call(t, []string{"DISPLAY="}, "-home", filepath.Join(dir, "home"), flag, file)
				rulestest.Holds(t, code == 2, "%s: status %d", flag, code)
				oneLine(t, flag, errs)
				t.Logf("%s", errs)
			}
			after, err := os.ReadFile(file)
			rulestest.Holds(t, err == nil && bytes.Equal(after, text), "the file has changed (%v)", err)
			all, _ := os.ReadDir(dir)
			rulestest.Holds(t, len(all) <= 2, "the folder holds more than before: %v", all)
		})
	}
}
