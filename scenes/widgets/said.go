package widgets

// SpokenText is words of a frame as they are read aloud: whole, however they were broken
// into lines or cut to their room.
type SpokenText struct {
	Words string
	R     Rect
	Layer int
	Tip   bool // it explains what is pointed at
	Toast bool // it is for everybody, whatever lies above
	Names bool // it is not read by itself: it is the question that the places in R answer
	Aside bool // it is not read by itself, only as the name of a place on which it stands
}

// Said lists what this frame says, in the order in which it was laid out.
func (d *display) Said() []SpokenText { return d.said }

// Tell says words that stand in r, without painting them.
func (d *display) Tell(r Rect, words string) { d.tell(SpokenText{Words: words, R: r}) }

// Name says which question the places in r answer, for people who come to one of them and
// do not see what is written beside it.
func (d *display) Name(r Rect, question string) {
	d.tell(SpokenText{Words: question, R: r, Names: true})
}

func (d *display) tell(s SpokenText) {
	if !d.mute && s.Words != "" {
		s.Layer, s.Aside = d.layer, s.Aside || d.quiet
		d.said = append(d.said, s)
	}
}

// Quietly runs f. What it writes is not read aloud by itself: it is only seen, or said otherwise.
func (d *display) Quietly(f func()) {
	old := d.quiet
	d.quiet = true
	f()
	d.quiet = old
}
