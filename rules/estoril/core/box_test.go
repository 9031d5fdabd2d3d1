package core_test

import (
	"encoding/csv"
	"fmt"
	"os"
	"slices"
	"strings"
	"testing"

	"intrigue/rules"
	"intrigue/rules/cards"
	"intrigue/rules/estoril"
	"intrigue/rules/estoril/core"
	. "intrigue/rules/estoril/internal/table"
	"intrigue/rules/rulestest"
)

func TestBoxHoldsWhatTheRulesList(t *testing.T) {
	t.Run("EST-1 two to four players in four colours", func(t *testing.T) {
		ab := estoril.Game{}.About()
		is(t, "fewest", ab.MinSeats, 2)
		is(t, "most", ab.MaxSeats, 4)
		is(t, "colours", fmt.Sprint(ab.SeatNames(4)), "[Red Green Blue Yellow]")
		for _, n := range []int{1, 5} {
			_, err := estoril.Game{}.New(rules.Setup{Seats: n})
			holds(t, err != nil && strings.Contains(err.Error(), "2 to 4"), "another number is refused")
		}
	})
	t.Run("EST-2 six starting tiles each, the same for every colour", func(t *testing.T) {
		for s := range uint8(4) {
			is(t, "how many", newState(4, 0).Hand[s].Count(), 6)
			for _, i := range newState(4, 0).Hand[s].All() {
				is(t, "whose mark it bears", i.Colour(), int(s))
			}
			for i := range core.Tile(6) {
				a, b := Of(0, 1+i), Of(s, 1+i)
				is(t, "the face", b.Face(), a.Face())
				is(t, "the colour", b.Colour(), int(s))
			}
		}
		is(t, "a recruit's colour", Luciano.Colour(), -1)
		is(t, "tiles that are none", core.Tile(0).Face().Name+core.Tile(52).Face().Name, "")
	})
	t.Run("EST-3 the six faces", func(t *testing.T) {
		is(t, "faces", facesOf(1, 6), "the United States 0/1 Assassin w; Great Britain 1/1 Seduction w; Portugal 0/1 Nationalism; "+
			"Portugal 1/1 Diplomacy; Germany 1/1 Conspiracy; Portugal 2/1 no ability")
		for i := core.Tile(1); i <= 6; i++ {
			is(t, "second symbol of "+i.Face().Name, i.Face().Symbols[1], core.NoSymbol)
		}
	})
	t.Run("EST-4 27 recruits, one of them Luciano", func(t *testing.T) {
		is(t, "recruits", newPile().Len(), 27)
		for i := core.Tile(25); i <= 51; i++ {
			holds(t, newPile().May(cards.Card(i)), i.Face().Name+" is among them")
		}
		is(t, "his name", Luciano.Face().Name, "C. Lucky Luciano")
		flags, symbols, women, strength, worth := map[core.Flag]int{}, map[core.Symbol]int{}, 0, 0, 0
		for i := core.Tile(25); i <= 51; i++ {
			f := i.Face()
			flags[f.Flag]++
			symbols[f.Symbols[0]]++
			symbols[f.Symbols[1]]++
			strength += f.Strength
			worth += f.Points
			if f.Woman {
				women++
			}
		}
		is(t, "flags", fmt.Sprint(flags[core.Portugal], flags[core.America], flags[core.Britain], flags[core.Germany], flags[core.Soviet],
			flags[core.Spain], flags[core.France], flags[core.Yugoslavia], flags[core.Hungary], flags[core.Italy]), "6 4 4 4 2 2 2 1 1 1")
		is(t, "symbols", fmt.Sprint(symbols[core.Assassin], symbols[core.Conspiracy], symbols[core.Seduction], symbols[core.Diplomacy],
			symbols[core.Nationalism]), "7 7 7 6 6")
		is(t, "women, strength and points", fmt.Sprint(women, strength, worth), "7 59 65")
	})
	t.Run("EST-5 strength, flag, points, at most two symbols, a name", func(t *testing.T) {
		for i := core.Tile(1); i <= core.LastTile; i++ {
			f := i.Face()
			holds(t, f.Name != "" && f.Flag != core.NoFlag && f.Strength >= 0 && f.Points > 0, f.Name+" lacks something")
			holds(t, f.Symbols[0] != core.NoSymbol || f.Symbols[1] == core.NoSymbol, f.Name+" has a second symbol only")
		}
	})
	t.Run("EST-6 the eight boards", func(t *testing.T) {
		var names []string
		for _, p := range core.Posters[1:] {
			names = append(names, p.Name)
		}
		is(t, "numbers", fmt.Sprint(core.Church, core.Palacio, core.Tamariz, core.Atlantico, core.Muchaxo, core.Casino, core.HellsMouth,
			core.Museum), "1 2 3 4 5 6 7 8")
		is(t, "boards", strings.Join(names, ", "), "Church, Hotel Palácio, Tamariz, Hotel Atlântico, Muchaxo, Casino, Hell's Mouth, Museum")
	})
	t.Run("EST-7 a reward and three spaces, the Museum four", func(t *testing.T) {
		for b := core.Church; b <= core.Museum; b++ {
			want := uint8(3)
			if b == 8 {
				want = 4
			}
			is(t, "spaces", core.SpacesOf(b), want)
			holds(t, !slices.Contains(core.Posters[b].Space[:core.SpacesOf(b)], core.Posters[b].Reward),
				"the reward has a corner of its own")
		}
	})
}

func TestBoxHoldsMissionsCubesAndDice(t *testing.T) {
	t.Run("EST-9 EST-10 twelve missions, each about one thing", func(t *testing.T) {
		is(t, "how many", int(core.MissionKinds), 12)
		var which []string
		for m := range core.Mission(core.MissionKinds) {
			which = append(which, m.String())
		}
		for i, m := range []core.Mission{core.Assassins, core.Conspiracies, core.Nationalists, core.Seductions, core.Diplomats, core.Women,
			core.FlagPortugal, core.FlagBritain, core.FlagAmerica, core.FlagGermany, core.ManyFlags, core.Strength} {
			is(t, "the number of "+which[i], int(m), i)
			is(t, "of one tile each", m.Count(1<<[]core.Tile{Assassin, Conspirator, Nationalist, Seductress, Diplomat, Assassin, Sergeant,
				Seductress, Assassin, Conspirator, Luciano, Diplomat}[i]), 1)
		}
		is(t, "which", strings.Join(which, " "), "assassins conspiracies nationalists seductions diplomats women portugal britain america "+
			"germany flags strength")
	})
	t.Run("EST-11 cubes and dice are there, white ones too", func(t *testing.T) {
		p := Lay(t, 3)
		is(t, "cubes of three players", p.Pieces()["cubes"], 12)
		for d := range uint8(6) {
			_, ok := p.Parse(rules.Move(fmt.Sprintf("roll %d 6", d+1)))
			holds(t, ok, "a die has six faces")
		}
		for _, m := range []rules.Move{"roll 0 6", "roll 6 0", "roll 7 1", "roll 1 7"} {
			_, ok := p.Parse(m)
			holds(t, !ok, "and no other")
		}
		q := Lay(t, 2, core.Casino)
		Send(q, Red, Sergeant, core.Casino, 1)
		is(t, "rolls that can be made", len(tonight(t, q, core.Casino).Actions(nil)), 36)
	})
	t.Run("EST-12 EST-16 twelve cubes at every number of players", func(t *testing.T) {
		for seats, each := range map[int]uint8{2: 6, 3: 4, 4: 3} {
			p := Lay(t, seats)
			for s := range seats {
				is(t, "cubes", p.Cubes[s], each)
			}
			p = until(t, until(t, dusk(p), core.StageHome), core.StagePlace)
			is(t, "round", p.Round, 2)
			for s := range seats {
				is(t, "cubes in the next round", p.Cubes[s], each)
			}
		}
	})
	t.Run("EST-13 white cubes do not run out", func(t *testing.T) {
		p := Lay(t, 2, 1, 2, 3, 4, 5, 6)
		for i := range uint8(3) {
			Send(p, Red, Of(Red, 1+core.Tile(i)), 3, 1+i)
			Send(p, Green, Of(Green, 1+core.Tile(i)), 4, 1+i)
		}
		Send(p, Green, Franco, 5, 1)
		Send(p, Green, Kennan, 5, 2)
		Send(p, Red, Of(Red, Diplomat), 6, 1)
		for _, x := range []uint8{At(p, 3, 1), At(p, 3, 2), At(p, 3, 3), At(p, 4, 1), At(p, 4, 2), At(p, 4, 3)} {
			p.Protected |= 1 << x
		}
		p = tonight(t, p, 5)
		p = Play(t, p, "diplomacy 5 I", "diplomacy 5 II", "diplomacy 6 I")
		is(t, "white cubes", p.Protected.Count(), 9)
	})
	t.Run("EST-14 the difference of two dice is 0 to 5", func(t *testing.T) {
		p := Lay(t, 2, core.Casino)
		Send(p, Red, Sergeant, core.Casino, 1)
		met, x := map[int]int{}, At(p, core.Casino, 1)
		for r := range uint8(36) {
			p.Dice[x] = 1 + r
			met[p.Strength(x)-2]++
		}
		is(t, "differences", fmt.Sprint(met), "map[0:6 1:10 2:8 3:6 4:4 5:2]")
		p.Dice[x] = 0
		is(t, "without a roll", p.Strength(x), 2)
	})
}

func newPile() *cards.Deck {
	c := Begin(2, 0)
	return &c.Pile
}

// facesOf are some tiles in short.
func facesOf(from, to core.Tile) string {
	var all []string
	for i := from; i <= to; i++ {
		f := i.Face()
		line := fmt.Sprintf("%s %d/%d %s", f.Flag, f.Strength, f.Points, f.Symbols[0])
		if f.Woman {
			line += " w"
		}
		all = append(all, line)
	}
	return strings.Join(all, "; ")
}

// TestBoardsAreAsPrinted compares the boards with what is printed on them.
func TestBoardsAreAsPrinted(t *testing.T) {
	t.Run("EST-8 where spaces and rewards lie, what is secret, who looks where", func(t *testing.T) {
		corners := []string{"TL", "TR", "BR", "BL", "centre"}
		for b, want := range []string{1: "I TR, II BR own, III BL near, reward TL", 2: "I BR, II BL own, III TL near, secret reward TR",
			3: "I BL, II TL, III TR, reward BR", 4: "I TL, II TR own, III BR near, reward BL", 5: "I BL, II TR own, III BR near, reward TL",
			6: "I BL, II TL own, III BR near, reward TR", 7: "I BL, II TR own, III TL near, reward BR",
			8: "I TL, II TR own, III BR near, IV BL any, secret reward centre"} {
			if b == 0 {
				continue
			}
			var all []string
			for n := range core.SpacesOf(uint8(b)) {
				line := core.Numerals[n] + " " + corners[core.Posters[b].Space[n]]
				line += []string{"", " own", " near", " any"}[core.LookOf(uint8(b), n)]
				all = append(all, line)
			}
			line := "reward " + corners[core.Posters[b].Reward]
			if core.Posters[b].Hidden {
				line = "secret " + line
			}
			is(t, core.Posters[b].Name, strings.Join(append(all, line), ", "), want)
			is(t, "only Tamariz is open", core.Posters[b].Open, b == 3)
		}
	})
}

// TestTilesAreAsPrinted compares the tiles with the list of what was printed on them.
func TestTilesAreAsPrinted(t *testing.T) {
	file, err := os.Open("../testdata/tiles.csv")
	rulestest.Must(t, err == nil, "%v", err)
	defer file.Close()
	rows, err := csv.NewReader(file).ReadAll()
	rulestest.Must(t, err == nil, "%v", err)
	is(t, "tiles", len(rows)-1, int(core.LastTile))
	flags := map[core.Flag]string{core.Portugal: "PT", core.Britain: "GB", core.America: "US", core.Germany: "DE", core.Spain: "ES",
		core.France: "FR", core.Hungary: "HU", core.Italy: "IT", core.Soviet: "SU", core.Yugoslavia: "YU"}
	order := map[string]int{"red": 0, "green": 1, "blue": 2, "yellow": 3}
	for i, row := range rows[1:] {
		n := core.Tile(i + 1)
		if row[7] == "start" {
			n = core.Tile(1 + 6*order[row[8]] + i%6)
		}
		f := n.Face()
		var symbols []string
		for _, s := range f.Symbols {
			if s != core.NoSymbol {
				symbols = append(symbols, strings.ToLower(s.String()))
			}
		}
		got := fmt.Sprintln(f.Name, flags[f.Flag], f.Strength, f.Points, strings.Join(symbols, ";"), f.Woman)
		is(t, row[0], got, fmt.Sprintln(row[1], row[2], row[3], row[4], row[5], row[6]))
	}
}
