package input_test

import (
	"errors"
	"reflect"
	"strings"
	"testing"

	"intrigue/input/record"
	"intrigue/rules"
	"intrigue/rules/rulestest"
)

func game() rules.Record {
	return rules.Record{
		Format: rules.Format, Game: "chase", Title: "At <home>", Deal: 7, Advised: true, Help: []string{"hint", "solver"},
		Notes: []rules.Note{{Side: 1, Target: "station.5", Mark: rules.Ring}},
		Seats: []rules.SeatInfo{{Name: "Ann"}, {Level: "easy", Colour: 1}}, Options: rules.Options{"fog": "on"},
		Entries: []rules.Entry{{Seat: rules.Luck, Move: "deal"}, {Seat: 0, Move: "go 3"}, {Seat: 1, Move: "stay"}},
	}
}

func TestWhatIsPrintedIsParsed(t *testing.T) {
	p, err := record.Parse(record.Print(game(), "caught"))
	rulestest.Holds(t, err == nil && p.Ending == "caught" && !p.Torn && !p.Unterminated && reflect.DeepEqual(p.Record, game()),
		"%+v, %v", p, err)
	text := string(record.Print(game(), ""))
	rulestest.Holds(t, !strings.Contains(text, "over") && strings.Contains(text, "At <home>"), "%v", text)
}

func TestLinesThatTakeBack(t *testing.T) {
	text := string(record.Print(game(), "caught"))
	p, err := record.Parse([]byte(text + "{\"undo\":2}\n"))
	rulestest.Holds(t, err == nil && len(p.Record.Entries) == 1 && p.Ending == "", "%+v, %v", p, err)
	if _, err := record.Parse([]byte(text + "{\"undo\":4}\n")); err == nil || !strings.Contains(err.Error(), "line 9") {
		t.Errorf("four of three moves are taken back: %v", err)
	}
}

func TestTornAndForeign(t *testing.T) {
	text := record.Print(game(), "")
	p, err := record.Parse(text[:len(text)-4])
	rulestest.Holds(t, err == nil && p.Torn && p.Unterminated && len(p.Record.Entries) == 2, "torn: %+v, %v", p, err)
	p, err = record.Parse(text[:len(text)-1])
	rulestest.Holds(t, err == nil && !p.Torn && p.Unterminated && len(p.Record.Entries) == 3, "ragged: %+v, %v", p, err)
	for _, bad := range []string{"", "{}", "a letter", "{\"format\":1,\"game\":3}"} {
		if _, err := record.Parse([]byte(bad)); err == nil {
			t.Errorf("%q is a game", bad)
		}
	}
	if p, err := record.Parse([]byte(`{"format":99,"game":"chase"}`)); !errors.Is(err, rules.ErrFuture) || p.Record.Game != "chase" {
		t.Errorf("the future: %+v, %v", p, err)
	}
}

// TestLuckOfADeal keeps old deals what they are: a number that people have written
// down must give the same game for ever.
func TestLuckOfADeal(t *testing.T) {
	a, b := record.LuckRand(7, 3).Uint64(), record.LuckRand(7, 3).Uint64()
	rulestest.Holds(t, a == b, "the same entry of the same deal has two lucks")
	got := []uint64{record.LuckRand(7, 3).Uint64(), record.LuckRand(8, 3).Uint64(), record.LuckRand(7, 4).Uint64(),
		record.BotRand(7, 3).Uint64()}
	want := []uint64{14815518934105843905, 10879751744303564761, 14035364124659327250, 6330845155266592630}
	rulestest.Holds(t, reflect.DeepEqual(got, want), "the luck of old deals has changed: %d", got)
}

// TestScanCountsWhatParseKeeps reads lines in the usual way of writing and in others.
func TestScanCountsWhatParseKeeps(t *testing.T) {
	usual := string(record.Print(game(), "caught"))
	odd := strings.ReplaceAll(usual, `{"s":0,"m":"go 3"}`, `{ "m":"go\u00203", "s":0 }`)
	for _, text := range []string{usual, odd, record.BOM + usual, usual + "{\"undo\":2}\n", usual[:len(usual)-20]} {
		p, err := record.Parse([]byte(text))
		s, errs := record.Scan([]byte(text))
		rulestest.Holds(t, err == nil && errs == nil && p.Entries == len(p.Record.Entries) && p.Size == len(text),
			"%q: %+v, %v, %v", text, p, err, errs)
		rulestest.Holds(t, len(s.Record.Entries) == 0, "a scan keeps entries")
		s.Record.Entries = p.Record.Entries
		rulestest.Holds(t, reflect.DeepEqual(s, p), "%q: read whole %+v, and scanned %+v", text, p, s)
	}
}

// TestNoGameIsLarger refuses what no game of ours can hold.
func TestNoGameIsLarger(t *testing.T) {
	long := strings.Repeat("x", record.MaxMove+1)
	head := "{\"format\":1,\"game\":\"chase\",\"seats\":[],\"deal\":1}\n"
	for what, text := range map[string]string{
		"first line": strings.Replace(head, "chase", strings.Repeat("x", record.MaxHeader), 1),
		"key":        strings.Replace(head, "chase", long, 1),
		"move":       head + `{"s":0,"m":"` + long + "\"}\n",
		"odd move":   head + `{"m":"` + long + "\",\"s\":0}\n",
		"ending":     head + `{"over":"` + long + "\"}\n",
	} {
		_, err := record.Parse([]byte(text))
		rulestest.Holds(t, err != nil && len(err.Error()) <= 100, "%s: %.200v", what, err)
	}
}
