package table

import (
	"image/color"
	"math"
	"slices"
	"strings"

	"intrigue/maps/geom"
	"intrigue/scenes/widgets"
)

// Role says how a spot answers.
type Role uint8

const (
	// Place is pointed at while some choice contains it.
	Place Role = iota
	// Piece can also be taken in hand and dragged, when a choice begins with it.
	Piece
	// Key answers when it begins a choice or is the very next thing to say; else it is
	// explained.
	Key
	// Sign is only read: a press explains it.
	Sign
)

// Spot is a place of a board that can be pointed at, for one frame.
type Spot struct {
	ID   string // the target, as the rules call it
	Twin string // tells further spots of the same target apart: "row"
	R    widgets.Rect
	Role Role
	// Snap is how far from the middle of R a piece let go is still meant for it; 0 is within R.
	Snap float64
	// NoFocus keeps it out of the focus walk: a twin stands there.
	NoFocus bool
	// Readable lets the arrows come here though nothing can be chosen: a card or a pile to look at.
	Readable bool
	// Ground lets a drag that begins here move the map.
	Ground bool
	Carry  Carried
}

// Carried is the picture of a dragged piece: its middle hangs under the pointer, moved up by a share of the
// height.
type Carried struct {
	Sprite string
	Tint   color.RGBA
	W, H   float64
	Rise   float64
	// Lands says that the board itself shows the piece where it can lie: nothing hangs under the pointer there.
	Lands bool
}

// spotMark begins the ids of all spots among the places of the window, so that no
// game and no key of the shell ever have the same name.
const spotMark = "@"

// SpotID is the id of a spot among the places of the window.
func SpotID(target, twin string) string {
	if twin != "" {
		return spotMark + target + "#" + twin
	}
	return spotMark + target
}

// TargetOf is the target of a place of the window; not ok when it is none of the
// board's.
func TargetOf(id string) (target string, ok bool) {
	id, ok = strings.CutPrefix(id, spotMark)
	target, _, _ = strings.Cut(id, "#")
	return target, ok
}

// isWord reports whether a target is a choice that has no place on the board but a key.
func isWord(target string) bool { return strings.HasPrefix(target, "choice.") }

// spots are those of one frame, and the places of the frame before.
type spots struct {
	all    []Spot
	shown  []Spot                  // of the frame before
	at     map[string]widgets.Rect // the place of each target
	before map[string]widgets.Rect // and in the frame before
	pieces map[string]bool         // targets that are laid out as pieces
	// explained are the targets that the caption of a lesson, the analysis or the card of a problem speaks of.
	explained []string
}

// begin begins a frame.
func (s *spots) begin() {
	s.all, s.shown = s.shown[:0], s.all
	s.before, s.at = s.at, map[string]widgets.Rect{}
	if s.pieces == nil {
		s.pieces = map[string]bool{}
	}
}

// add registers a spot; walked says that the focus walk stops there, ends that its target ends or declines what is asked.
func (s *spots) add(u *widgets.UI, sp Spot, walked, ends bool) {
	if _, known := s.at[sp.ID]; !known || sp.Twin == "" {
		s.place(sp.ID, sp.R)
	}
	if sp.Role == Piece || sp.Twin == "" {
		s.pieces[sp.ID] = sp.Role == Piece
	}
	s.all = append(s.all, sp)
	u.AddHit(widgets.Hit{ID: SpotID(sp.ID, sp.Twin), R: sp.R, Clickable: true, Draggable: sp.Role == Piece, Ends: ends,
		NoFocus: sp.NoFocus || !walked && !sp.Readable, NoTab: !walked && sp.Readable})
}

// order is those of the pieces that have a spot, as they were laid out.
func (s *spots) order(pieces []string) []string {
	var all []string
	for _, sp := range s.all {
		if sp.Role == Piece && slices.Contains(pieces, sp.ID) && !slices.Contains(all, sp.ID) {
			all = append(all, sp.ID)
		}
	}
	return all
}

// ground reports whether a place of the window is a spot that lets a drag move the map.
func (s *spots) ground(id string) bool {
	return slices.ContainsFunc(s.shown, func(sp Spot) bool { return sp.Ground && SpotID(sp.ID, sp.Twin) == id })
}

// explain notes what words speak of: the board brings it into sight.
func (s *spots) explain(u *widgets.UI, about []string) {
	if !slices.Equal(s.explained, about) {
		s.explained = about
		u.Animate()
	}
}

// place notes where a target lies.
func (s *spots) place(target string, r widgets.Rect) { s.at[target] = r }

// where is the place of a target in this frame, or else in the one before.
func (s *spots) where(target string) (widgets.Rect, bool) {
	r, ok := s.at[target]
	if !ok {
		r, ok = s.before[target]
	}
	return r, ok
}

// named is the spot of a place of the window.
func (s *spots) named(id string) (Spot, bool) {
	for _, sp := range slices.Backward(s.all) {
		if SpotID(sp.ID, sp.Twin) == id {
			return sp, true
		}
	}
	return Spot{}, false
}

// below is under for the frame before, while this one is not laid out yet.
func (s *spots) below(p geom.Point, dropped string) (Spot, bool) {
	return (&spots{all: s.shown}).under(p, dropped)
}

// under is the spot on which something let go at p would fall: the nearest that is close enough, but not its own.
func (s *spots) under(p geom.Point, dropped string) (Spot, bool) {
	var best Spot
	least := math.Inf(1)
	for _, sp := range s.all {
		d := sp.R.Mid().Distance(p)
		near := sp.R.Contains(p) || d < sp.Snap
		if near && d < least && sp.ID != dropped && sp.Role != Sign {
			best, least = sp, d
		}
	}
	return best, !math.IsInf(least, 1)
}
