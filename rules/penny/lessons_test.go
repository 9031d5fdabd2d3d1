package penny_test

import (
	"math/bits"
	"strings"
	"testing"

	"intrigue/rules"
	"intrigue/rules/penny"
	"intrigue/rules/penny/core"
	"intrigue/rules/penny/internal/table"
	"intrigue/rules/rulestest"
)

// TestLessonsCanBeFollowed follows the lessons: the cards do what the captions say, and at the end the
// learner has what he was told he would have.
func TestLessonsCanBeFollowed(t *testing.T) {
	ends := map[string]func(t *testing.T, p *penny.Position){"portal": portalClosed, "errands": errandsDone}
	rulestest.Lessons(t, penny.Game{}, everything(), func(l rules.Lesson, all []rules.Position) {
		t.Run(l.Key, func(t *testing.T) { ends[l.Key](t, all[len(all)-1].(*penny.Position)) })
	})
}

func portalClosed(t *testing.T, last *penny.Position) {
	p, g := &last.Players[0], last.Game
	rulestest.Is(t, "closed portals", p.Portals, 1)
	rulestest.Is(t, "open portals", bits.OnesCount8(last.Portals), 1)
	rulestest.Is(t, "round", last.Round, 3)
	table.Holds(t, "both bought cards are his", p.Cards().Has(g.Card("s_umbrella")) && p.Cards().Has(g.Card("s_ticket")))
	table.Holds(t, "both enemies are beaten", p.Cards().Has(g.Card("en_table")) && p.Cards().Has(g.Card("en_eel")))
	rulestest.Is(t, "Wounded cards under the board", p.Under, 1)
	rulestest.Is(t, "Wounded cards in all", last.Status(0), 1)
	street, _ := g.Map.Named("empty_street")
	table.Holds(t, "the Pity shows Hell", last.OnHell(g, street))
}

func errandsDone(t *testing.T, last *penny.Position) {
	p, g := &last.Players[0], last.Game
	table.Holds(t, "it is Maria's turn, after a Villain Phase", last.Active == 1 && last.Round == 2)
	table.Holds(t, "the Crowbar is bought", p.Cards().Has(g.Card("s_crowbar")))
	table.Holds(t, "the Resurrection Men are beaten", p.Cards().Has(g.Card("en_resurrection")))
	rulestest.Is(t, "finished quests", p.Level, 1)
	rulestest.Is(t, "trophies of the Walk", p.Slot[core.WalkSlot].Trophies, 1)
	rulestest.Is(t, "events", bits.OnesCount32(p.Events), 1)
	rulestest.Is(t, "wounds", last.Status(0), 0)
}

// TestFirstLessonTeachesByDoing: the learner himself makes each move that a new player has to know.
func TestFirstLessonTeachesByDoing(t *testing.T) {
	l := (penny.Game{}).Lessons()[0]
	done := map[string]bool{}
	for _, e := range l.Record.Entries {
		if e.Seat == 0 {
			word, rest, _ := strings.Cut(string(e.Move), " ")
			done[word], done[word+" "+rest] = true, true
		}
	}
	for word, what := range map[string]string{"walk": "travelling by a hand card", "ride": "travelling by a movement token",
		"gather": "gathering",
		"buy":    "a purchase", "buyfor": "a second purchase", "fight": "starting a fight", "hit damage": "dealing damage",
		"hit occultism": "a weakness",
		"parry prevent": "a shield", "bear": "playing a Wounded card", "flip": "turning a tile", "close": "closing a portal"} {
		rulestest.Holds(t, done[word], "the learner does not do it himself: %s", what)
	}
}

// TestLessonsAreShort: a lesson has at most twenty captions, none longer than can be read at a glance, and lets the
// learner choose freely more than once.
func TestLessonsAreShort(t *testing.T) {
	for _, l := range (penny.Game{}).Lessons() {
		free := 0
		for _, s := range l.Steps {
			n := len(strings.Fields(s.Words))
			rulestest.Holds(t, n <= 60, "a caption has %d words: %s", n, s.Words)
			free += min(1, len(s.Else))
		}
		rulestest.Holds(t, len(l.Steps) <= 20 && free >= 2, "%s has %d captions, and %d free choices", l.Key, len(l.Steps), free)
	}
}
