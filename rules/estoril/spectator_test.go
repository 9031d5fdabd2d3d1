package estoril

import (
	"reflect"
	"testing"

	"intrigue/rules"
	"intrigue/rules/estoril/core"
	"intrigue/rules/rulestest"
)

// TestSpectator: a spectator sees every hand, every face-down character, every mission and every
// agenda, all through a game, and reads of them in the log.
func TestSpectator(t *testing.T) {
	rec := rulestest.ReadRecord(t, "testdata/playthrough.jsonl")
	all, err := rules.Replay(Game{}, rec)
	rulestest.Must(t, err == nil, "%v", err)
	for i, p := range all {
		v := p.Seen(rules.Spectator).(View)
		for s, seat := range v.Players {
			own := p.Seen(rules.Seat(s)).(View)
			mine := own.Players[s]
			rulestest.Must(t, reflect.DeepEqual(seat.Hand, mine.Hand) && reflect.DeepEqual(seat.Chosen, mine.Chosen) &&
				seat.Agenda == mine.Agenda,
				"entry %d: of seat %d they see %v, it sees %v", i, s, seat, mine)
			for j, b := range own.Boards {
				for k, c := range b.Cells {
					rulestest.Must(t, c.Tile == 0 || v.Boards[j].Cells[k].Tile == c.Tile, "entry %d: they do not see the tile on %s", i,
						c.ID)
				}
			}
		}
		for _, g := range v.Missions {
			rulestest.Must(t, g.Mission != core.Unseen, "entry %d: they do not see %s", i, g.ID)
		}
		if i < len(rec.Entries) {
			p.(rules.Teller).Tell(rec.Entries[i], rules.Spectator)
			v.Prompt()
			rules.Print(v)
		}
	}
}
