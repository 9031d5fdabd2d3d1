package shelf

import (
	"fmt"
	"intrigue/scenes/desk"
	"time"

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
func describe(d House, it store.Item) saved {
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
	if t, ok := d.Titles.Find(it.Record.Game); ok {
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
func newest(d House) *saved {
	items, err := d.Store.List()
	if err != nil {
		d.Say(desk.Sentence(err))
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
func turn(d House, it store.Item) string {
	t, ok := d.Titles.Find(it.Record.Game)
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
		names = append(names, desk.Counted(bots, "bot"))
	}
	return desk.Listed(names)
}
