package penny_test

import (
	"strconv"
	"testing"

	"intrigue/rules"
	"intrigue/rules/penny"
	"intrigue/rules/penny/core"
	"intrigue/rules/penny/core/box"
	"intrigue/rules/rulestest"
)

// everything is all that a scene can be pointed at.
func everything() (all []string) {
	b := box.Edition(box.Newest)
	for t := range box.Tile(box.Tiles) {
		all = append(all, b.TileID(t))
	}
	for p := range box.Place(box.Places) {
		k := b.PlaceKey(p)
		all = append(all, "place."+k, "action."+k, "portal."+k)
	}
	all = append(all, "place.sewer", "place.post")
	for w := range box.Heroes {
		all = append(all, w.ID())
		for t := range box.Token(box.Tokens) {
			all = append(all, box.PoolID(w, t))
		}
		for _, z := range []string{"hand", "under", "pile", "grave"} {
			all = append(all, box.WoundID(w, z))
		}
		for _, z := range []string{"deck", "pile", "board", "aside"} {
			all = append(all, z+"."+w.Key())
		}
	}
	for v := range box.Villains {
		all = append(all, v.ID())
	}
	for c := range box.Card(254) {
		if b.Of[c] != nil {
			all = append(all, c.ID())
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
		all = append(all, core.ChoiceID(c))
	}
	return append(all, "deck.shop", "deck.enemy", "deck.scheme", "deck.event", "deck.item", "deck.demonic", "deck.joke", "pile.shop",
		"stack.pennies_2", "stack.pennies_3", "hell.track", "counter.heroes", "counter.villains", "token.decision", "token.first")
}

// TestWords asks about everything in moments of random games of all modes.
func TestWords(t *testing.T) {
	rulestest.Words(t, penny.Game{}, everything(), rulestest.Positions(t, penny.Game{}, 4, 300))
}

// TestEveryCardHasItsOwnFace: every kind of card has its own picture and name.
func TestEveryCardHasItsOwnFace(t *testing.T) {
	b := box.Edition(box.Newest)
	names, sprites := map[string]bool{}, map[string]bool{}
	for i := range b.Faces {
		f := &b.Faces[i]
		if names[f.Name] || sprites[box.SpriteOf(f)] || f.Flavour == "" {
			t.Errorf("%s: the name or the picture is there twice, or it has no flavour", f.Name)
		}
		names[f.Name], sprites[box.SpriteOf(f)] = true, true
	}
	var _ rules.Namer = penny.View{}
	var _ rules.Explainer = penny.View{}
	var _ rules.Prompter = penny.View{}
	var _ rules.Teller = (*penny.Position)(nil)
	var _ rules.Hinter = penny.Game{}
	var _ rules.Counter = (*penny.Position)(nil)
}
