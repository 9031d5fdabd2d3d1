package wire

import (
	"errors"
	"fmt"
	"slices"
	"strings"

	"intrigue/rules"
)

// session is a game and what was said about it, without clock or goroutine: a line goes in, an answer comes out.
type session struct {
	game      rules.Game
	about     rules.About
	rec       rules.Record
	positions []rules.Position // positions[i] is the one before entry i; empty before new
	series    *seriesGames     // to which the game belongs, nil for a single one
	// speaksFor are the seats for which the lines are spoken; nil is for all, who may see everything.
	speaksFor []rules.Seat
	out       strings.Builder // of the answer that is being written
}

// command is a word that a line may begin with. run reads the words after it; it
// answers with say, or with an error and nothing else.
type command struct {
	word, usage string // "play" and "play SEAT MOVE"
	help        string // what it does, for help
	anytime     bool   // can be asked before a game was begun
	run         func(*session, args) error
}

// commands are all of them; those that need the clock have nothing to run here.
func commands() []command {
	return []command{
		{"about", "about", "the game: its seats, options, levels and endings", true, (*session).tellAbout},
		{"new", "new [seats N] [deal D] [option KEY VALUE]…", "starts a game", true, (*session).begin},
		{"series", "series [seats N] [deal D] [option KEY VALUE]… | next [N] | sheet",
			"starts several games as one; goes on with the next one; what they have come to", true, (*session).playSeries},
		{"as", "as SEAT… | all", "speaks the next lines for these seats, which see and move nothing else", false, (*session).speakAs},
		{"acting", "acting", "who may move now; nobody when the game is over", false, (*session).acting},
		{"view", "view SEAT", "what a seat knows, one fact a line", false, (*session).view},
		{"state", "state SEAT", "the same for programs, in JSON", false, (*session).state},
		{"board", "board", "all that is printed on the box, in JSON", false, (*session).board},
		{"choices", "choices SEAT", "its moves, each with the targets one points at", false, (*session).choices},
		{"play", "play SEAT MOVE", "makes a move; Luck's too", false, (*session).play},
		{"roll", "roll", "lets Luck move as the deal has it", false, (*session).roll},
		{"undo", "undo [N]", "undoes the last entries", false, (*session).undo},
		{"tell", "tell N SEAT", "entry N in words, for one reader", false, (*session).tell},
		{"whynot", "whynot SEAT TARGET", "why a target cannot be chosen now", false, (*session).whyNot},
		{"label", "label SEAT TARGET", "what a target is", false, (*session).label},
		{"outcome", "outcome", "how the game ended", false, (*session).outcome},
		{"record", "record", "the game as it is saved", false, (*session).record},
		{"help", "help", "these lines", true, (*session).help},
		{"go", "go SEAT LEVEL [simulations N] [time MS]", "lets a bot think about a seat's move; does not make it", false, nil},
		{"stop", "stop", "has the bot answer at once", true, nil},
		{"quit", "quit", "ends the program", true, nil},
	}
}

func newSession(g rules.Game) *session { return &session{game: g, about: g.About()} }

// say writes lines of an answer, each behind the word that says what it is.
func (s *session) say(word, text string) {
	for l := range strings.Lines(text) {
		fmt.Fprintf(&s.out, "%s %s\n", word, oneLine(l))
	}
}

// sayf is say for a line that is put together.
func (s *session) sayf(word, format string, a ...any) { s.say(word, fmt.Sprintf(format, a...)) }

// run carries out one line. A mistake in the rules is an error like any other.
func (s *session) run(text string) (err error) {
	defer recoverTo(&err)
	w := args(text)
	word := w.next()
	all := commands()
	i := slices.IndexFunc(all, func(o command) bool { return o.word == word })
	switch {
	case i < 0 || all[i].run == nil:
		return fmt.Errorf("%q is not understood; help lists what is", word)
	case !all[i].anytime && len(s.positions) == 0:
		return errors.New("there is no game yet; new starts one")
	}
	return all[i].run(s, w)
}

// recoverTo makes an error of a panic: a fault of the rules must not end the program.
func recoverTo(err *error) {
	if bad := recover(); bad != nil {
		*err = fmt.Errorf("the rules made a mistake, please report it: %v", bad)
	}
}

// answer is what was said since the last answer.
func (s *session) answer() string {
	text := s.out.String()
	s.out.Reset()
	return text
}

func (s *session) now() rules.Position { return s.positions[len(s.positions)-1] }

func (s *session) seats() int { return len(s.rec.Seats) }

// ledSeat takes a seat from a line and refuses it if the line is spoken for others.
func (s *session) ledSeat(w *args) (rules.Seat, error) {
	seat, err := w.seat(s.seats())
	if err == nil && !s.maySpeakFor(seat) {
		err = fmt.Errorf("seat %s is played by someone else", seatWord(seat))
	}
	return seat, err
}

// viewingSeat is ledSeat for those who only look, which the public may at any time.
func (s *session) viewingSeat(w *args) (rules.Seat, error) {
	if strings.HasPrefix(string(*w)+" ", "public ") {
		w.next()
		return rules.Public, nil
	}
	seat, err := s.ledSeat(w)
	if err == nil && seat == rules.Luck {
		err = errors.New("luck sees nothing")
	}
	return seat, err
}

func (s *session) maySpeakFor(seat rules.Seat) bool {
	return s.speaksFor == nil || slices.Contains(s.speaksFor, seat)
}

func (s *session) help(w args) error {
	for _, o := range commands() {
		s.sayf("help", "%s: %s", o.usage, o.help)
	}
	return w.end()
}
