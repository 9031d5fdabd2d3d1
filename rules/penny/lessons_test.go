package penny_test

import (
	"math/bits"
	"testing"

	"intrigue/rules"
	"intrigue/rules/penny"
	"intrigue/rules/penny/core"
	"intrigue/rules/penny/internal/table"
	"intrigue/rules/rulestest"
)

// TestLessons follows the lesson: the learner has bought, fought, finished his quest
// and read an event, and the cards do what the captions say.
func TestLessons(t *testing.T) {
	rulestest.Lessons(t, penny.Game{}, everything(), func(_ rules.Lesson, all []rules.Position) {
		last := all[len(all)-1].(*penny.Position)
		p, g := &last.Players[0], last.Game
		table.Holds(t, "it is Maria's turn, after a Villain Phase", last.Active == 1 && last.Round == 2)
		table.Holds(t, "the Crowbar is bought", p.Cards().Has(g.Card("s_crowbar")))
		table.Holds(t, "the Resurrection Men are beaten", p.Cards().Has(g.Card("en_resurrection")))
		rulestest.Is(t, "finished quests", p.Level, 1)
		rulestest.Is(t, "trophies of the Walk", p.Slot[core.WalkSlot].Trophies, 1)
		rulestest.Is(t, "events", bits.OnesCount32(p.Events), 1)
		rulestest.Is(t, "wounds", last.Status(0), 0)
	})
}
