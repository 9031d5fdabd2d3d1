package main

import (
	"testing"

	"intrigue/rules"
	"intrigue/rules/rulestest"
	"intrigue/scenes/scenetest"
	"intrigue/scenes/table/gameover"
)

// TestWholeGamesByEar plays Cardinal and London, as the detectives against a bot, to their ends
// by keys and by what is said.
func TestWholeGamesByEar(t *testing.T) {
	for key, seats := range map[string][]rules.SeatInfo{
		"cardinal": {{Name: "You"}},
		"london":   {{Name: "Mr X", Level: "easy"}, {Name: "You"}, {Name: "You"}},
	} {
		t.Run(key, func(t *testing.T) {
			title, _ := titles().Find(key)
			l := listen(scenetest.Sit(t, title, scenetest.Deal(t, title.Game, seats, nil, 3), nil))
			l.hear(400, 3)
			_, over := l.App.Screen().(*gameover.Page)
			rulestest.Holds(t, over, "the game does not end: %T", l.App.Screen())
		})
	}
}

// TestGamesByEar plays the beginnings of all games, passed round between people.
func TestGamesByEar(t *testing.T) {
	for _, title := range titles() {
		about := title.Game.About()
		t.Run(about.Key, func(t *testing.T) {
			l := listen(scenetest.Sit(t, title, scenetest.Deal(t, title.Game,
				scenetest.People(min(about.MaxSeats, max(2, about.MinSeats))), nil, 5), nil))
			l.hear(16, 5)
		})
	}
}
