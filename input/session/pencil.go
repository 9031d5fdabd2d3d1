package session

import "intrigue/rules"

// Notes are the pencil marks of the viewers, by target: what one side notes, no
// other side ever sees. While nobody looks alone there are none.
func (t *Session) Notes() map[string]string {
	side := t.side()
	if side < 0 {
		return nil
	}
	all := map[string]string{}
	for _, n := range t.record.Notes {
		if n.Side == side {
			all[n.Target] = n.Mark
		}
	}
	return all
}

// Note makes, or with an empty mark rubs out, a viewers' pencil mark. It reports false while nobody looks alone.
func (t *Session) Note(target, mark string) bool {
	side := t.side()
	if side < 0 || target == "" {
		return false
	}
	n := rules.Note{Side: side, Target: target, Mark: mark}
	t.record.Notes = rules.Noted(t.record.Notes, n)
	t.changed()
	t.tell(func(s Saver) error { return s.Note(n) })
	return true
}

// side is the side through whose eyes the screen is drawn, -1 for none.
func (t *Session) side() int {
	s := t.Viewer()
	if s < 0 {
		return -1
	}
	return t.about.SideOf(len(t.record.Seats), s)
}
