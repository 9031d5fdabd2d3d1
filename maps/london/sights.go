package london

// sight is a landmark drawn as a small vignette, standing on the point at.
type sight struct {
	name string
	at   pt
	w, h float64
}

var sights []sight

// covers says whether q lies on the sight or closer than d to it.
func (s sight) covers(q pt, d float64) bool {
	return q.x > s.at.x-s.w/2-d && q.x < s.at.x+s.w/2+d && q.y > s.at.y-s.h-d && q.y < s.at.y+d
}
