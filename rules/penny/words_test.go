package penny

import (
	"strconv"
	"testing"

	"intrigue/rules"
	"intrigue/rules/rulestest"
)

// everything is all that a scene can be pointed at.
func everything() (all []string) {
	b := theBox(newest)
	for t := range Tile(tiles) {
		all = append(all, b.tileID(t))
	}
	for p := range Place(places) {
		k := b.placeKey(p)
		all = append(all, "place."+k, "action."+k, "portal."+k)
	}
	all = append(all, "place.sewer", "place.post")
	for w := range heroes {
		all = append(all, w.id())
		for t := range Token(tokens) {
			all = append(all, poolID(w, t))
		}
		for _, z := range []string{"hand", "under", "pile", "grave"} {
			all = append(all, woundID(w, z))
		}
		for _, z := range []string{"deck", "pile", "board", "aside"} {
			all = append(all, z+"."+w.Key())
		}
	}
	for v := range villains {
		all = append(all, v.id())
	}
	for c := range Card(254) {
		if b.of[c] != nil {
			all = append(all, c.id())
		}
	}
	for i := range 4 {
		all = append(all, "shop."+strconv.Itoa(i), "enemy."+strconv.Itoa(i))
		if i < 2 {
			all = append(all, "market."+strconv.Itoa(i))
		}
		if i < 3 {
			all = append(all, "choice.option."+strconv.Itoa(i))
		}
	}
	for _, c := range []string{"done", "pay", "keep", "use", "finish", "stand", "bleed", "propose", "accept", "refuse"} {
		all = append(all, choiceID(c))
	}
	return append(all, "deck.shop", "deck.enemy", "deck.scheme", "deck.event", "deck.item", "deck.demonic", "deck.joke", "pile.shop",
		"stack.pennies_2", "stack.pennies_3", "hell.track", "counter.heroes", "counter.villains", "token.decision", "token.first")
}

// TestWords asks about everything in moments of random games of all modes.
func TestWords(t *testing.T) {
	rulestest.Words(t, Game{}, everything(), rulestest.Positions(t, Game{}, 4, 300))
}

// TestEveryCardHasItsOwnFace: every kind of card has its own picture and name.
func TestEveryCardHasItsOwnFace(t *testing.T) {
	b := theBox(newest)
	names, sprites := map[string]bool{}, map[string]bool{}
	for i := range b.faces {
		f := &b.faces[i]
		if names[f.Name] || sprites[spriteOf(f)] || f.Flavour == "" {
			t.Errorf("%s: the name or the picture is there twice, or it has no flavour", f.Name)
		}
		names[f.Name], sprites[spriteOf(f)] = true, true
	}
	var _ rules.Namer = View{}
	var _ rules.Explainer = View{}
	var _ rules.Prompter = View{}
	var _ rules.Teller = (*position)(nil)
	var _ rules.Hinter = Game{}
	var _ rules.Counter = (*position)(nil)
}
