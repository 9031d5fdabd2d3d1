package problems

import (
	"intrigue/rules"
	"intrigue/rules/estoril/core"
)

// The themes: what a problem can turn on.
const (
	Assassin    = "assassin"    // the solver uses the ability
	Seduction   = "seduction"   // likewise
	Diplomacy   = "diplomacy"   // likewise
	Nationalism = "nationalism" // likewise
	Tie         = "tie"         // the solver wins a board by the lowest space alone
)

// AllThemes are all of them, in the order in which they are told.
var AllThemes = [...]string{Assassin, Seduction, Diplomacy, Nationalism, Tie}

// Themes are those of a problem, by the entries of its record up to the end of its solution.
func Themes(p rules.Problem, entries []rules.Entry) (all []string) {
	has := map[string]bool{}
	c := At(p)
	me := c.Seat
	for _, e := range entries[len(p.Record.Entries):] {
		if c.Stage == core.StageAward {
			has[Tie] = has[Tie] || tied(c, me)
		}
		a, _ := c.Parse(e.Move)
		if e.Seat == rules.Seat(me) {
			has[map[core.ActionKind]string{core.UseAssassin: Assassin, core.UseSeduction: Seduction, core.UseDiplomacy: Diplomacy,
				core.UseNationalism: Nationalism}[a.Kind]] = true
		}
		c.Do(a)
	}
	for _, key := range AllThemes {
		if has[key] {
			all = append(all, key)
		}
	}
	return all
}

// tied is whether a seat wins the board that is resolved although somebody else is as strong (EST-64).
func tied(c *core.State, me uint8) bool {
	here := c.Here()
	for s := range c.Seats {
		if s != me && c.Best(here) == me && c.Mine[s]&core.InPlace(here) != 0 && c.Sum(here, s) == c.Sum(here, me) {
			return true
		}
	}
	return false
}
