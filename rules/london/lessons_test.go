package london

import "testing"

func TestLessonsArePlayable(t *testing.T) {
	ls := Game{}.Lessons()
	if len(ls) != 2 {
		t.Fatalf("%d lessons", len(ls))
	}
	for _, l := range ls {
		if err := l.Check(Game{}); err != nil {
			t.Error(err)
		}
	}
}
