package pages

import (
	"reflect"
	"testing"

	"intrigue/rules/london"
	"intrigue/rules/rulestest"
	"intrigue/scenes/rulebook"
)

const sample = `# Sample

Opening words
on two lines.

## Play

Before the clauses.

### SAM-1 Move
*Ruling.* Move **one** pawn.

- first
- second *thing*

### SAM-2 A star * alone
Nothing.
`

func TestABookHasChaptersAndClauses(t *testing.T) {
	b := rulebook.Parse(sample)
	rulestest.Must(t, b.Title == "Sample" && len(b.Chapters) == 2 && b.Len() == 4, "parsed %+v", b)
	rulestest.Is(t, "opening words are", b.Chapters[0].Clauses[0].Paras[0].Text(), "Opening words on two lines.")
	c := b.Chapters[1].Clauses[1]
	rulestest.Must(t, c.ID == "SAM-1" && c.Title == "Move" && len(c.Paras) == 3, "clause is %+v", c)
	want := []rulebook.Run{{Text: "Ruling.", Italic: true}, {Text: " Move "}, {Text: "one", Bold: true}, {Text: " pawn."}}
	rulestest.Holds(t, reflect.DeepEqual(c.Paras[0].Runs, want), "runs are %+v", c.Paras[0].Runs)
	rulestest.Holds(t, c.Paras[1].Mark == "–" && c.Paras[1].Text() == "first", "item is %+v", c.Paras[1])
	if c, ok := b.Find("SAM-2"); !ok || c.ID != b.Chapters[1].Clauses[2].ID {
		t.Errorf("SAM-2 is %+v, %v", c, ok)
	}
	lone := rulebook.Parse("# B\n## C\n### SAM-1 D\na * alone\n").Chapters[0].Clauses[0].Paras[0]
	if got := lone.Runs; len(got) != 2 || got[0].Text+got[1].Text != "a * alone" {
		t.Errorf("a lone star gives %+v", got)
	}
}

// TestABookHasTablesStepsLinksAndPictures: and what stands between two fences is the game of its pictures, not a paragraph.
func TestABookHasTablesStepsLinksAndPictures(t *testing.T) {
	b := rulebook.Parse("## A\n1. Go to [the\nrule](SAM-1).\n2. Then *stop*.\n| Seats | Pawns |\n|---|---|\n| 3 | *two* each |\n\n" +
		"![The board (left) [here](lesson).](board 3 | show a.1)\n\n```\n3 seats\n0 go\n```\nLast.")
	rulestest.Is(t, "game", b.Game, "3 seats\n0 go")
	p := b.Paras()
	rulestest.Must(t, len(p) == 5, "paragraphs are %+v", p)
	rulestest.Holds(t, p[0].Mark == "1." && p[1].Mark == "2." &&
		p[0].Runs[1] == rulebook.Run{Text: "the rule", Link: "SAM-1"}, "steps are %+v", p[:2])
	rulestest.Holds(t, len(p[2].Rows) == 2 && p[2].Rows[1][1].Runs[0].Italic, "table is %+v", p[2])
	rulestest.Is(t, "words of the table", p[2].Text(), "Seats, Pawns. 3, two each. ")
	rulestest.Holds(t, p[3].Picture == "board 3 | show a.1" && p[3].Text() == "The board (left) here.", "picture is %+v", p[3])
	rulestest.Is(t, "last", p[4].Text(), "Last.")
}

func TestASearchFindsItsWords(t *testing.T) {
	b := rulebook.Parse(sample)
	for query, want := range map[string]int{"": 4, "pawn": 1, "PAWN one": 1, "pawn nothing": 0, "sam-": 2, "second thing": 1} {
		if got := b.Search(query).Len(); got != want {
			t.Errorf("%q finds %d clauses, want %d", query, got, want)
		}
	}
	if got := rulebook.Hits("One bone, one.", "one bo", false); !reflect.DeepEqual(got, [][2]int{{0, 3}, {4, 6}, {10, 13}}) {
		t.Errorf("hits are %v", got)
	}
	if got := rulebook.Hits("Bone", "one", false); got != nil {
		t.Errorf("a word that does not begin so is marked at %v", got)
	}
	if got := rulebook.Hits("Bone", "one", true); !reflect.DeepEqual(got, [][2]int{{1, 4}}) {
		t.Errorf("a loose search marks %v", got)
	}
	rulestest.Holds(t, rulebook.Hits("anything", "", false) == nil, "a query of nothing has hits")
}

// TestSearchFromTheBeginning: a tie is no ability; what begins no word is found within.
func TestSearchFromTheBeginning(t *testing.T) {
	b := rulebook.Parse("# Book\n## Abilities\n### EST-1 Ties\nThe lowest wins.\n### EST-2 Abilities\nThey come first.\n")
	for query, want := range map[string]string{"tie": "EST-1", "TIES": "EST-1", "bili": "EST-2", "first": "EST-2", "2": "EST-2"} {
		found := b.Search(query)
		rulestest.Holds(t, found.Len() == 1 && found.Chapters[0].Clauses[0].ID == want && found.Loose == (query == "bili"),
			"%q finds %+v", query, found)
	}
}

// TestSearchNarrows: of a list of terms only those are kept that have the words, and of a clause with a
// number everything.
func TestSearchNarrows(t *testing.T) {
	b := rulebook.Parse("# Book\n## Words\n- Eye: a mark.\n- Grid: six boards.\n- Pile: tiles beside the grid.\n## Play\n### EST-1 " +
		"Grid\nOne.\n\nTwo.\n")
	for query, want := range map[string][]int{"grid": {2, 2}, "eye": {1}, "tiles grid": {1}, "mark boards": {2}} {
		var got []int
		for _, ch := range b.Search(query).Chapters {
			got = append(got, len(ch.Clauses[0].Paras))
		}
		rulestest.Holds(t, reflect.DeepEqual(got, want), "%q keeps %v paragraphs, want %v", query, got, want)
	}
}

// The real book must come apart without loose ends.
func TestLondonsBookComesApart(t *testing.T) {
	b := rulebook.Parse(london.Game{}.About().Rules)
	rulestest.Must(t, len(b.Chapters) >= 5 && b.Len() >= 100, "London has %d chapters and %d clauses", len(b.Chapters), b.Len())
	for _, ch := range b.Chapters {
		for i, c := range ch.Clauses {
			if c.ID == "" && i > 0 || len(c.Paras) == 0 {
				t.Errorf("the clause %q of %q has no id or no words", c.Title, ch.Title)
			}
		}
	}
}
