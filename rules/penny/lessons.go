package penny

import (
	_ "embed"
	"strings"

	"intrigue/rules"
	"intrigue/rules/penny/core/box"
)

// Lessons are three turns of a single hero, who closes a portal, and two turns of two heroes.
func (Game) Lessons() []rules.Lesson {
	return []rules.Lesson{
		lesson("portal", "Your first portal", "Three turns alone: move, gather, buy, fight, take a wound and close a portal.",
			firstPortal, "Jack's friend"),
		lesson("errands", "Quests and events", "Two turns with two heroes: a quest, a charge card, the enemy row and an event.",
			firstErrands, "Jack's friend", "Maria's friend"),
	}
}

// lesson is a lesson of the Prologue. The learner has the first of the seats; the others are
// led by the steady bot once the record has ended.
func lesson(key, title, line, text string, names ...string) rules.Lesson {
	l := rules.Lesson{Key: key, Title: title, Line: line}
	l.Record = rules.Record{Format: rules.Format, Game: "penny", Edition: edition, Deal: 1,
		Options: rules.Options{"mode": box.Prologue.String()}, Seats: rules.Learner(0, names, "steady")}
	return l.With(beats(text))
}

// firstPortal has Jack buy two cards, take a wound from villain A, beat villain B without one,
// and gather on a Hell side what he needs to close the portal at Slums B.
//
//go:embed portal.txt
var firstPortal string

// firstErrands has Jack buy a Crowbar, beat the Resurrection Men who come for him, and
// finish his Personal Quest with their trophy; then a raven asks the time.
//
//go:embed errands.txt
var firstErrands string

// beats reads a lesson: a line is what is said, with what to look at behind an @, or moves
// behind a >. Behind a + stands a move that works, too, and its answer.
func beats(text string) (all []rules.Beat) {
	for line := range strings.Lines(text) {
		line = strings.TrimSpace(line)
		if moves, ok := strings.CutPrefix(line, "> "); ok {
			all = append(all, rules.Beat{Moves: moves})
			continue
		}
		if move, ok := strings.CutPrefix(line, "+ "); ok {
			move, answer, _ := strings.Cut(move, ": ")
			asks := &all[len(all)-1]
			asks.Else = append(asks.Else, rules.Answer{Move: rules.Move(move), Words: answer})
			continue
		}
		say, look, _ := strings.Cut(line, " @ ")
		all = append(all, rules.Beat{Say: say, Look: strings.Fields(look)})
	}
	return all
}
