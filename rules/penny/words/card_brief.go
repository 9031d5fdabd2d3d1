package words

import (
	"fmt"
	"strings"

	"intrigue/rules/penny/core"
	"intrigue/rules/penny/core/box"
	"intrigue/rules/prose"
)

// Brief returns what a card says on its face in words: its effects but for the plain gains,
// which the face shows as ornaments (box.Gives). It is "" where the ornaments say all.
func Brief(g *core.Game, f *box.Face) string {
	b := g.Box
	words := ""
	switch {
	case f.Foe != nil:
		words = "Loot: " + CardText(b, f.Play)
	case f.Deck == box.WalkCards:
		words = "Fill it to close a portal."
	case f.Quest != nil && f.Quest.Reward != 0:
		words = strings.TrimSpace("Reward: " + CardText(b, f.Quest.Reward) + " " + beyondGains(b, f.Play))
	case f.Charge != nil && f.Charge.Ability != 0:
		words = fmt.Sprintf("Holds %d. When full: %s", f.Charge.Max, CardText(b, f.Charge.Ability))
	case f.Charge != nil:
		words = fmt.Sprintf("Holds %d resources.", f.Charge.Max)
	case f.Deck == box.EventCards:
		words = fmt.Sprintf("“%s” or “%s”", f.Event[0].Label, f.Event[1].Label)
	case f.Effect != 0:
		words = CardText(b, f.Effect)
	default:
		words = beyondGains(b, f.Play)
	}
	return capitals(shorter.Replace(words))
}

// capitals begins every sentence with a capital.
func capitals(words string) string {
	all := strings.Split(words, ". ")
	for i := range all {
		all[i] = prose.Capital(all[i])
	}
	return strings.Join(all, ". ")
}

// shorter are the abbreviations of a card's face.
var shorter = strings.NewReplacer(
	" of your choice", "", " of their choice", "", "heals a Wounded card", "heals 1 wound", "draws a card", "draws 1",
	"one movement token", "1 movement", "movement tokens", "movement", "movement token", "movement",
	"one resource", "1 resource", "Either ", "", "either ", "", ", or ", " or ", "You may ", "",
	"a Wounded card lies under your board", "you are wounded", " towards the", " to the", "one location", "1 location",
	"heal a Wounded card", "heal 1 wound", "Heal a Wounded card", "Heal 1 wound", "draw a card", "draw 1",
	"Draw a card", "Draw 1", "draw 2 cards", "draw 2", "Draw 2 cards", "Draw 2", "draw 3 cards", "draw 3",
	"Draw 3 cards", "Draw 3")

// beyondGains returns the text of a block without the effects that box.Gives lists.
func beyondGains(b *box.Box, at box.Block) string {
	var all []string
	for i := range b.Blocks[at] {
		e := &b.Blocks[at][i]
		if e.Op == box.OpPrevent || e.Op == box.OpGain && e.Token <= box.AnyToken {
			continue
		}
		all = append(all, prose.Capital(Phrase(b, e))+".")
	}
	return strings.Join(all, " ")
}
