package london

import (
	"slices"
	"strings"
	"testing"

	"intrigue/rules"
)

func TestBox(t *testing.T) {
	ab := Game{}.About()
	b := theBoard()
	t.Run("LON-1 LON-2 one Mr X, three to six seats", func(t *testing.T) {
		for _, n := range []int{-1, 0, 1, 2, 7, 8} {
			if _, err := (Game{}).New(rules.Setup{Seats: n}); err == nil {
				t.Errorf("a game for %d starts", n)
			}
		}
		for n := 3; n <= 6; n++ {
			names := ab.SeatNames(n)
			is(t, "Mr X", names[0], "Mr X")
			for _, d := range names[1:] {
				if !strings.HasPrefix(d, "Detective ") {
					t.Errorf("%q is no detective", d)
				}
			}
		}
	})
	t.Run("LON-3 LON-4 five coloured pawns at every table", func(t *testing.T) {
		for n := 3; n <= 6; n++ {
			v := table{seats: n}.start(t).see(0)
			for c, name := range []string{"purple", "red", "green", "yellow", "blue"} {
				is(t, "the pawn", v.Pawns[c].Colour.String(), name)
			}
		}
	})
	t.Run("LON-5 LON-6 the tickets of the box", func(t *testing.T) {
		n := plain.start(t).Pieces()
		is(t, "taxi", n["taxi"], 54)
		is(t, "bus", n["bus"], 43)
		is(t, "underground", n["underground"], 23)
		is(t, "black", n["black"], 5)
		is(t, "double", n["double"], 2)
		is(t, "all but the 2x cards", n["taxi"]+n["bus"]+n["underground"]+n["black"], 125)
	})
	t.Run("LON-7 which ticket pays for which line", func(t *testing.T) {
		for k, want := range map[Kind]string{
			Taxi: "ticket.taxi", Bus: "ticket.bus", Underground: "ticket.underground", Boat: "ticket.black",
		} {
			is(t, k.String(), k.Pays().ID(), want)
		}
	})
	t.Run("LON-8 LON-9 eighteen start cards", func(t *testing.T) {
		want := []Station{13, 26, 29, 34, 50, 53, 91, 94, 103, 112, 117, 132, 138, 141, 155, 174, 197, 198}
		if !slices.Equal(b.cards, want) {
			t.Errorf("the cards are %v", b.cards)
		}
		for _, s := range want {
			is(t, "the printed number", b.number[s], int(s))
		}
	})
	t.Run("LON-10 twenty-four windows, five of them oval", func(t *testing.T) {
		var forced []int
		for e := -1; e <= 30; e++ {
			if Forced(e) {
				forced = append(forced, e)
			}
		}
		if !slices.Equal(forced, []int{3, 8, 13, 18, 24}) {
			t.Errorf("oval are %v", forced)
		}
		is(t, "the last window", lastEntry, 24)
	})
}

func TestMap(t *testing.T) {
	b := theBoard()
	t.Run("LON-11 199 stations and 468 lines", func(t *testing.T) {
		n := map[Kind]int{}
		for s := Station(1); s <= Stations; s++ {
			for _, l := range Lines(s) {
				n[l.Kind]++
			}
		}
		is(t, "taxi lines", n[Taxi], 2*346)
		is(t, "bus lines", n[Bus], 2*99)
		is(t, "underground lines", n[Underground], 2*20)
		is(t, "boat lines", n[Boat], 2*3)
		if Lines(0) != nil || Lines(200) != nil {
			t.Error("there are lines from nowhere")
		}
	})
	count := map[int]int{}
	for s := Station(1); s <= Stations; s++ {
		has := map[Kind]bool{}
		for _, l := range Lines(s) {
			has[l.Kind] = true
		}
		if !has[Taxi] {
			t.Errorf("LON-12: no taxi stops at %d", s)
		}
		if has[Underground] && !has[Bus] {
			t.Errorf("LON-13: %d has an underground and no bus", s)
		}
		for k := Taxi; k <= Boat; k++ {
			if slices.Contains(b.signs[s], k) != has[k] {
				t.Errorf("LON-16: the %s signal of %d is not true", k, s)
			}
		}
		delete(has, Boat)
		count[len(has)]++
	}
	t.Run("LON-12 LON-13 LON-14 the more kinds, the rarer", func(t *testing.T) {
		if !(count[3] < count[2] && count[2] < count[1]) || count[3] != 14 {
			t.Errorf("stations with one, two and three kinds: %v", count)
		}
	})
	t.Run("LON-15 LON-16 every line runs both ways", func(t *testing.T) {
		for s := Station(1); s <= Stations; s++ {
			for _, l := range Lines(s) {
				via := slices.Clone(l.Via)
				slices.Reverse(via)
				if !slices.ContainsFunc(Lines(l.To), func(o Line) bool {
					return o.To == s && o.Kind == l.Kind && slices.Equal(o.Via, via)
				}) {
					t.Errorf("the %s from %d to %d has no way back", l.Kind, s, l.To)
				}
			}
		}
	})
	t.Run("LON-17 station 153 by all three kinds", func(t *testing.T) {
		is(t, "what stops there", b.serves[153], uint8(1<<Taxi|1<<Bus|1<<Underground))
		p := stand(t, plain, 153, far...)
		for _, k := range []string{"taxi", "bus", "underground"} {
			if len(offers(p, k)) == 0 {
				t.Errorf("nobody leaves by %s", k)
			}
		}
	})
	t.Run("LON-137 the data decide, not the look of the map", func(t *testing.T) {
		for s := Station(1); s <= Stations; s++ {
			for _, l := range Lines(s) {
				for _, under := range l.Via {
					if l.Kind == Underground && theBoard().serves[under]>>Underground&1 != 0 {
						t.Errorf("the underground from %d to %d passes the stop %d", s, l.To, under)
					}
				}
				if len(l.Via) > 0 && (l.Kind == Taxi || l.Kind == Boat) {
					t.Errorf("something lies under the %s from %d to %d", l.Kind, s, l.To)
				}
			}
		}
	})
	t.Run("LON-85 two numberings of one board", func(t *testing.T) {
		differ := map[Station]int{108: 118, 118: 128, 128: 159, 159: 171, 171: 200}
		seen := map[int]bool{}
		for s := Station(1); s <= Stations; s++ {
			want, ok := differ[s]
			if !ok {
				want = int(s)
			}
			is(t, "the Milton Bradley number", MiltonBradley.Number(s), want)
			is(t, "the Ravensburger number", Ravensburger.Number(s), int(s))
			for _, n := range []Numbering{MiltonBradley, Ravensburger} {
				back, ok := n.Station(n.Number(s))
				if !ok || back != s {
					t.Errorf("%d does not lead back to %d", n.Number(s), s)
				}
			}
			seen[want] = true
		}
		if seen[108] || !seen[200] {
			t.Error("Milton Bradley has no 108 and has a 200")
		}
		for _, none := range []int{0, 108, 201, -4, 1000} {
			if _, ok := MiltonBradley.Station(none); ok {
				t.Errorf("there is a %d", none)
			}
		}
		for _, none := range []int{0, 200, 456} {
			if _, ok := Ravensburger.Station(none); ok {
				t.Errorf("there is a Ravensburger %d", none)
			}
		}
		// The third boat ride is 115 to 118 in the one numbering and 115 to 108 in
		// the other; the move is the same in both.
		for numbers, shown := range map[string]int{"mb": 118, "rb": 108} {
			p := stand(t, table{seats: 6, options: rules.Options{"numbers": numbers}}, 115, far...)
			same(t, "boats", offers(p, "boat"), "boat 108", "boat 157")
			is(t, "the number", p.see(0).Number(108), shown)
			refused(t, p, "boat 118", "No boat line")
		}
	})
}

func TestDataIsChecked(t *testing.T) {
	stations, lines := "id,services,mb,start\n1,taxi,1,0\n2,taxi,2,0\n", "a,b,kind,via\n"
	for name, files := range map[string][2]string{
		"a station that is none":   {"h,h,h,h\n200,taxi,1,0\n", lines},
		"a number that is none":    {"h,h,h,h\n1,taxi,one,0\n", lines},
		"a signal that is none":    {"h,h,h,h\n1,rocket,1,0\n", lines},
		"a line that is none":      {stations, lines + "1,2,rocket,\n"},
		"a line from nowhere":      {stations, lines + "0,2,taxi,\n"},
		"a line to nowhere":        {stations, lines + "1,01,taxi,\n"},
		"a line over nothing":      {stations, lines + "1,2,taxi,x\n"},
		"a table with holes":       {stations, lines + "1,2\n"},
		"stations without columns": {"h,h,h,h\n1\n", lines},
	} {
		if _, err := readBoard(files[0], files[1]); err == nil {
			t.Errorf("%s is read", name)
		}
	}
}
