package rulestest

import (
	"cmp"
	"context"
	"fmt"
	"maps"
	"math/rand/v2"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"
	"unicode"
	"unicode/utf8"

	"intrigue/rules"
)

// Sentences collects what a game says to its players and compares it with
// testdata/sentences.txt, so that a change of words is reviewed as a diff and the file
// can be proofread in one sitting; -update writes it anew.
//
// The sentences come from the page of the game, its lessons, every recorded game in
// testdata and some random games at each number of seats (one in oneIn of their
// positions is asked for prompts, labels, refusals and a hint). They are grouped by
// pattern: names of things stand as {}, numbers as #. Each pattern has up to three real
// fillings. targets is everything of the game that one could point at, and names are
// words that differ between sentences of one pattern, beside those that have a label.
//
// A sentence that grammar forbids (see Slip) fails the test.
func Sentences(t *testing.T, g rules.Game, targets []string, games, oneIn int, names ...string) {
	t.Helper()
	if testing.Short() {
		t.Skip("sentences are collected without -short")
	}
	s := &sentences{g: g, targets: targets, texts: map[string]bool{}, said: map[string]map[string]bool{}}
	s.names, s.looked, s.opened = map[string]bool{}, map[string]bool{}, map[string]bool{}
	for _, name := range names {
		s.names[name] = true
	}
	s.page()
	if n, ok := g.(interface{ Names() []string }); ok { // as they stand in sentences
		for _, name := range n.Names() {
			s.names[name] = true
		}
	}
	files, err := filepath.Glob("testdata/*.jsonl")
	if err != nil {
		t.Fatal(err)
	}
	r := rand.New(rand.NewPCG(22, 1))
	for _, file := range files {
		rec := ReadRecord(t, file)
		all, err := rules.Replay(g, rec)
		if err != nil {
			continue // a record that must not load has its own test
		}
		for i, p := range all {
			s.position(p, len(rec.Seats), r, oneIn)
			if i < len(rec.Entries) {
				s.told(p, rec.Entries[i], len(rec.Seats))
			}
		}
	}
	ab := g.About()
	for seats := ab.MinSeats; seats <= ab.MaxSeats; seats++ {
		for i := range games {
			if err := s.game(seats, i, oneIn); err != nil {
				t.Fatal(err)
			}
		}
	}
	for kind, all := range s.said {
		for text := range all {
			if slip := Slip(text); slip != "" {
				t.Errorf("%s: %q: %s", kind, text, slip)
			}
		}
	}
	golden(t, "testdata/sentences.txt", s.String())
}

// Slip is what is wrong with the grammar of a text that was put together from parts:
// numbers that do not agree, a part said twice, a word of the program's own. It is empty
// where nothing was found.
func Slip(text string) string {
	for _, bad := range slips {
		if found := bad.pattern.FindString(text); found != "" {
			return fmt.Sprintf("%q %s", found, bad.why)
		}
	}
	words := strings.Fields(strings.TrimRight(strings.ToLower(text), ".!?"))
	for i, w := range words {
		for n := min(i, len(words)-i-1); n > 0 && (w == "or" || w == "and"); n-- {
			part := words[i+1 : i+1+n]
			if slices.Equal(words[i-n:i], part) && part[0] != "more" && part[0] != "again" && !unicode.IsDigit(rune(part[0][0])) {
				return fmt.Sprintf("%q is said twice", strings.Join(part, " "))
			}
		}
	}
	return ""
}

var slips = []struct {
	pattern *regexp.Regexp
	why     string
}{
	{regexp.MustCompile(`(?i)\b(null|nil|undefined|NaN|<no value>)`), "is a word of the program"},
	{regexp.MustCompile(`%!|\{|\}|  `), "is a slip of the formatting"},
	{regexp.MustCompile(`(^|[^\d.,:×/+–-])\b1 (cards|points|cubes|tiles|rounds|tickets|pennies|portals|stations|games|seats|players|` +
		`missions|towns|resources|actions|enemies|villains|heroes|doors|people|routes|spaces|supporters|horses|` +
		`carts|disguises)\b`), "does not agree"},
	{regexp.MustCompile(`\b([2-9]|\d\d+) (card|point|cube|tile|round|wound|ticket|turn|slide|penny|portal|place|station|game|seat|player|` +
		`mission|town|resource|enemy|villain|hero|guard|door|die|person|route|supporter|horse|cart|disguise)([.,;!?]|$)`),
		"does not agree"},
	{regexp.MustCompile(`(?i)\b(the the|a a|an an|of of|to to|is is|and and|or or|in in)\b`), "is said twice"},
	{regexp.MustCompile(`\ba [AEIOaeio][a-z]|\ban [bcdfgjklmnpqrstvwxyzBCDGJKPQTVWYZ][a-z]`), "has the wrong article"},
	{regexp.MustCompile(`[a-z] [.,;!?]|,,|\.\.$|[,;]\.`), "has a stop in the wrong place"},
}

// sentences is what a game has said so far.
type sentences struct {
	g       rules.Game
	targets []string
	texts   map[string]bool            // behind their kind, to be cut into sentences once
	said    map[string]map[string]bool // sentences by kind
	names   map[string]bool            // of seats and targets

	looks          int
	looked, opened map[string]bool // sentences about where everything stands, and how those begin that are kept
}

// say keeps a text sentence by sentence.
func (s *sentences) say(kind, text string) {
	if text == "" || s.texts[kind+text] {
		return
	}
	s.texts[kind+text] = true
	if s.said[kind] == nil {
		s.said[kind] = map[string]bool{}
	}
	for _, line := range split(text) {
		s.said[kind][line] = true
	}
}

// split cuts a text behind each stop that a capital follows, but not behind an
// abbreviation such as "Dr." or "C.".
func split(text string) (all []string) {
	for text = range strings.SplitSeq(text, "\n") {
		from := 0
		for i := 0; i+2 < len(text); i++ {
			if !strings.ContainsRune(".!?", rune(text[i])) || text[i+1] != ' ' || !unicode.IsUpper(rune(text[i+2])) {
				continue
			}
			word := text[strings.LastIndexByte(text[:i], ' ')+1 : i]
			if text[i] == '.' && len(word) <= 3 && word != "" && unicode.IsUpper(rune(word[0])) {
				continue
			}
			all = append(all, text[from:i+1])
			from = i + 2
		}
		if from < len(text) {
			all = append(all, text[from:])
		}
	}
	return all
}

// situation keeps of the sentences about where everything stands the first that opens with
// the same three words, because the lists in them are of any length, and all with a slip.
func (s *sentences) situation(lines []string) {
	for _, line := range lines {
		for _, sentence := range split(line) {
			if s.looked[sentence] {
				continue
			}
			s.looked[sentence] = true
			words := strings.Fields(numbers.ReplaceAllString(sentence, "#"))
			opening := strings.Join(words[:min(3, len(words))], " ")
			if !s.opened[opening] || Slip(sentence) != "" {
				s.opened[opening] = true
				s.say("situation", sentence)
			}
		}
	}
}

// page keeps what is said before a game and around it.
func (s *sentences) page() {
	ab := s.g.About()
	s.say("shelf", ab.Blurb)
	for _, o := range ab.Options {
		s.say("options", o.Label)
		s.say("options", o.Line)
		for _, v := range o.Values {
			s.say("options", v.Label)
		}
	}
	for _, l := range ab.Levels {
		s.say("levels", l.Title+": "+l.Line)
	}
	for _, e := range ab.Endings {
		s.say("endings", e.Title)
	}
	for seats := ab.MinSeats; seats <= ab.MaxSeats; seats++ {
		for _, name := range ab.SeatNames(seats) {
			s.names[name] = true
		}
	}
	if teacher, ok := s.g.(rules.Teacher); ok {
		for _, l := range teacher.Lessons() {
			s.say("lessons", l.Title+": "+l.Line)
			for _, step := range l.Steps {
				s.say("lessons", step.Words)
				for _, a := range step.Else {
					s.say("lessons", a.Words)
				}
			}
		}
	}
}

// game walks a random game, half of whose moves a bot makes: it gets further.
func (s *sentences) game(seats, i, oneIn int) error {
	ab, r := s.g.About(), rand.New(rand.NewPCG(uint64(seats), uint64(i)))
	p, err := s.g.New(rules.Setup{Seats: seats, Options: randomOptions(ab.Options, i, r)})
	var leader rules.Bot
	if b, ok := s.g.(rules.Bots); ok && len(ab.Levels) > 0 {
		if leader, err = b.Bot(ab.Levels[0].Key); err != nil {
			return err
		}
	}
	for err == nil && len(p.Acting()) > 0 {
		s.position(p, seats, r, oneIn)
		e := randomMove(p, r)
		if e.Seat >= 0 && leader != nil && i%2 == 1 {
			e.Move = leader.Decide(context.Background(), limitedTurn(p, e.Seat, r.Uint64(), simulations))
		}
		s.told(p, e, seats)
		p, err = p.After(e.Seat, e.Move)
	}
	if err == nil {
		s.position(p, seats, r, 1)
	}
	return err
}

// told keeps the line of the log for a move, as everybody reads it.
func (s *sentences) told(p rules.Position, e rules.Entry, seats int) {
	for by := rules.Public; int(by) < seats; by++ {
		s.say("log", told(p, e, by).Text)
	}
}

// position keeps what everybody can read in a position: the prompt always, labels,
// refusals and a hint in one of so many.
func (s *sentences) position(p rules.Position, seats int, r *rand.Rand, oneIn int) {
	o := p.Outcome()
	s.say("results", o.Why)
	for _, line := range o.Scores {
		s.say("results", line.Label)
	}
	look := r.IntN(oneIn) == 0
	if look {
		s.looks++
	}
	for by := rules.Public; int(by) < seats; by++ {
		v := p.Seen(by)
		s.say("prompts", v.Prompt())
		if !look {
			continue
		}
		s.situation(v.Situation())
		if !s.g.About().Secret && by >= 0 && !slices.Contains(p.Acting(), by) && s.looks%seats != int(by) {
			continue // without secrets, of those who wait one is told what the others are
		}
		for _, target := range s.targets {
			l := v.Label(target)
			if l.Title != "" && unicode.IsUpper([]rune(l.Title)[0]) {
				s.names[l.Title] = true
			}
			s.say("labels", l.Text)
			s.say("refusals", v.WhyNot(target).Text)
		}
	}
	h, ok := s.g.(rules.Hinter)
	if a := p.Acting(); ok && look && len(a) > 0 && a[0] != rules.Luck {
		_, why := h.Hint(endingAfter(forever), limitedTurn(p, a[0], r.Uint64(), simulations))
		s.say("hints", why)
	}
}

// String is the file: by kind, then by pattern.
func (s *sentences) String() string {
	byFirst := map[string][]string{}
	for name := range s.names {
		first := name[:wordEnd(name)]
		byFirst[first] = append(byFirst[first], name)
	}
	for _, all := range byFirst {
		slices.SortFunc(all, func(a, b string) int { return cmp.Or(len(b)-len(a), cmp.Compare(a, b)) })
	}
	var out strings.Builder
	for _, kind := range slices.Sorted(maps.Keys(s.said)) {
		fillings := map[string][]string{}
		for _, text := range slices.Sorted(maps.Keys(s.said[kind])) {
			p := pattern(text, byFirst)
			fillings[p] = append(fillings[p], text)
		}
		fmt.Fprintf(&out, "## %s (%d)\n\n", kind, len(fillings))
		for _, p := range slices.Sorted(maps.Keys(fillings)) {
			all := fillings[p]
			if len(all) == 1 {
				fmt.Fprintf(&out, "%s\n", all[0])
				continue
			}
			fmt.Fprintf(&out, "%s\n", p)
			longest := slices.MaxFunc(all, func(a, b string) int { return cmp.Compare(len(a), len(b)) })
			show := []string{all[0], all[len(all)/2], longest}
			slices.Sort(show)
			for _, text := range slices.Compact(show) {
				fmt.Fprintf(&out, "    %s\n", text)
			}
		}
		out.WriteString("\n")
	}
	return out.String()
}

var (
	numbers = regexp.MustCompile(`\d+(\.\d+)?|\b[IVX]+\b`)
	ofNames = regexp.MustCompile(`(\{\}'s |[Yy]our )+\{\}`)
	lists   = regexp.MustCompile(`\{\}((, | and |, and | or |, or )\{\})+`)
)

// pattern is a text with {} for every name and # for every number. A run of names is
// one. byFirst are the names by their first word, the longest first.
func pattern(text string, byFirst map[string][]string) string {
	var out strings.Builder
	for text != "" {
		n := wordEnd(text)
		if n == 0 {
			_, n = utf8.DecodeRuneInString(text)
			out.WriteString(text[:n])
			text = text[n:]
			continue
		}
		word := text[:n]
		for _, name := range byFirst[word] {
			if rest, ok := strings.CutPrefix(text, name); ok && wordEnd(rest) == 0 {
				word, n = "{}", len(name)
				break
			}
		}
		out.WriteString(word)
		text = text[n:]
	}
	p := numbers.ReplaceAllString(out.String(), "#")
	p = ofNames.ReplaceAllString(strings.ReplaceAll(p, "the {}", "{}"), "{}") // "your {}" and "{}'s {}" are names, too
	return lists.ReplaceAllString(p, "{}")
}

// wordEnd is the length of the word with which a text begins.
func wordEnd(text string) int {
	n := strings.IndexFunc(text, func(r rune) bool { return !unicode.IsLetter(r) && !unicode.IsDigit(r) })
	if n < 0 {
		return len(text)
	}
	return n
}

// golden compares a text with a file of testdata; -update writes the file anew.
func golden(t *testing.T, file, got string) {
	t.Helper()
	if *update {
		write(t, file, []byte(got))
	}
	want, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	a, b := strings.Split(got, "\n"), strings.Split(string(want), "\n")
	for i := range min(len(a), len(b)) {
		if a[i] != b[i] {
			t.Fatalf("%s: line %d is\n%s\nand was\n%s\n(go test -update writes it anew)", file, i+1, a[i], b[i])
		}
	}
	if len(a) != len(b) {
		t.Fatalf("%s: it has %d lines and had %d", file, len(a), len(b))
	}
}
