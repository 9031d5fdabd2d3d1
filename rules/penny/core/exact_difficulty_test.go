package core_test

import (
	"strings"
	"testing"

	"intrigue/rules"
	"intrigue/rules/penny"
	"intrigue/rules/penny/core"
	"intrigue/rules/penny/core/box"
	"intrigue/rules/penny/internal/table"
	"intrigue/rules/penny/words"
	"intrigue/rules/rulestest"
)

// tuned is the first turn of two heroes, in step 2, of a mode with a change of its numbers.
func tuned(t *testing.T, m box.Mode, change func(*box.Tuning)) *penny.Position {
	t.Helper()
	g := core.NewGame(m, 2)
	n := *g.Tuning
	change(&n)
	g.Tuning = &n
	return table.LayGame(t, g, 2, nil)
}

// TestDifficulty holds what the levers of a difficulty do.
func TestDifficulty(t *testing.T) {
	after := func(p *penny.Position, space uint8) *penny.Position {
		return table.Changed(p, func(c *core.State, g *core.Game) {
			table.Away(c)
			c.HellSpace = space
			c.Stack[1] = core.Effect{Kind: core.EffectRound}
			c.Depth = 1
		})
	}
	t.Run("PEN-175 the rounds of the Prologue and the Open World", func(t *testing.T) {
		for _, m := range []box.Mode{box.Prologue, box.Open} {
			p := tuned(t, m, func(n *box.Tuning) { n.Spaces = 8 })
			table.Holds(t, "not over before the last space", !after(p, 7).Outcome().Over())
			table.Holds(t, "over after it", after(p, 8).Outcome().Over())
			red := p.View().Hell().Red
			rulestest.Is(t, "spaces", p.View().Hell().Spaces, 8)
			table.Holds(t, "no red space lies beyond", red[len(red)-1] <= 8)
		}
	})
	t.Run("PEN-175 the tiles that turn on a red space", func(t *testing.T) {
		for _, flips := range []int{0, 1, 2} {
			p := after(tuned(t, box.Open, func(n *box.Tuning) { n.Flips = flips }), 1)
			for p.Top().Kind == core.EffectFlip {
				p = table.Play(t, p, p.Game.Text(p.Actions(p.Game, nil)[0]))
			}
			rulestest.Is(t, "tiles", p.HellCount(), max(flips, 1))
		}
	})
	t.Run("PEN-175 the health of opponents, and of nobody else", func(t *testing.T) {
		plain, hard := tuned(t, box.Rush, func(n *box.Tuning) { n.Tougher = 0 }), tuned(t, box.Rush, func(n *box.Tuning) { n.Tougher = 3 })
		for _, key := range []string{"br_regent", "b_cerberus", "mb_publo", "br_duchess"} {
			k := table.Card(key)
			rulestest.Is(t, key, hard.HealthOf(hard.Game, k), plain.HealthOf(plain.Game, k)+3)
		}
		k := table.Card("en_hound")
		rulestest.Is(t, "an enemy", hard.HealthOf(hard.Game, k), plain.HealthOf(plain.Game, k))
	})
}

// TestDifficulties holds which numbers belong to which difficulty.
func TestDifficulties(t *testing.T) {
	game := func(m box.Mode, short bool, seats int, key string) *box.Tuning {
		if short {
			return core.NewShortHeist(seats).AtDifficulty(key).Tuning
		}
		return core.NewGame(m, seats).AtDifficulty(key).Tuning
	}
	each := func(do func(m box.Mode, short bool, seats int)) {
		for seats := 1; seats <= core.MostHeroes; seats++ {
			for m := range box.Modes {
				do(m, false, seats)
			}
			do(box.Heist, true, seats)
		}
	}
	t.Run("PEN-175 as printed all scenarios but the Heist are Penny Dreadfuls", func(t *testing.T) {
		each(func(m box.Mode, short bool, seats int) {
			if m != box.Heist || short {
				rulestest.Is(t, "Penny is the same", *game(m, short, seats, "penny"), *game(m, short, seats, box.AsPrinted))
			}
		})
	})
	t.Run("PEN-117 PEN-175 in the Heist as printed no hero begins with an item", func(t *testing.T) {
		for seats := 1; seats <= core.MostHeroes; seats++ {
			rulestest.Is(t, "items", game(box.Heist, false, seats, box.AsPrinted).Items, 0)
		}
	})
	t.Run("PEN-175 a Halfpenny is easier than a Penny, and a Shilling harder", func(t *testing.T) {
		each(func(m box.Mode, short bool, seats int) {
			levels := [3]*box.Tuning{}
			for i, key := range box.Difficulties()[1:] {
				levels[i] = game(m, short, seats, key)
			}
			for i := range 2 {
				soft, hard := toll(m, short, seats, levels[i]), toll(m, short, seats, levels[i+1])
				changed := false
				for k := range soft {
					table.Holds(t, "each number is as hard or harder", soft[k] <= hard[k])
					changed = changed || soft[k] < hard[k]
				}
				table.Holds(t, "something is harder", changed)
			}
		})
	})
	t.Run("PEN-175 the set-up page says what is not printed", func(t *testing.T) {
		line := func(mode, difficulty string, seats int) string {
			for _, v := range words.Questions()[1].Values {
				if v.Key == difficulty {
					return v.Line(seats, rules.Options{"mode": mode})
				}
			}
			return ""
		}
		for mode, difficulty := range map[string]string{"heist": box.AsPrinted, "prologue": "penny"} {
			one, two := line(mode, difficulty, 1), line(mode, difficulty, 2)
			table.Holds(t, one, !strings.Contains(one, "numbers of the printed rules"))
			table.Holds(t, two, strings.Contains(two, "numbers of the printed rules"))
			table.Holds(t, two, strings.Contains(two, "our addition") == (mode == "heist"))
		}
		table.Holds(t, "a book without numbers for one hero", strings.Contains(line("heist", box.AsPrinted, 1), "numbers of our own"))
	})
}

// toll are the numbers of a difficulty, each so that more is harder.
func toll(m box.Mode, short bool, seats int, n *box.Tuning) []int {
	spaces := n.Spaces
	if spaces == 0 {
		spaces = box.Printed().Modes[m].Spaces
	}
	all := []int{-spaces, n.WalkKinds + n.WalkAny, n.WalkTrophies, n.Goal, n.PortalGold, n.Heads, n.HeadHealth, -n.Items, -n.Trigger,
		n.Thieves, -n.ThievesRound,
		max(n.Schemes, 1), max(n.Flips, 1), -n.HellTiles, n.Opponents, n.Tougher, -n.Rest, -n.RushSpaces, n.Reclaim}
	return all
}
