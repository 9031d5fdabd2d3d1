package cardinal

import (
	"intrigue/rules"
)

// taught is deal 7 as it was dealt, written out so that the lesson does not hang on
// how chance is drawn.
const taught = "deal m4s4c0m5m2 s0s5c4a0c2 m1s1--a3c1 a4a2m3a1c3 c5s3s2a5m0 cmmca smcac ssmms ccass amaa"

// Lessons is one short escape: slides, searches, lures and the tunnel.
func (Game) Lessons() []rules.Lesson {
	l := rules.Lesson{
		Key: "escape", Title: "Four against the Cardinal", Line: "A few slides, two lures and a trip through the tunnel; then the castle is yours.",
		Record: rules.Record{Format: rules.Format, Game: "cardinal", Deal: 7, Seats: []rules.SeatInfo{{Name: "You"}},
			Entries: []rules.Entry{{Seat: rules.Luck, Move: taught}}},
	}
	say := func(words string, look ...string) {
		l.Steps = append(l.Steps, rules.Step{At: len(l.Record.Entries), Words: words, Targets: look})
	}
	move := func(m rules.Move) { l.Record.Entries = append(l.Record.Entries, rules.Entry{Seat: 0, Move: m}) }

	say("Each musketeer has five chambers of his suit to search, from the 1 to the 5 and in that order. The framed tiles are the next ones. Coins outside the doors are the Cardinal's guards.", "musketeer.moon", "cell.2.0")
	say("A musketeer slides until something stops him. Take Moon, at the lower right, and slide him west: only the sun guard behind the far door keeps him inside.", "musketeer.moon", "guard.w.4")
	move("slide moon w")
	say("That guard is beaten, because he is of another suit: a point. One of Moon's own suit would have stayed. Now slide Moon north. Sun stands in his way, so he stops on his 1 and searches it.", "cell.2.0")
	move("slide moon n")
	say("Where nothing stops you, make something. A coin of the supply lures a guard onto any free chamber of its suit. Put an arms coin on arms 5.", "supply.arms", "cell.4.3")
	move("lure arms 4.3")
	say("Now Arms can slide south: the guard stops him exactly on his 1.", "musketeer.arms", "cell.3.3")
	move("slide arms s")
	say("The same again for his 2: lure a guard onto arms 4 …", "supply.arms", "cell.3.0")
	move("lure arms 3.0")
	say("… and slide Arms west.", "cell.3.1")
	move("slide arms w")
	say("A guard inside the castle is not beaten by stopping before him. Only from the tunnel can he be surprised. Slide Moon east, into the dark.", "musketeer.moon", "cell.2.2")
	move("slide moon e")
	say("Choose the corner in the north-east: Moon's 2 lies there, so he searches it as he comes out.", "cell.0.4")
	move("corner ne")
	say("On the way he may surprise one guard inside. Take the one at arms 4; he has done his work.", "cell.3.0")
	move("remove 3.0")
	say("Six points, and 46 to go: 20 for chambers, 24 for guards, two for each musketeer who slides out of the castle after his fifth search. Who slides out too early is lost. Take back as much as you like, ask the solver when you are stuck, and good luck.")
	return []rules.Lesson{l}
}
