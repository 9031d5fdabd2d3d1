package driver

import (
	"image"
	"slices"
	"strings"
	"testing"

	"intrigue/rules/rulestest"
)

// TestTheLogIsNoAnswer: a move that is told in the log is no answer to the next one, and whatever else
// can be chosen is.
func TestTheLogIsNoAnswer(t *testing.T) {
	var all []Screen
	Read(strings.NewReader(`screen
text Choose a station for Blue to ride to.
target 446 258 @station.116 stop
target 786 532 entry.4
end
screen
text Choose a station for Blue to ride to.
target 446 258 @station.116 stop
target 786 510 entry.4
target 786 532 entry.5
target 924 568 log.bar
end
screen
target 446 258 @station.37 stop
target 786 532 entry.5
end
screen
target 446 258 @station.37
target 786 532 entry.5
end
screen
target 446 258 @station.37
hand @pawn.blue
target 786 532 entry.5
resting
end
`), func(s Screen) { all = append(all, s) })
	rulestest.Must(t, len(all) == 5, "%d screens were read", len(all))
	rulestest.Holds(t, !all[3].Resting && all[4].Resting, "what rests for a moment is not read")
	for i, same := range []bool{true, false, false, false} {
		if (all[i].Choices() == all[i+1].Choices()) != same {
			t.Errorf("screens %d and %d: the same choices should be %t:\n%s\n%s", i+1, i+2, same, all[i].Choices(), all[i+1].Choices())
		}
	}
}

// TestAPressIsHeard: a press that nothing comes of is heard, and what is shown before the screen is still is
// not yet all of it.
func TestAPressIsHeard(t *testing.T) {
	var all []Screen
	Read(strings.NewReader(`screen
target 10 10 one stop
end
still
input 1 446 258 down
input 1 446 258
still
input 2 446 258
screen
resting
end
still
screen
end
still
`), func(s Screen) { all = append(all, s) })
	var ready []bool
	for _, s := range all {
		ready = append(ready, s.Ready())
	}
	want := []bool{false, true, false, false, true, false, false, false, false, true}
	rulestest.Holds(t, slices.Equal(ready, want), "ready are %v, and not %v", ready, want)
	if down, up := all[2], all[3]; !down.Down || up.Down || up.Inputs != 1 || up.At != image.Pt(446, 258) || !up.Has("one") {
		t.Errorf("a press and what follows are read as %+v and %+v", down, up)
	}
}
