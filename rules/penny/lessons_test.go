package penny

import (
	"math/bits"
	"testing"

	"intrigue/rules"
	"intrigue/rules/rulestest"
)

// TestLessons follows the lesson: the learner has bought, fought, finished his quest
// and read an event, and the cards do what the captions say.
func TestLessons(t *testing.T) {
	rulestest.Lessons(t, Game{}, everything(), func(_ rules.Lesson, all []rules.Position) {
		last := all[len(all)-1].(*position)
		p, g := &last.players[0], last.game
		holds(t, "it is Maria's turn, after a Villain Phase", last.active == 1 && last.round == 2)
		holds(t, "the Crowbar is bought", p.cards().Has(g.Card("s_crowbar")))
		holds(t, "the Resurrection Men are beaten", p.cards().Has(g.Card("en_resurrection")))
		is(t, "finished quests", p.level, 1)
		is(t, "trophies of the Walk", p.slot[walkSlot].trophies, 1)
		is(t, "events", bits.OnesCount32(p.events), 1)
		is(t, "wounds", last.status(0), 0)
	})
}
