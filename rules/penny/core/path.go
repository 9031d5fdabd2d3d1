package core

import (
	"strconv"

	"intrigue/rules"
	"intrigue/rules/penny/core/box"
)

// OnCardID returns the id of the resources of a kind that lie on a quest or a charge card.
func OnCardID(on box.Card, t box.Token) string {
	return "on." + strconv.Itoa(int(on)) + "." + t.String()
}

// ChoiceID returns the id of the key by which something is said that has no place on the table.
func ChoiceID(what string) string { return "choice." + what }

func to(all ...target) []target { return all }

// is returns a target with one id, key that of the key by which something is said.
func is(id string) target    { return func(pointing) string { return id } }
func key(what string) target { return is(ChoiceID(what)) }

// The targets: ids of whoever decides, of what an action names, and of what the effect is about.

func me(x pointing) string     { return x.p.Who.ID() }
func hero(x pointing) string   { return box.Hero(x.a.What).ID() }
func other(x pointing) string  { return x.partner().Who.ID() }
func card(x pointing) string   { return box.Card(x.a.What).ID() }
func card2(x pointing) string  { return box.Card(x.a.With).ID() }
func token(x pointing) string  { return box.PoolID(x.p.Who, box.Token(x.a.What)) }
func token2(x pointing) string { return box.PoolID(x.p.Who, box.Token(x.a.With)) }
func onCard(x pointing) string { return OnCardID(box.Card(x.a.With), box.Token(x.a.What)) }
func theirs(x pointing) string { return box.PoolID(x.partner().Who, box.Token(x.a.What)) }
func ride(x pointing) string   { return box.PoolID(x.p.Who, box.Movement) }
func gold(x pointing) string   { return box.PoolID(x.p.Who, box.Gold) }
func wound(x pointing) string  { return box.WoundID(x.p.Who, "hand") }
func wounds(x pointing) string {
	return box.WoundID(x.Player(x.f.Hero).Who, [2]string{"under", "pile"}[x.a.What&1])
}
func place(x pointing) string   { return x.g.PlaceID(box.Place(x.a.What)) }
func here(x pointing) string    { return x.g.PlaceID(x.p.At) }
func way(x pointing) string     { return x.g.PlaceID(x.g.WayFrom(x.p.At)) }
func action(x pointing) string  { return "action." + x.g.PlaceKey(x.p.At) }
func portal(x pointing) string  { return "portal." + x.g.PlaceKey(x.p.At) }
func exit(x pointing) string    { return "portal." + x.g.PlaceKey(box.Place(x.a.What)) }
func tile(x pointing) string    { return x.g.TileID(box.Tile(x.a.What)) }
func ground(x pointing) string  { return x.g.TileID(x.g.TileOf(x.p.At)) }
func villain(x pointing) string { return x.f.Villain.ID() }
func figure(x pointing) string  { return box.Villain(x.a.What).ID() }
func deck(x pointing) string    { return "deck." + x.p.Who.Key() }
func option(x pointing) string  { return ChoiceID("option." + strconv.Itoa(int(x.a.What))) }
func rowDeck(x pointing) string {
	return [...]string{EnemyRow: "deck.enemy", ShopRow: "deck.shop"}[x.f.Row]
}

// Path returns how a player points at an action. It begins with the thing that is lifted.
func (c *State) Path(g *Game, a Action) []string {
	points, f := table[a.Kind].points, c.Top()
	switch {
	case points == nil:
		points = to(key(a.Kind.Word()))
	case a.Kind == Ride && f.Kind == EffectPay: // where to is decided
		points = to(ride)
	}
	return rules.Encoded(points, func(id target) string { return id(pointing{c, g, c.Player(c.Asked()), f, a}) })
}

// language returns the codec that writes and reads moves.
func language(b *box.Box) *rules.Codec {
	var places []string
	for i := range b.Map.Locations {
		places = append(places, b.Map.Locations[i].Key)
	}
	for _, w := range b.Map.Shortcuts {
		places = append(places, w.Key)
	}
	var tiles []string
	for i := range b.Map.Hexes {
		tiles = append(tiles, b.Map.Hexes[i].Key)
	}
	kinds := map[argKind]rules.Vocabulary{
		aHero: rules.List(box.HeroKeys()...), aPlace: rules.List(places...), aCard: rules.Numbers(0, 254),
		aToken: rules.List(box.TokenNames()[:box.Tokens]...), aTile: rules.List(tiles...), aVillain: rules.List(box.VillainKeys()...),
		aNumber: rules.Numbers(0, 2),
	}
	var all []rules.Verb
	for _, r := range table {
		v := rules.Verb{Name: r.word}
		for _, kind := range r.args {
			if kind != none {
				v.Args = append(v.Args, kinds[kind])
			}
		}
		all = append(all, v)
	}
	return rules.NewCodec(all...)
}

// Text writes an action as a move.
func (g *Game) Text(a Action) rules.Move { return g.codec.Text(int(a.Kind), int(a.What), int(a.With)) }

// Parse reads a move; whether it is legal is another question.
func (g *Game) Parse(m rules.Move) (Action, bool) {
	v, args, ok := g.codec.Parse(m)
	return Action{ActionKind(v), uint8(args[0]), uint8(args[1])}, ok
}
