package core

import (
	"intrigue/rules"
	"intrigue/rules/penny/core/box"
)

// language is the one in which the moves of an edition are written.
func language(b *box.Box) *rules.Codec {
	var spots []string
	for i := range b.Map.Locations {
		spots = append(spots, b.Map.Locations[i].Key)
	}
	for _, w := range b.Map.Shortcuts {
		spots = append(spots, w.Key)
	}
	var hexes []string
	for i := range b.Map.Hexes {
		hexes = append(hexes, b.Map.Hexes[i].Key)
	}
	kinds := map[argKind]rules.Words{
		aHero: rules.List(box.HeroKeys()...), aPlace: rules.List(spots...), aCard: rules.Numbers(0, 254),
		aToken: rules.List(box.TokenNames()[:box.Tokens]...), aTile: rules.List(hexes...), aVillain: rules.List(box.VillainKeys()...), aNumber: rules.Numbers(0, 2),
	}
	var all []rules.Verb
	for _, g := range table {
		v := rules.Verb{Name: g.word}
		for _, a := range g.args {
			if a != none {
				v.Args = append(v.Args, kinds[a])
			}
		}
		all = append(all, v)
	}
	return rules.NewCodec(all...)
}

func (g *Game) Text(s Action) rules.Move { return g.codec.Text(int(s.Kind), int(s.A), int(s.B)) }

// Parse reads a move; whether it is legal is another question.
func (g *Game) Parse(m rules.Move) (Action, bool) {
	v, args, ok := g.codec.Parse(m)
	return Action{ActionKind(v), uint8(args[0]), uint8(args[1])}, ok
}
