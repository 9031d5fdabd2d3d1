package app

import (
	"slices"
	"strings"
	"time"
	"unicode"
	"unicode/utf8"

	"intrigue/input"
	"intrigue/input/store"
	"intrigue/rules"
	"intrigue/rules/prose"
)

// DefaultName is what somebody is called who has not said a name yet.
const DefaultName = "You"

// Plays begins a sentence about what somebody plays: "You play", "Ann plays".
func Plays(who string) string {
	if who == DefaultName {
		return who + " play"
	}
	return who + " plays"
}

// PersonNames are the names of the persons at some seats, each once, in the order of the seats.
func PersonNames(seats []rules.SeatInfo) (names []string) {
	for _, i := range seats {
		if i.Person() && !slices.Contains(names, i.Name) {
			names = append(names, i.Name)
		}
	}
	return names
}

// TimeAgo says when something was, as people say it.
func TimeAgo(t, now time.Time) string {
	t = t.In(now.Location())
	day := func(t time.Time) time.Time {
		return time.Date(t.Year(), t.Month(), t.Day(), 0, 0, 0, 0, t.Location())
	}
	days := int(day(now).Sub(day(t)).Hours()/24 + 0.5)
	switch gone := now.Sub(t); {
	case t.IsZero():
		return "some time ago"
	case gone < time.Minute:
		return "just now"
	case gone < time.Hour:
		return prose.Amount(int(gone.Minutes()), "minute") + " ago"
	case days == 0:
		return t.Format("today at 15:04")
	case days == 1:
		return t.Format("yesterday at 15:04")
	case days < 7:
		return t.Format("on Monday at 15:04")
	}
	return t.Format("on 2 January 2006")
}

// Sentence is an error as people read it: a capital letter and a full stop.
func Sentence(err error) string {
	s := strings.TrimSpace(err.Error())
	r, n := utf8.DecodeRuneInString(s)
	if n == 0 {
		return ""
	}
	s = string(unicode.ToUpper(r)) + s[n:]
	if !strings.HasSuffix(s, ".") && !strings.HasSuffix(s, "!") && !strings.HasSuffix(s, "?") {
		s += "."
	}
	return s
}

// JoinNonEmpty joins the words that are there.
func JoinNonEmpty(sep string, parts ...string) string {
	return strings.Join(slices.DeleteFunc(parts, func(p string) bool { return p == "" }), sep)
}

// Export writes a game to a text file and says where it is.
func (a *App) Export(r rules.Record) {
	where, err := a.Store.Export(r.Game, store.Export(r))
	if a.Report(err) {
		return
	}
	a.Toast("Game exported to " + where + ".")
}

// KeyCap is what is written on the cap of a key. The fonts have no arrows, so these are words.
func KeyCap(b input.Binding) string {
	n := b.Name()
	for arrow, word := range map[string]string{"←": "Left", "→": "Right", "↑": "Up", "↓": "Down"} {
		n = strings.ReplaceAll(n, arrow, word)
	}
	return n
}

// KeyName is the first key of an action as it is written on its cap.
func (a *App) KeyName(action input.Action) string {
	if b := a.Keymap[action]; len(b) > 0 {
		return KeyCap(b[0])
	}
	return "No key"
}

// Keyed is words with the key of an action behind them, "Hint (H)", if it has one.
func (a *App) Keyed(words string, action input.Action) string {
	if len(a.Keymap[action]) == 0 {
		return words
	}
	return words + " (" + a.KeyName(action) + ")"
}
