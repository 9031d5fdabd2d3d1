package scenes

import (
	"fmt"
	"strings"
	"time"
	"unicode"
	"unicode/utf8"

	"intrigue/input/store"
	"intrigue/rules"
)

// saved is what the shelf and the list say about one saved game.
type saved struct {
	name    string // of the file
	title   string
	sprite  string
	people  string
	turn    string // whose turn it is, or how it ended
	moves   int
	over    bool
	started time.Time
	changed time.Time
	trouble string
}

// describe puts a saved game into words without replaying it.
func describe(d *Desk, it store.Item) saved {
	s := saved{
		name: it.Name, title: it.Record.Title, moves: it.Moves, over: it.Finished(),
		changed: it.Changed, trouble: it.Trouble, people: leaders(it.Record.Seats),
	}
	s.started, _ = time.Parse(time.RFC3339, it.Record.Started)
	for _, b := range boxes() {
		if b.key == it.Record.Game {
			s.sprite = b.sprite
			if s.title == "" {
				s.title = b.title
			}
		}
	}
	if t, ok := d.Title(it.Record.Game); ok {
		if it.Record.Title == "" {
			s.title = t.Game.About().Title
		}
		if s.over {
			s.turn = "It is over."
			for _, e := range t.Game.About().Endings {
				if e.Key == it.Ending {
					s.turn = "It is over: " + e.Title + "."
				}
			}
		}
	}
	if s.title == "" {
		s.title = "A game"
	}
	return s
}

// newest is the unfinished game that was played last, nil if there is none.
func newest(d *Desk) *saved {
	items, err := d.Store.List()
	if err != nil {
		d.Say(sentence(err))
		return nil
	}
	for _, it := range items {
		if it.Finished() || it.Trouble != "" {
			continue
		}
		s := describe(d, it)
		s.turn = turn(d, it)
		return &s
	}
	return nil
}

// turn says whose turn it is in a saved game, as far as everybody may know.
func turn(d *Desk, it store.Item) string {
	t, ok := d.Title(it.Record.Game)
	if !ok {
		return ""
	}
	g, r, err := d.Store.Load(it.Name)
	if err != nil {
		return "It is open in another window."
	}
	defer g.Close()
	all, err := rules.Replay(t.Game, r)
	if err != nil || len(all) == 0 {
		return ""
	}
	acting := all[len(all)-1].Acting()
	if len(acting) == 0 || acting[0] < 0 {
		return leaders(r.Seats)
	}
	role := t.Game.About().SeatNames(len(r.Seats))[acting[0]]
	people := map[string]bool{}
	for _, i := range r.Seats {
		if i.Person() {
			people[i.Name] = true
		}
	}
	if who := r.Seats[acting[0]]; who.Name != "" && who.Person() && len(people) > 1 {
		return fmt.Sprintf("%s to move, led by %s", role, who.Name)
	}
	return role + " to move"
}

// leaders lists who leads the seats, every person once.
func leaders(seats []rules.SeatInfo) string {
	var names []string
	known := map[string]bool{}
	bots := 0
	for _, s := range seats {
		switch {
		case !s.Person():
			bots++
		case s.Name == "":
			names = append(names, "somebody")
		case !known[s.Name]:
			known[s.Name] = true
			names = append(names, s.Name)
		}
	}
	if bots > 0 {
		names = append(names, counted(bots, "bot"))
	}
	return listed(names)
}

// listed joins words as people say them: "Ada, Bob and 2 bots".
func listed(w []string) string {
	switch len(w) {
	case 0:
		return ""
	case 1:
		return w[0]
	}
	return strings.Join(w[:len(w)-1], ", ") + " and " + w[len(w)-1]
}

// counted is a number and its noun.
func counted(n int, noun string) string {
	if n == 1 {
		return "1 " + noun
	}
	return fmt.Sprintf("%d %ss", n, noun)
}

// ago says when something was, as people say it.
func ago(t, now time.Time) string {
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
		return counted(int(gone.Minutes()), "minute") + " ago"
	case days == 0:
		return t.Format("today at 15:04")
	case days == 1:
		return t.Format("yesterday at 15:04")
	case days < 7:
		return t.Format("on Monday at 15:04")
	}
	return t.Format("on 2 January 2006")
}

// sentence is an error as people read it: a capital letter and a full stop.
func sentence(err error) string {
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
