package widgets

// Said is words of a frame as they are read aloud: whole, however they were broken
// into lines or cut to their room.
type Said struct {
	Words string
	R     Rect
	Layer int
	Tip   bool // it explains what is pointed at
	Toast bool // it is for everybody, whatever lies above
	Names bool // it is not read by itself: it is the question that the places in R answer
	Aside bool // it is not read by itself, only as the name of a place on which it stands
}

// Said lists what this frame says, in the order in which it was laid out.
func (u *UI) Said() []Said { return u.said }

// Tell says words that stand in r, without painting them.
func (u *UI) Tell(r Rect, words string) { u.tell(Said{Words: words, R: r}) }

// Name says which question the places in r answer, for people who come to one of them and
// do not see what is written beside it.
func (u *UI) Name(r Rect, question string) { u.tell(Said{Words: question, R: r, Names: true}) }

func (u *UI) tell(s Said) {
	if !u.mute && s.Words != "" {
		s.Layer, s.Aside = u.hits.layer, s.Aside || u.quiet
		u.said = append(u.said, s)
	}
}

// Quietly runs f. What it writes is not read aloud by itself: it is only seen, or said otherwise.
func (u *UI) Quietly(f func()) {
	old := u.quiet
	u.quiet = true
	f()
	u.quiet = old
}
