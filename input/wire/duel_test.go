package wire

import (
	"bufio"
	"context"
	"fmt"
	"io"
	"os"
	"os/exec"
	"runtime"
	"strings"
	"testing"

	"intrigue/input/record"
	"intrigue/rules"
	"intrigue/rules/london"
	"intrigue/rules/rulestest"
)

// role is the environment variable that makes another program of this test: "serve"
// is the wire of London on standard input and output, "play 0 easy" is a player.
const role = "INTRIGUE_WIRE_TEST"

func TestMain(m *testing.M) {
	switch w := strings.Fields(os.Getenv(role)); {
	case len(w) == 0:
		os.Exit(m.Run())
	case w[0] == "serve":
		if err := Serve(london.Game{}, os.Stdin, os.Stdout); err != nil {
			os.Exit(1)
		}
	default:
		if err := player(w[1], w[2], os.Stdin, os.Stdout); err != nil {
			fmt.Fprintln(os.Stdout, "fault", err)
			os.Exit(1)
		}
	}
}

// end is one end of two pipes.
type end struct {
	in  *bufio.Scanner
	out io.Writer
}

func (e end) say(line string) { io.WriteString(e.out, line+"\n") }

// ask says a line and reads its answer, of which the last line is ok or an error.
func (e end) ask(line string) (answer []string) {
	e.say(line)
	for e.in.Scan() {
		answer = append(answer, e.in.Text())
		if ends(e.in.Text()) {
			return answer
		}
	}
	return append(answer, "error nobody answers any more")
}

// player is somebody else's program: it leads some seats and knows of the game what
// it is told by lines. Its referee wakes it with "acting SEAT" and sends it home with
// "acting nobody". It plays what a bot advises by turns with a move of its own, and in
// between it tries to see more than it may.
func player(seats, level string, in io.Reader, out io.Writer) error {
	e := end{bufio.NewScanner(in), out}
	for turn := 0; e.in.Scan(); turn++ {
		seat, ok := strings.CutPrefix(e.in.Text(), "acting ")
		switch {
		case !ok:
			return fmt.Errorf("%q is no turn", e.in.Text())
		case seat == "nobody":
			return nil
		}
		view := e.ask("view " + seat)
		if len(view) < 5 || view[len(view)-1] != "ok" {
			return fmt.Errorf("its own view is %q", view)
		}
		for other := range 3 {
			if strings.Contains(seats, fmt.Sprint(other)) {
				continue
			}
			for _, l := range []string{"view %d", "choices %d", "tell 1 %d", "go %d easy", "play %d surface", "label %d pawn.x"} {
				if got := e.ask(fmt.Sprintf(l, other)); len(got) != 1 || !strings.HasPrefix(got[0], "error ") {
					return fmt.Errorf("%s is answered: %q", fmt.Sprintf(l, other), got)
				}
			}
		}
		for _, l := range []string{"record", "new", "as all", "  as all", "play luck draw 1"} {
			if got := e.ask(l); len(got) != 1 || !strings.HasPrefix(got[0], "error ") {
				return fmt.Errorf("%s is answered: %q", l, got)
			}
		}
		cs := e.ask("choices " + seat)
		move, _, _ := strings.Cut(strings.TrimPrefix(cs[len(cs)/2], "choice "), " | ")
		if got := e.ask("go " + seat + " " + level); turn%3 > 0 {
			move = strings.TrimPrefix(got[len(got)-2], "move ")
		}
		if got := e.ask("play " + seat + " " + move); got[len(got)-1] != "ok" {
			return fmt.Errorf("%s is refused: %q", move, got)
		}
	}
	return io.ErrUnexpectedEOF
}

// referee leads a game of two players through a wire: players[i] speaks for
// seats[i]. It returns the record, and by player all that was said to each.
func referee(t *testing.T, wire end, players []end, seats []string) (string, []string) {
	t.Helper()
	said := make([]string, len(players))
	do := func(line string) []string {
		got := wire.ask(line)
		rulestest.Must(t, got[len(got)-1] == "ok", "%s: %q", line, got)
		return got
	}
	do("new seats 3 deal 11")
	for range 1000 {
		acting := do("acting")[0]
		seat := strings.TrimPrefix(acting, "acting ")
		if seat == "luck" {
			do("roll")
			continue
		}
		if seat == "nobody" {
			for _, p := range players {
				p.say(acting)
			}
			return strings.Join(do("record"), "\n"), said
		}
		for i, p := range players {
			if !strings.Contains(seats[i], seat) {
				continue
			}
			do("as " + seats[i])
			p.say(acting)
			for played := false; !played; {
				rulestest.Must(t, p.in.Scan(), "the player is gone")
				line := strings.TrimLeft(p.in.Text(), " ") // the wire ignores blanks, so the referee does
				rulestest.Must(t, !strings.HasPrefix(line, "fault "), "%v", line)
				got := []string{"error the referee alone says for whom a player speaks"}
				if !strings.HasPrefix(line, "as ") {
					got = wire.ask(line)
				}
				p.say(strings.Join(got, "\n"))
				said[i] += strings.Join(got, "\n") + "\n"
				played = strings.HasPrefix(line, "play ") && got[len(got)-1] == "ok"
			}
			do("as all")
		}
	}
	t.Fatal("the game does not end")
	return "", nil
}

// judge checks a game that two programs have played: its record is a whole game of
// London, and each player saw exactly the views of the seat that was to move.
func judge(t *testing.T, text string, said, seats []string) {
	t.Helper()
	text = strings.TrimSuffix(strings.ReplaceAll("\n"+text, "\nrecord ", "\n"), "ok")
	p, err := record.Parse([]byte(text[1:]))
	rulestest.OK(t, err)
	all, err := rules.Replay(london.Game{}, p.Record)
	rulestest.OK(t, err)
	o := all[len(all)-1].Outcome()
	rulestest.Holds(t, o.Over() && p.Ending == o.Ending, "it ends by %q and the file says %q", o.Ending, p.Ending)
	want := make([]string, len(seats))
	for _, p := range all {
		for _, s := range p.Acting() {
			for i := range seats {
				if s >= 0 && strings.Contains(seats[i], seatWord(s)) {
					want[i] += rules.Print(p.Seen(s))
				}
			}
		}
	}
	for i := range seats {
		var got strings.Builder
		for l := range strings.Lines(said[i]) {
			if fact, ok := strings.CutPrefix(l, "view "); ok {
				got.WriteString(fact)
			}
		}
		rulestest.Holds(t, got.String() == want[i], "the program of seats %s saw other views than theirs", seats[i])
		if i > 0 && strings.Contains(said[i], " luck draw") {
			t.Errorf("the program of seats %s saw a start card", seats[i])
		}
	}
	t.Logf("%d entries, %s: %s", len(all)-1, o.Ending, o.Why)
}

var sides = []string{"0", "1 2"}

// TestTwoProgramsOverPipes plays a game of London in this process.
func TestTwoProgramsOverPipes(t *testing.T) {
	pipe := func(run func(io.Reader, io.Writer) error) end {
		inR, inW := io.Pipe()
		outR, outW := io.Pipe()
		go func() {
			if err := run(inR, outW); err != nil {
				fmt.Fprintln(outW, "fault", err)
			}
			inR.Close()
			outW.Close()
		}()
		t.Cleanup(func() { inW.Close(); outR.Close() })
		return end{bufio.NewScanner(outR), inW}
	}
	wire := pipe(func(r io.Reader, w io.Writer) error { return Serve(london.Game{}, r, w) })
	fox := pipe(func(r io.Reader, w io.Writer) error { return player("0", "easy", r, w) })
	hunt := pipe(func(r io.Reader, w io.Writer) error { return player("1 2", "steady", r, w) })
	text, said := referee(t, wire, []end{fox, hunt}, sides)
	judge(t, text, said, sides)
}

// TestTwoProcesses plays it between three real processes: the wire and two players.
func TestTwoProcesses(t *testing.T) {
	if runtime.GOOS == "js" {
		t.Skip("a page in a browser begins no other program")
	}
	ctx, cancel := context.WithCancel(context.Background())
	t.Cleanup(cancel)
	start := func(as string) end {
		c := exec.CommandContext(ctx, os.Args[0])
		c.Env = append(os.Environ(), role+"="+as)
		in, err := c.StdinPipe()
		rulestest.OK(t, err)
		out, err := c.StdoutPipe()
		rulestest.OK(t, err)
		rulestest.OK(t, c.Start())
		t.Cleanup(func() {
			in.Close()
			if err := c.Wait(); err != nil && !t.Failed() {
				t.Errorf("%s ends with %v", as, err)
			}
		})
		return end{bufio.NewScanner(out), in}
	}
	wire, fox, hunt := start("serve"), start("play 0 easy"), start("play 1,2 steady")
	text, said := referee(t, wire, []end{fox, hunt}, sides)
	judge(t, text, said, sides)
	wire.ask("quit")
}
