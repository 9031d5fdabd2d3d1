package shelf

import (
	"testing"

	"intrigue/rules"
	"intrigue/rules/cardinal"
	"intrigue/rules/estoril"
	"intrigue/rules/london"
	"intrigue/rules/penny"
	"intrigue/rules/pimpernel"
)

// TestSummarySaysWhoPlaysWhat in sentences, for one player, for two, and for a player who sees both sides.
func TestSummarySaysWhoPlaysWhat(t *testing.T) {
	for _, c := range []struct {
		game  rules.Game
		way   string
		seats int
		want  string
	}{
		{penny.Game{}, "all", 1, "You play the first hero."},
		{penny.Game{}, "all", 3, "You play the heroes."},
		{penny.Game{}, "alone", 2, "You play the first hero."},
		{pimpernel.Game{}, "several", 2, "2 players: Ada plays Red; Bob plays Blue."},
		{london.Game{}, "side.0", 3, "You play the detectives."},
		{london.Game{}, "side.1", 3, "You play Mr X."},
		{london.Game{}, "all", 3, "You play Mr X and the detectives. You play both sides, so you see the secrets of both."},
		{london.Game{}, "several", 3, "2 players: Ada plays Mr X; Bob plays the detectives. " +
			"A curtain hides the screen between turns."},
		{estoril.Game{}, "watch", 2, "The bots play and you watch."},
		{cardinal.Game{}, "watch", 1, "The bot plays and you watch."},
		{cardinal.Game{}, "alone", 1, "You can undo as much as you like."},
	} {
		s := defaultSeating(c.game)
		s.resize(c.seats)
		s.choose(c.way)
		s.resize(c.seats)
		if got := s.summary(); got != c.want {
			t.Errorf("%s, %s at %d seats: %q, want %q", s.about.Key, c.way, c.seats, got, c.want)
		}
	}
}

// TestAThirdSeatIsAThirdPerson: however the third seat comes to the table, its player is somebody new.
func TestAThirdSeatIsAThirdPerson(t *testing.T) {
	for _, g := range []rules.Game{london.Game{}, pimpernel.Game{}, estoril.Game{}, penny.Game{}} {
		for name, sit := range map[string]func(*seating){
			"chosen":  func(s *seating) { s.resize(3); s.choose("several") },
			"added":   func(s *seating) { s.resize(2); s.choose("several"); s.resize(3) },
			"two sat": func(s *seating) { s.choose("several"); s.resize(s.about.MaxSeats - 1); s.resize(s.about.MaxSeats) },
		} {
			s := defaultSeating(g)
			if name != "two sat" && s.about.MinSeats > 2 {
				continue // two people play its sides
			}
			sit(&s)
			if n := len(s.people()); n < 3 {
				t.Errorf("%s, %s: %d seats are played by %v", s.about.Key, name, len(s.seats), s.people())
			}
		}
	}
}
