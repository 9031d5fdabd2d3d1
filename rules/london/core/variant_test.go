package core_test

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"intrigue/rules"
	"intrigue/rules/london"
	"intrigue/rules/london/core"
	"intrigue/rules/rulestest"
)

func TestVoluntarySurfacing(t *testing.T) {
	at74 := stand(bold, 74, far...)
	asked := plays(t, at74, "surface")
	shown := plays(t, asked, "taxi 58")
	t.Run("LON-115 after a hidden entry he may show himself until his next ride", func(t *testing.T) {
		rulestest.Holds(t, slices.Contains(offers(at74, ""), "surface"), "he cannot say that he will surface")
		rulestest.Holds(t, !slices.Contains(offers(asked, ""), "surface") && !slices.Contains(offers(asked, ""), "double"),
			"he has said so, and only rides are left")
		is(t, "nobody else sees him", asked.Seen(1).(london.View).X.At, 0)
		p := shown
		v := p.Seen(2).(london.View)
		is(t, "shown", v.X.Shown, true)
		is(t, "at", v.X.At, 58)
		is(t, "in the log", v.Log[0], core.LogEntry{Entry: 1, Round: 1, Ticket: core.TaxiTicket, Line: core.Taxi, At: 58, Surfaced: true,
			Voluntary: true})
		p = plays(t, p, "take taxi purple", "take bus red", "take underground green", "take taxi yellow", "take taxi blue")
		is(t, "still shown", p.Seen(2).(london.View).X.Shown, true)
		p = idle(t, p)
		is(t, "shown when the next round begins", p.Seen(2).(london.View).X.Shown, true)
		p = plays(t, p, "taxi 59")
		is(t, "gone", p.Seen(2).(london.View).X.Shown, false)
		is(t, "told", at74.Tell(rules.Entry{Move: "surface"}, 2).Text, "Mr X will surface voluntarily after his ride.")
	})
	t.Run("LON-115 hidden he stays hidden", func(t *testing.T) {
		p := plays(t, at74, "taxi 58")
		is(t, "who acts", p.Acting()[0], rules.Seat(1))
		is(t, "at", p.Seen(1).(london.View).X.At, 0)
	})
	t.Run("LON-115 not without the variant", func(t *testing.T) {
		is(t, "who acts", plays(t, stand(plain, 74, far...), "taxi 58").Acting()[0], rules.Seat(1))
		refused(t, stand(plain, 74, far...), "surface", "only in oval windows")
		refused(t, asked, "surface", "already")
		refused(t, asked, "double", "your last one this turn")
		refused(t, shown, "taxi 59", "You cannot do that now.")
	})
	t.Run("LON-116 LON-117 LON-118 LON-119 one ticket from every pawn, any kind, into his hand", func(t *testing.T) {
		p := shown
		is(t, "first asked", p.Seen(0).(london.View).Giver, core.Purple)
		refused(t, p, "take taxi red", "You are taking a ticket from Purple now")
		p = plays(t, p, "take underground purple")
		is(t, "purple's", p.Seen(0).(london.View).Pawns[core.Purple].Tickets, [3]int{10, 8, 3})
		is(t, "his", p.Seen(0).(london.View).X.Tickets, [3]int{3, 3, 4})
		is(t, "the deed", p.Seen(3).(london.View).PublicActions[0], core.PublicAction{Round: 1, Pawn: core.Purple, Ticket: core.UndergroundTicket,
			From: 197, To: 197})
		is(t, "told", p.Tell(rules.Entry{Move: "take bus red"}, 3).Text, "Mr X takes a bus ticket from Red.")
		p = plays(t, p, "take bus red", "take taxi green", "take taxi yellow", "take bus blue")
		is(t, "who acts", p.Acting()[0], rules.Seat(1))
		is(t, "his", p.Seen(0).(london.View).X.Tickets, [3]int{5, 5, 4})
	})
	t.Run("LON-116 LON-117 LON-119 five piles at every table", func(t *testing.T) {
		for seats := 3; seats <= 6; seats++ {
			p := plays(t, stand(rules.Setup{Seats: seats, Options: rules.Options{"surfacing": "on"}}, 74, far...), "surface", "taxi 58")
			for i, c := range []core.Colour{core.Purple, core.Red, core.Green, core.Yellow, core.Blue} {
				is(t, "who is asked", p.Seen(0).(london.View).Giver, c)
				is(t, "who decides", p.Acting()[0], rules.Seat(0))
				p = plays(t, p, rules.Move("take taxi "+c.String()))
				is(t, "the pawn's taxis", p.Seen(0).(london.View).Pawns[c].Tickets, [3]int{9, 8, 4})
				is(t, "his taxis", p.Seen(0).(london.View).X.Tickets[0], 4-1+i+1)
			}
			is(t, "who acts", p.Acting()[0], rules.Seat(1))
		}
	})
	t.Run("LON-118 nothing from a pawn that has nothing, and no kind it has not", func(t *testing.T) {
		p := set(asked, func(c *core.State) { c.Tickets[1] = [4]uint8{}; c.Stranded = 1 << 1; c.Tickets[2][core.Bus] = 0 })
		p = plays(t, p, "taxi 58")
		is(t, "first asked", p.Seen(0).(london.View).Giver, core.Red)
		refused(t, p, "take bus red", "Red has no bus ticket")
		same(t, "offered", offers(p, ""), "take taxi red", "take underground red")
	})
	t.Run("LON-120 not between the parts of a double", func(t *testing.T) {
		p := plays(t, at74, "double")
		refused(t, p, "surface", "You cannot do that now.")
		p = plays(t, p, "taxi 58", "surface", "taxi 59")
		is(t, "who is asked", p.Seen(0).(london.View).Giver, core.Purple)
	})
	t.Run("LON-120 LON-122 a double that ends on an oval entry asks nothing", func(t *testing.T) {
		p := plays(t, at74, "taxi 58")
		p = plays(t, idle(t, p), "double", "taxi 59")
		refused(t, p, "surface", "Window 3 is oval")
		p = plays(t, p, "taxi 58")
		is(t, "who acts", p.Acting()[0], rules.Seat(1))
		is(t, "voluntary", p.Seen(1).(london.View).Log[2].Voluntary, false)
	})
	t.Run("LON-122 not on an oval entry; on the entry after one in a double he may", func(t *testing.T) {
		p := idle(t, plays(t, idle(t, plays(t, at74, "taxi 58")), "taxi 74"))
		refused(t, p, "surface", "Window 3 is oval")
		p = plays(t, p, "double", "taxi 58", "surface", "taxi 59")
		is(t, "who acts", p.Acting()[0], rules.Seat(0))
	})
	t.Run("LON-122 on none of the oval entries, and on all others", func(t *testing.T) {
		for entry := 1; entry <= 24; entry++ {
			before := filled(t, bold, entry-1)
			p := plays(t, before, "taxi 58")
			if slices.Contains([]int{3, 8, 13, 18, 24}, entry) {
				is(t, fmt.Sprintf("who acts after entry %d", entry), p.Acting()[0], rules.Seat(1))
				is(t, "of his own will", p.Seen(1).(london.View).Log[entry-1].Voluntary, false)
				is(t, "Purple's tickets", p.Tickets[1], filled(t, bold, entry-1).Tickets[1])
				is(t, "his taxi tickets", p.Tickets[0][core.Taxi], filled(t, bold, entry-1).Tickets[0][core.Taxi]-1)
				refused(t, before, "surface", "is oval")
				continue
			}
			rulestest.Holds(t, slices.Contains(offers(before, ""), "surface"), "he cannot surface after entry %d", entry)
		}
	})
	t.Run("LON-121 taking the last fitting ticket wins at once", func(t *testing.T) {
		p := set(asked, func(c *core.State) {
			for i := 1; i <= core.Pawns; i++ {
				c.Tickets[i] = [4]uint8{}
			}
			c.Stranded = core.EveryPawn &^ (1 << 2)
			c.Tickets[2] = [4]uint8{0, 1, 0, 1} // red on 181: a taxi station
		})
		p = plays(t, p, "taxi 58")
		ended(t, plays(t, p, "take taxi red"), "stranded", "Every pawn is stranded. Mr X is free at station 58 and wins.", 0)
		q := plays(t, p, "take underground red")
		is(t, "who acts", q.Acting()[0], rules.Seat(2))
	})
}

func TestCutOff(t *testing.T) {
	pawnsOn := func(tb rules.Setup, x, on core.Station) *london.Position { return stand(tb, x, on, 1, 2, 3, 4) }
	t.Run("LON-123 LON-124 a pawn on 154 cuts 153-140", func(t *testing.T) {
		refused(t, pawnsOn(cut, 153, 154), "underground 140", "A pawn on the underground line cuts you off")
		is(t, "without the variant", plays(t, pawnsOn(plain, 153, 154), "underground 140").At[0], 140)
		is(t, "with the pawn elsewhere", plays(t, pawnsOn(cut, 153, 156), "underground 140").At[0], 140)
		refused(t, pawnsOn(cut, 140, 154), "underground 153", "cuts you off")
	})
	t.Run("LON-123 buses are cut too", func(t *testing.T) {
		refused(t, moveAway(pawnsOn(cut, 1, 18), t), "bus 58", "cuts you off")
	})
	t.Run("LON-125 pawns pass each other", func(t *testing.T) {
		p := plays(t, stand(cut, 1, 153, 154, 197, 195, 183), "taxi 8")
		is(t, "purple", plays(t, p, "underground purple 140").Seen(2).(london.View).Pawns[core.Purple].At, 140)
	})
	t.Run("LON-126 taxis and boats pass nothing", func(t *testing.T) {
		for s := core.Station(1); s <= core.Stations; s++ {
			for _, l := range core.Lines(s) {
				rulestest.Holds(t, len(l.Via) == 0 || l.Kind == core.Bus || l.Kind == core.Underground,
					"something lies under the %s from %d to %d", l.Kind, s, l.To)
			}
		}
	})
	t.Run("LON-126 what lies under each line, as a second list has it", func(t *testing.T) {
		under := map[string]string{}
		for _, row := range rows(t, "under.txt") {
			under[row[0]] = row[1]
		}
		met := 0
		for s := core.Station(1); s <= core.Stations; s++ {
			for _, l := range core.Lines(s) {
				name, via := fmt.Sprintf("%s %d-%d", l.Kind, s, l.To), slices.Clone(l.Via)
				if l.To < s {
					name = fmt.Sprintf("%s %d-%d", l.Kind, l.To, s)
					slices.Reverse(via)
				}
				is(t, "under "+name, strings.Trim(fmt.Sprint(via), "[]"), under[name])
				if under[name] != "" {
					met++
				}
			}
		}
		is(t, "lines over stations, from both ends", met, 2*len(under))
	})
	t.Run("LON-123 LON-126 a pawn on any station under a line cuts it, from both ends", func(t *testing.T) {
		for _, row := range rows(t, "under.txt") {
			kind, ends, _ := strings.Cut(row[0], " ")
			a, b, _ := strings.Cut(ends, "-")
			for _, on := range strings.Fields(row[1]) {
				for _, way := range [][2]string{{a, b}, {b, a}} {
					p := set(stand(cut, 1, 2, 3, 4, 5, 6), func(c *core.State) {
						c.Occupied = core.StationSet{}
						c.At[0], c.At[1] = uint8(number(t, way[0])), uint8(number(t, on))
						c.Occupied.Add(c.At[1])
					})
					is(t, kind+" "+way[0]+"-"+way[1]+" over "+on, slices.Contains(offers(p, kind), kind+" "+way[1]), false)
					p.Occupied.Remove(p.At[1])
					is(t, kind+" "+way[0]+"-"+way[1]+" over nobody", slices.Contains(offers(p, kind), kind+" "+way[1]), true)
				}
			}
		}
	})
	t.Run("LON-127 black, doubles and stranded pawns", func(t *testing.T) {
		p := pawnsOn(cut, 153, 154)
		refused(t, p, "black underground 140", "cuts you off")
		p = plays(t, p, "double")
		refused(t, p, "underground 140", "cuts you off")
		p = plays(t, pawnsOn(cut, 139, 154), "double", "taxi 153")
		refused(t, p, "underground 140", "cuts you off")
		q := set(pawnsOn(cut, 153, 154), func(c *core.State) { c.Tickets[1] = [4]uint8{}; c.Stranded = 1 << 1 })
		refused(t, q, "underground 140", "cuts you off")
	})
	t.Run("LON-128 cut lines are no way out", func(t *testing.T) {
		// Mr X on 74 has one underground ticket, and a pawn on 58 stands on the line to 46.
		for _, c := range []struct {
			tb   rules.Setup
			want string
		}{{plain, ""}, {cut, "trapped"}} {
			q := set(plays(t, stand(c.tb, 73, 58, 1, 2, 3, 4), "taxi 74"), func(c *core.State) {
				c.Tickets[0] = [4]uint8{core.Underground: 1}
			})
			q.NewRound(core.TheBoard())
			is(t, "in the next round", q.Outcome().Ending, c.want)
		}
	})
	t.Run("LON-128 nor with a black ticket", func(t *testing.T) {
		// Pawns stand on all that is beside 74 but 46, to which a pawn on 58 cuts the underground.
		for _, c := range []struct {
			tb   rules.Setup
			want string
		}{{plain, ""}, {cut, "trapped"}} {
			q := set(stand(c.tb, 74, 58, 73, 75, 92, 94), func(c *core.State) { c.Tickets[0] = [4]uint8{1} })
			q.NewRound(core.TheBoard())
			is(t, "in the next round", q.Outcome().Ending, c.want)
		}
	})
	t.Run("LON-115 LON-123 both variants together", func(t *testing.T) {
		p := pawnsOn(both, 153, 154)
		refused(t, p, "underground 140", "cuts you off")
		p = plays(t, p, "surface", "taxi 139")
		is(t, "who is asked", p.Seen(0).(london.View).Giver, core.Purple)
	})
}

// moveAway frees station 1, on which the helper of this file puts a pawn.
func moveAway(p *london.Position, t *testing.T) *london.Position {
	t.Helper()
	return set(p, func(c *core.State) { c.Occupied.Remove(1); c.At[2] = 150; c.Occupied.Add(150) })
}
