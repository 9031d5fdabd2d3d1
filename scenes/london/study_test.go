package london_test

import (
	"context"
	"slices"
	"strconv"
	"strings"
	"testing"

	"intrigue/input"
	"intrigue/input/analysis"
	"intrigue/input/store"
	"intrigue/maps/face"
	"intrigue/rules"
	"intrigue/rules/london"
	"intrigue/rules/rulestest"
	"intrigue/scenes/scenetest"
	"intrigue/scenes/table"
	"intrigue/scenes/widgets"
)

// quick is London, looked back on at once: a player who did not take the last of the choices gave 30
// points of chance away.
type quick struct{ london.Game }

func (quick) Judge(_ context.Context, t rules.Turn, played rules.Move, _ float64) rules.Judgement {
	best := t.Choices[len(t.Choices)-1].Move
	j := rules.Judgement{
		Best:   []rules.Expected{{Move: best, Chance: 0.8}},
		Played: rules.Expected{Move: played, Chance: 0.5},
		Why:    "It is the last one.", Lesson: "reach",
	}
	for i, text := range longFacts {
		key := strconv.Itoa(i)
		j.Better = append(j.Better, rules.Fact{Key: key, N: 1, Text: "Instead of the other four pawns, " + text})
		j.Instead = append(j.Instead, rules.Fact{Key: key, N: 2, Text: "Together with the fifth pawn, " + text})
	}
	if best == played {
		j.Played.Chance = 0.8
	}
	return j
}

// longFacts are as long as facts are.
var longFacts = []string{"Red, Blue and Green can reach you in one ride.", "Yellow would need two rides to do so."}

// Forecast says that nothing hangs on luck.
func (quick) Forecast(context.Context, rules.Turn, float64) (float64, bool) { return 0.5, true }

// studied is a table at which a game by chance is over, and is looked back on.
func studied(t *testing.T, percent int) *player {
	t.Helper()
	with := title()
	with.Game = quick{}
	r := random(t, record(t, solo(), nil), 3, func(rules.Position, int) bool { return false })
	b := &player{scenetest.Sit(t, with, r, func(s *store.Settings) { s.TextScale = percent })}
	b.Analyse()
	return b
}

// marked are the entries that were marked as blunders, by the judgement of quick.
func marked(t *testing.T, r rules.Record) (all []int) {
	t.Helper()
	positions := scenetest.Replay(t, london.Game{}, r)
	for i, e := range r.Entries {
		if e.Seat < 0 {
			continue
		}
		if c := positions[i].Choices(e.Seat); len(c) > 1 && c[len(c)-1].Move != e.Move {
			all = append(all, i)
		}
	}
	return all
}

// TestTheAnalysisIsReachedAndRead: from the results the reader comes to the analysis; arrows go from mistake to
// mistake, what was better is said and ringed, the log is marked, and the summary leads back to a mistake.
func TestTheAnalysisIsReachedAndRead(t *testing.T) {
	b := studied(t, 100)
	want := marked(t, b.Game().Record())
	rulestest.Must(t, len(want) >= 5, "the game tests little")
	rulestest.Must(t, b.Has("study.curve") && !b.Sees("decisions analysed"), "there is no curve: %s", b.Words())
	want = slices.DeleteFunc(want, func(i int) bool { return b.Game().Record().Entries[i].Seat != 0 }) // the side on show
	for range b.Game().Len() {                                                                         // the review begins near the end: back to the first
		if b.Game().Cursor() <= want[0] {
			break
		}
		b.Key(input.Up)
	}
	for _, entry := range want[:4] {
		if at := b.Game().Cursor(); at != entry {
			t.Fatalf("the arrows come to entry %d, not to %d", at, entry)
		}
		verdict := "For the detectives: 50% to win; with the best choice 80%."
		if b.Game().Record().Entries[entry].Seat == 0 { // the sentence begins with him
			verdict = "50% to win; with the best choice 80%."
		}
		for _, words := range []string{verdict, "Blunder.", "Better: It is the last one. Instead of",
			"As played: Together with", "??", "better"} {
			rulestest.Holds(t, strings.Contains(b.Words(), words), "at entry %d %q is not seen: %s", entry, words, b.Words())
		}
		b.Key(input.Down)
		b.Still(2)
	}
	b.Game().Seek(b.Game().Len() - 1)
	b.Still(2)
	rulestest.Holds(t, b.Sees("Before that, by what ") && b.Sees(" knew: "),
		"of the last decision it is not said that it was judged by what was known before: %s", b.Words())
	b.Click("study.summary")
	b.Still(2)
	rulestest.Holds(t, b.Sees("How it was played") && b.Sees("blunders") && b.Sees("end your ride where no pawn can reach you"),
		"the summary says %s", b.Words())
	b.Click("swing.0.0")
	b.Still(2)
	if at := b.Game().Cursor(); !slices.Contains(want, at) {
		t.Errorf("the summary leads to entry %d", at)
	}
}

// TestTheCurveExplainsItself: a sentence over it says what it counts and whose it is, one side at a time, which stands at
// the end of its line; the keys go to the mistakes of that side.
func TestTheCurveExplainsItself(t *testing.T) {
	with := title()
	with.Game = quick{}
	seats := []rules.SeatInfo{{Level: "easy"}, {Name: "Ada"}, {Name: "Ada"}}
	b := &player{scenetest.Sit(t, with, random(t, record(t, seats, nil), 3, func(rules.Position, int) bool { return false }), nil)}
	b.Analyse()
	names := func() (n int) {
		for _, it := range b.Last {
			curve, _ := b.Hit("study.curve")
			if it.Kind == widgets.Words && (it.Text == "Mr X" || it.Text == "Detectives") && curve.R.Contains(it.R.Mid()) {
				n++
			}
		}
		return n
	}
	b.Still(2)
	rulestest.Holds(t, b.Sees("Your chance of winning, by what you knew.") && names() == 1, "%d names at the line: %s", names(), b.Words())
	b.Game().Seek(0)
	b.Key(input.Down)
	at := b.Game().Record().Entries[b.Game().Cursor()].Seat
	rulestest.Holds(t, at > 0, "the mistake is of seat %d", at)
	b.Click("study.side.0")
	b.Still(2)
	rulestest.Holds(t, b.Sees("The chance that Mr X would win") && names() == 1, "%d names at the line: %s", names(), b.Words())
	b.Game().Seek(0)
	b.Key(input.Down)
	rulestest.Is(t, "the mistake of", b.Game().Record().Entries[b.Game().Cursor()].Seat, rules.Seat(0))
}

// TestABetterLineIsWalked: the line of the better choice is shown on the board, step by step and through the eyes of its
// seat, and left again; the game itself stays where it was.
func TestABetterLineIsWalked(t *testing.T) {
	b := studied(t, 100)
	r := b.Game().Record()
	for _, entry := range marked(t, r) {
		b.Game().Seek(entry)
		b.Still(2)
		if _, ok := b.Hit("study.line"); !ok || r.Entries[entry].Seat == 0 {
			continue // nobody replies before the next pawn of the same seat
		}
		was := b.Words()
		b.Click("study.line")
		b.Still(2)
		at, n := b.Game().Supposed().At, len(b.Game().Supposed().Entries)
		rulestest.Must(t, at == 1 && n > 1 && b.Game().Cursor() == entry && b.Game().Viewer() == r.Entries[entry].Seat,
			"%d of %d, seen by %d", at, n, b.Game().Viewer())
		rulestest.Holds(t, b.Sees("Better, 1 of ") && !b.Sees("played"), "the line says %s", b.Words())
		b.Key(input.Right)
		b.Still(2)
		if at = b.Game().Supposed().At; at != 2 || b.Game().Cursor() != entry {
			t.Errorf("a step leads to %d, at entry %d", at, b.Game().Cursor())
		}
		b.Key(input.Left)
		b.Key(input.Left)
		b.Still(2)
		if n = len(b.Game().Supposed().Entries); n != 0 || b.Words() != was {
			t.Errorf("the board is not as it was: %s", b.Words())
		}
		return
	}
	t.Error("no decision has a line")
}

// TestBetterSaysForWhom: a lone person is advised as "you"; where bots decided or several people sit, the
// advice is quoted as a hint to its side.
func TestBetterSaysForWhom(t *testing.T) {
	bot := rules.SeatInfo{Level: "easy"}
	for name, c := range map[string]struct {
		seats []rules.SeatInfo
		words [2]string // of Mr X and of the detectives
	}{
		"alone": {solo(), [2]string{"Better: It is", "Better: It is"}},
		"against a bot": {
			[]rules.SeatInfo{bot, {Name: "Ada"}, {Name: "Ada"}},
			[2]string{"Better (hint to Mr X): “It is", "Better: It is"},
		},
		"two people": {two(), [2]string{"Better (hint to Mr X): “It is", "Better (hint to the detectives): “It is"}},
		"a watched game": {
			[]rules.SeatInfo{bot, bot, bot},
			[2]string{"Better (hint to Mr X): “It is", "Better (hint to the detectives): “It is"},
		},
	} {
		with := title()
		with.Game = quick{}
		r := random(t, record(t, c.seats, nil), 3, func(rules.Position, int) bool { return false })
		b := &player{scenetest.Sit(t, with, r, nil)}
		b.Analyse()
		for _, entry := range marked(t, r)[:6] {
			b.Game().Seek(entry)
			b.Still(2)
			want := c.words[min(1, int(r.Entries[entry].Seat))]
			rulestest.Holds(t, b.Sees(want), "%s: at entry %d %q is not seen: %s", name, entry, want, b.Words())
		}
	}
}

// TestTheLogMarksTheDecision: while a decision is judged, its line is lit and not the one before; a press on a
// line comes to the decision that it tells of.
func TestTheLogMarksTheDecision(t *testing.T) {
	b := studied(t, 100)
	want := marked(t, b.Game().Record())
	entry := want[len(want)-3]
	b.Game().Seek(entry)
	b.Rest()
	lit := func(entry int) bool {
		h, ok := b.Hit("entry." + strconv.Itoa(entry))
		return ok && slices.ContainsFunc(b.Last, func(it widgets.Item) bool {
			return it.Kind == widgets.Box && it.R == h.R && it.Colour == widgets.Fade(b.App.UI().Theme.Gold, 0.45)
		})
	}
	rulestest.Holds(t, lit(entry) && !lit(entry-1),
		"at decision %d its line is lit: %v; the one before: %v", entry, lit(entry), lit(entry-1))
	b.Click("entry." + strconv.Itoa(entry-1))
	at := b.Game().Cursor()
	rulestest.Holds(t, at == entry-1, "the line of entry %d leads to %d", entry-1, at)
}

// TestAllDeeper: the summary has everything looked at more deeply, and then offers it no more.
func TestAllDeeper(t *testing.T) {
	b := studied(t, 100)
	b.Click("study.summary")
	b.Click("deeper")
	text, err := b.App.Store.Analysis(analysis.Key(b.Game().Record()))
	rulestest.OK(t, err)
	a, err := analysis.Decode(text, b.Game().Record(), b.App.Version)
	rulestest.OK(t, err)
	if n, draws := a.Progress(10); n != a.Total || draws != a.Draws || n == 0 || draws == 0 {
		t.Errorf("%d of %d decisions and %d of %d draws were looked at more deeply", n, a.Total, draws, a.Draws)
	}
	b.Click("study.summary")
	b.Still(2)
	rulestest.Holds(t, !b.Has("deeper"), "the summary of it says %s", b.Words())
}

// TestAnalysisIsKept: opened again, the game has its analysis, without a second look.
func TestAnalysisIsKept(t *testing.T) {
	b := studied(t, 100)
	with, r := title(), b.Game().Record()
	with.Game = never{t: t}
	again, err := table.Watch(b.App, with, r)
	rulestest.OK(t, err)
	b.App.Open(again)
	b.Still(3)
	rulestest.Holds(t, b.Has("study.curve"), "the analysis is gone: %s", b.Words())
}

// TestSpoiledAnalysisIsSetAside: one that is torn, or of another version, is renamed, that is said, and
// the game can be analysed again.
func TestSpoiledAnalysisIsSetAside(t *testing.T) {
	for name, text := range map[string]string{"torn": `{"format":2,"dec`, "another version": `{"format":1,"game":"london"}`} {
		b := studied(t, 100)
		with, r := title(), b.Game().Record()
		with.Game = quick{}
		key := analysis.Key(r)
		rulestest.OK(t, b.App.Store.SaveAnalysis(key, []byte(text)))
		again, err := table.Watch(b.App, with, r)
		rulestest.OK(t, err)
		b.App.Open(again)
		b.Still(3)
		rulestest.Holds(t, b.Sees("It was kept as"), "%s: nothing is said: %s", name, b.Words())
		b.Click("study.start")
		fresh, err := b.App.Store.Analysis(key)
		rulestest.OK(t, err)
		if a, err := analysis.Decode(fresh, b.Game().Record(), b.App.Version); err != nil || !a.Done() {
			t.Errorf("%s: it is not made again: %v", name, err)
		}
	}
}

// never is London that must not be looked back on.
type never struct {
	london.Game
	t *testing.T
}

func (n never) Judge(context.Context, rules.Turn, rules.Move, float64) rules.Judgement {
	n.t.Error("it is analysed again")
	return rules.Judgement{}
}

// TestNoAnalysisBeforeTheEnd: a game that goes on offers none, in the past neither.
func TestNoAnalysisBeforeTheEnd(t *testing.T) {
	with := title()
	with.Game = quick{}
	b := &player{scenetest.Sit(t, with, random(t, record(t, solo(), nil), 3, after(30)), nil)}
	b.Key(input.ReviewBack)
	for _, h := range b.App.UI().TopHits() {
		rulestest.Holds(t, !strings.HasPrefix(h.ID, "study."), "a game that goes on offers %s", h.ID)
	}
	rulestest.Holds(t, b.Game().ChoicesAt(10) == nil, "the choices of the past are told before the end")
}

// TestAnalysisFits: the strip lies whole above the time line at every text size.
func TestAnalysisFits(t *testing.T) {
	for _, percent := range []int{100, 150} {
		b := studied(t, percent)
		curve, _ := b.Hit("study.curve")
		line, ok := b.Hit("review.play")
		rulestest.Holds(t, ok && curve.R.H >= 40 && curve.R.Y+curve.R.H <= line.R.Y && curve.R.X >= 0 && curve.R.X+curve.R.W <= b.W,
			"at %d %% the curve lies at %v, the keys at %v: %s", percent, curve.R, line.R, b.Words())
	}
}

// TestVerdictFits: what is said of a decision has room between the time line and the tray in windows of all
// sizes, and the tag of what was better lies within the board or the tray.
func TestVerdictFits(t *testing.T) {
	for _, percent := range []int{100, 150, 200} {
		b := studied(t, percent)
		entry := marked(t, b.Game().Record())[1]
		for _, size := range [][2]float64{{1024, 640}, {1280, 800}, {1920, 1080}} {
			b.W, b.H = size[0], size[1]
			b.Game().Seek(entry)
			b.Rest()
			line, _ := b.Hit("review.play")
			board, _ := b.Hit("map")
			said, tags := 0, 0
			for _, it := range b.Last {
				if it.Kind == widgets.Words && it.R.X == 28 && it.Face == face.UIMedium { // a line of the prompt
					said++
					rulestest.Holds(t, it.R.Y >= line.R.Y+line.R.H+7,
						"%v at %d%%: %q is written over the time line", size, percent, it.Text)
				}
				if it.Kind == widgets.Words && it.Text == "better" {
					tags++
					bottom := widgets.If(it.R.Y < board.R.H, board.R.H, b.H)
					rulestest.Holds(t, it.R.Y+it.R.H <= bottom, "%v at %d%%: the tag at %v is cut off at %v", size, percent, it.R, bottom)
				}
			}
			rulestest.Holds(t, said != 0 && tags != 0, "%v at %d%%: %d lines and %d tags: %s", size, percent, said, tags, b.Words())
		}
	}
}

// TestBetterIsInSight: a board of which only a part is in sight moves to what was better.
func TestBetterIsInSight(t *testing.T) {
	b := studied(t, 200)
	for range 4 {
		b.Key(input.ZoomIn)
	}
	b.Still(20)
	g, moved := b.Game(), 0
	was, _ := b.Hit("@station.1")
	for _, entry := range marked(t, g.Record()) {
		all := g.ChoicesAt(entry)
		g.Seek(entry)
		b.Still(4)
		board, _ := b.Hit("map")
		if now, _ := b.Hit("@station.1"); now.R != was.R {
			moved++
			was = now
		}
		station := ""
		for _, id := range all[len(all)-1].Path {
			if strings.HasPrefix(id, "station.") {
				station = id
			}
		}
		if station == "" {
			continue
		}
		if h, ok := b.Hit("@" + station); !ok || !board.R.Contains(h.R.Mid()) {
			t.Errorf("at entry %d station %s lies at %v, out of %v", entry, station, h.R, board.R)
		}
	}
	rulestest.Holds(t, moved >= 2, "the board moved %d times", moved)
}

// TestTicketsOfTheJudgedPawn: the tray shows the tickets of the pawn that should have moved, and marks none of
// them as played where another pawn did.
func TestTicketsOfTheJudgedPawn(t *testing.T) {
	b := studied(t, 100)
	r, others := b.Game().Record(), 0
	for _, entry := range marked(t, r) {
		if r.Entries[entry].Seat == 0 {
			continue
		}
		all := b.Game().ChoicesAt(entry)
		best := all[len(all)-1]
		played, _ := rules.Choose(all, r.Entries[entry].Move)
		whose, tags := b.trayAt(t, entry)
		want := strings.TrimPrefix(best.Path[0], "pawn.")
		rulestest.Holds(t, strings.EqualFold(whose, want), "at entry %d the tray is of %q, not of %s", entry, whose, want)
		if other := best.Path[0] != played.Path[0]; other {
			others++
			rulestest.Holds(t, tags <= 0, "at entry %d a ticket of %s is marked as played, by %s", entry, best.Path[0], played.Path[0])
		} else if tags != 1 {
			t.Errorf("at entry %d %d tickets are marked as played", entry, tags)
		}
	}
	rulestest.Holds(t, others != 0, "the game tests little")
}

// trayAt is whose tickets the tray shows beside the decision of an entry, and how many of them are marked as played.
func (b *player) trayAt(t *testing.T, entry int) (whose string, tags int) {
	t.Helper()
	b.Game().Seek(entry)
	b.Still(4)
	tray, ok := b.Hit("@ticket.taxi")
	rulestest.Must(t, ok, "at entry %d there is no tray: %s", entry, b.Words())
	for _, it := range b.Last {
		if it.Kind == widgets.Words && it.R.Y > tray.R.Y-20 && it.R.X < tray.R.X+500 {
			if it.Face == face.Heading {
				whose = it.Text
			}
			if it.Text == "played" {
				tags++
			}
		}
	}
	return whose, tags
}

// even is quick in which every choice is nearly as good as the last one.
type even struct{ quick }

func (e even) Judge(ctx context.Context, t rules.Turn, played rules.Move, effort float64) rules.Judgement {
	j := e.quick.Judge(ctx, t, played, effort)
	j.Played.Chance = j.Best[0].Chance - 0.001
	return j
}

// TestTicketsOfThePawnThatMoved: where nothing was clearly better than what was played, the tray shows the tickets of the
// pawn that moved, and marks the one it paid with.
func TestTicketsOfThePawnThatMoved(t *testing.T) {
	with := title()
	with.Game = even{}
	r := random(t, record(t, solo(), nil), 3, func(rules.Position, int) bool { return false })
	b := &player{scenetest.Sit(t, with, r, nil)}
	b.Analyse()
	others := 0
	for _, entry := range marked(t, r) {
		all := b.Game().ChoicesAt(entry)
		played, _ := rules.Choose(all, r.Entries[entry].Move)
		if r.Entries[entry].Seat == 0 || played.Path[0] == all[len(all)-1].Path[0] {
			continue
		}
		others++
		whose, tags := b.trayAt(t, entry)
		rulestest.Holds(t, strings.EqualFold("pawn."+whose, played.Path[0]) && tags == 1,
			"at entry %d %s moves, the tray is of %q, with %d tickets marked", entry, played.Path[0], whose, tags)
	}
	rulestest.Holds(t, others != 0, "the game tests little")
}

// TestTheBoardIsSeenBesideAnAnalysis: with large words the curve gives way in a low window, and comes back where there is room.
func TestTheBoardIsSeenBesideAnAnalysis(t *testing.T) {
	b := studied(t, 200)
	for _, high := range []float64{800, 1600} {
		b.Resize(1280, high)
		b.Still(2)
		rulestest.Holds(t, b.Has("study.curve") == (high > 800) && b.Has("study.summary"), "in a window %g high: %s", high, b.Words())
	}
}
