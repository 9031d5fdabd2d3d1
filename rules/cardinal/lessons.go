package cardinal

import "intrigue/rules"

// taught is deal 7 as it was dealt, written out so that the lesson does not hang on
// how chance is drawn.
const taught = "deal m4s4c0m5m2 s0s5c4a0c2 m1s1--a3c1 a4a2m3a1c3 c5s3s2a5m0 cmmca smcac ssmms ccass amaa"

// Lessons is one short escape: slides, searches, lures and the tunnel.
func (Game) Lessons() []rules.Lesson {
	l := rules.Lesson{
		Key: "escape", Title: "Four against the Cardinal",
		Line: "A few slides, two lures and a trip through the tunnel. Then the castle is yours.",
		Record: rules.Record{Format: rules.Format, Game: "cardinal", Edition: 1, Deal: 7, Seats: []rules.SeatInfo{{Name: "You"}},
			Entries: []rules.Entry{{Seat: rules.Luck, Move: taught}}},
	}
	say := func(words string, targets ...string) {
		l.Steps = append(l.Steps, rules.Step{At: len(l.Record.Entries), Words: words, Targets: targets})
	}
	or := func(m rules.Move, words string) {
		last := &l.Steps[len(l.Steps)-1]
		last.Else = append(last.Else, rules.Answer{Move: m, Words: words})
	}
	move := func(m rules.Move) { l.Record.Entries = append(l.Record.Entries, rules.Entry{Seat: 0, Move: m}) }

	say("Each musketeer must search the five chambers of his suit in order, from the 1 to the 5. The four framed chambers come first. "+
		"The coins outside the doors are the Cardinal's guards.", "cell.2.0", "cell.2.1", "cell.2.4", "cell.3.3")
	say("A musketeer slides until something stops him. Take Moon, at the lower right, and slide him west. "+
		"Only the sun guard at the far door keeps him in the castle.", "musketeer.moon", "guard.w.4")
	or("slide moon n", "That works, too: an arms guard stops him in the corner, and is defeated. But the corner is moon 2, and Moon has to "+
		"begin with the 1. Let us slide him west instead.")
	move("slide moon w")
	say("The guard was not a moon guard, so Moon defeated him: 1 point. A moon guard would have stayed. Now slide Moon north. "+
		"Sun stands in his way, so Moon stops in moon 1 and searches it.", "cell.2.0")
	move("slide moon n")
	say("If nothing stops your musketeer, put something there. You can lure a guard from your supply to any empty chamber of his suit. "+
		"Put an arms coin on arms 5.", "supply.arms", "cell.4.3")
	or("lure arms 3.0", "That works, too: any empty arms chamber will do. There he would stop Arms in arms 2. First, though, Arms "+
		"needs arms 1, so let us put the coin on arms 5.")
	or("lure arms 3.1", "That works, too: any empty arms chamber will do. But there he would be in the way, because Arms will want "+
		"to stop in arms 2 himself. Let us put the coin on arms 5.")
	move("lure arms 4.3")
	say("Now slide Arms south. The guard stops him in arms 1, just where he must search.", "musketeer.arms", "cell.3.3")
	move("slide arms s")
	say("Do the same for his next chamber: lure a guard to arms 4 …", "supply.arms", "cell.3.0")
	move("lure arms 3.0")
	say("… and slide Arms west.", "cell.3.1")
	move("slide arms w")
	say("Stopping in front of a castle guard does not defeat him. You can surprise him only from the tunnel. "+
		"Slide Moon east, into the hole.", "musketeer.moon", "cell.2.2")
	move("slide moon e")
	say("Choose the north-east corner. It is moon 2, so Moon searches it as he comes out.", "cell.0.4")
	for _, m := range []rules.Move{"corner nw", "corner sw", "corner se"} {
		or(m, "That works, too: any free corner is open to him. But Moon needs moon 2 next, and it is the north-east corner. "+
			"Let us come out there.")
	}
	move("corner ne")
	say("On the way, Moon may surprise one castle guard. Choose the guard on arms 4: you no longer need him.", "cell.3.0")
	or("remove 4.3", "That works, too: it is worth the same point. But a guard on arms 5 can still stop somebody, so let us keep him.")
	or("spare", "That works, too: you need not surprise anybody. But nothing else defeats a castle guard, so let us take the point.")
	move("remove 3.0")
	say("You have 6 of 52 points. You score 1 point for each chamber searched, 1 for each guard defeated and 2 for each musketeer who " +
		"leaves after his fifth search. A musketeer who leaves too soon is killed. Undo as often as you like, and ask the solver when " +
		"you are stuck. Good luck!")
	return []rules.Lesson{l}
}
