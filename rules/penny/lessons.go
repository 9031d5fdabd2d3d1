package penny

import (
	_ "embed"
	"strings"

	"intrigue/rules"
	"intrigue/rules/penny/core/box"
)

// Lessons are two turns of Scenario I with two heroes.
func (Game) Lessons() []rules.Lesson {
	l := rules.Lesson{Key: "errands", Title: "Two turns in the Prologue",
		Line: "The five steps of a turn: move, play cards, buy, win a fight, finish a quest and meet an event."}
	l.Record = rules.Record{Format: rules.Format, Game: "penny", Edition: box.Newest, Deal: 1,
		Options: rules.Options{"mode": box.Prologue.String()}, Seats: rules.Learner(0, []string{"Jack's friend", "Maria's friend"}, "steady")}
	return []rules.Lesson{l.With(beats(firstErrands))}
}

// firstErrands has Jack buy a Crowbar, beat the Resurrection Men who come for him, and
// finish his Personal Quest with their trophy; then a raven asks the time.
//
//go:embed lesson.txt
var firstErrands string

// beats reads a lesson: a line is what is said, with what to look at behind an @, or moves
// behind a >.
func beats(text string) (all []rules.Beat) {
	for line := range strings.Lines(text) {
		line = strings.TrimSpace(line)
		if moves, ok := strings.CutPrefix(line, "> "); ok {
			all = append(all, rules.Beat{Moves: moves})
			continue
		}
		say, look, _ := strings.Cut(line, " @ ")
		all = append(all, rules.Beat{Say: say, Look: strings.Fields(look)})
	}
	return all
}
