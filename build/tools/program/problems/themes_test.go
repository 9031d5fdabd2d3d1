package main

import (
	"slices"
	"testing"

	"intrigue/rules"
	"intrigue/rules/rulestest"
)

// byHand are themes of problems that were looked at, and why they have them.
var byHand = map[string]map[string][]string{
	"cardinal": {
		"end-9":  {"foot"},                     // Sun walks out at once, but nobody needs his place
		"end-16": {"tunnel", "ambush"},         // Sun and Arms go through the tunnel, Arms removes the guard in 1.1
		"end-17": {"order", "foot"},            // Arms slides north to where Sun would stop him, had he not left
		"end-25": {"lure", "tunnel", "ambush"}, // a Sun guard is taken along, lured to 4.4 and surprised there by Arms
	},
	"estoril": {
		"evening-8":  {"seduction"},                                    // twice, and no other ability but Conspiracy
		"evening-3":  {"seduction", "diplomacy", "nationalism", "tie"}, // five all at Tamariz
		"evening-12": {"assassin", "seduction", "diplomacy", "tie"},    // three all at Tamariz; at the Museum the tie is lost
		"evening-7":  {"diplomacy", "nationalism"},                     // the assassins are the opponent's
	},
	"london": {
		"arrest-2":  {"spread", "last"},   // he is at 57, 79 or 92; Yellow pays for the way to 79 with the last underground ticket
		"arrest-11": {"corners", "river"}, // from 157 boats leave; no ride joins 157 with 186, 187, 198 and 199
		"arrest-13": nil,                  // 176, 177 and 189 are neighbours
		"arrest-22": {"block", "corners"}, // at 2 or 9; Purple goes to 8
		"escape-1":  {"reach"},            // all other rides end beside a pawn
		"escape-14": {"river", "trap"},    // by boat to 157
	},
	"penny": {
		"enemy-2":  {"patience"},                   // done, and fight
		"enemy-12": {"tokens"},                     // science and occultism come off the cards first
		"portal-1": {"tokens", "trophy"},           // Occultism goes onto the card, and the doorkeeper gets a trophy
		"portal-4": {"legwork", "cards", "trophy"}, // a card is played, and a ride leads to the portal
	},
}

// TestThemesAreFoundByRule: every problem is kept with the themes that its solution has, each of which has a title; those that
// were checked by hand have what was found there. Each theme is one of some problems and not of all.
func TestThemesAreFoundByRule(t *testing.T) {
	for name, src := range sources {
		by := src.game.(rules.Puzzler)
		titles, count, all := map[string][]string{}, map[string]int{}, by.Problems()
		for _, k := range by.ProblemKinds() {
			for _, theme := range k.Themes {
				titles[k.Key] = append(titles[k.Key], theme.Key)
			}
		}
		for i, p := range all {
			for _, key := range p.Themes {
				count[key]++
				rulestest.Holds(t, slices.Contains(titles[p.Kind], key), "%s: %s has the theme %q, without a title", name, p.Key, key)
			}
			if want, ok := byHand[name][p.Key]; ok {
				rulestest.Holds(t, slices.Equal(p.Themes, want), "%s: %s has the themes %q, not %q", name, p.Key, p.Themes, want)
			}
			if i%5 == 0 || !testing.Short() {
				found := src.themes(p, solution(src.game, p))
				rulestest.Holds(t, slices.Equal(found, p.Themes), "%s: %s is kept with %q, and has %q", name, p.Key, p.Themes, found)
			}
		}
		for key, n := range count {
			rulestest.Holds(t, n < len(all), "%s: all problems are of the theme %q", name, key)
		}
		rulestest.Holds(t, len(count) >= 5, "%s: there are the themes %v", name, count)
	}
}
