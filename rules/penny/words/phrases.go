package words

import (
	"fmt"
	"strconv"
	"strings"

	"intrigue/rules"
	"intrigue/rules/penny/core"
	"intrigue/rules/penny/core/box"
	"intrigue/rules/prose"
)

// moment holds what phrases are filled in from: what everybody sees, an effect that is going
// on with its hero, and an action.
type moment struct {
	core.View
	c   *core.State
	g   *core.Game
	f   *core.Effect
	p   *core.Player
	s   core.Action
	aim box.Place // what the action is for: see Advice

	cards string // drawn by Luck
}

// at returns the moment as an effect and an action see it.
func at(v core.View, f *core.Effect, s core.Action) moment {
	return moment{View: v, c: v.State, g: v.Game, f: f, p: v.State.Player(f.Hero), s: s}
}

// now returns the moment as the effect sees it that asks.
func now(v core.View, s core.Action) moment { return at(v, v.State.Top(), s) }

// phrase is something that is said of a moment.
type phrase func(x moment) string

// say returns a sentence with phrases in it, one for each %s. acts is one of whoever decides, text one that is always the same.
func say(format string, with ...phrase) phrase {
	if strings.Count(format, "%s") != len(with) {
		panic(fmt.Sprintf("%q does not take %d phrases", format, len(with)))
	}
	return func(x moment) string {
		said := make([]any, len(with))
		for i, p := range with {
			said[i] = p(x)
		}
		return fmt.Sprintf(format, said...)
	}
}

func acts(format string, with ...phrase) phrase {
	return say("%s "+format, append([]phrase{moment.me}, with...)...)
}

func text(always string) phrase { return func(moment) string { return always } }

func capital(p phrase) phrase { return func(x moment) string { return prose.Capital(p(x)) } }

// amountOf returns how much an effect counts of something.
func amountOf(what string) phrase {
	return func(x moment) string { return prose.Amount(int(x.f.N), what) }
}

// The phrases: who decides, what an action names, and what the effect is about.

func (x moment) me() string     { return name(x.View, x.Asked()) }
func (x moment) who() string    { return name(x.View, rules.Seat(x.f.Hero)) }
func (x moment) active() string { return name(x.View, x.Active()) }
func (x moment) other() string  { return name(x.View, rules.Seat(x.c.Offer.With)) }
func (x moment) full() string   { return box.Hero(x.s.What).Full() }
func (x moment) hero() string   { return box.Hero(x.s.What).Name() }
func (x moment) card() string   { return cardSaid(x.View, box.Card(x.s.What)) }
func (x moment) card2() string  { return cardSaid(x.View, box.Card(x.s.With)) }
func (x moment) token() string  { return amount(1, box.Token(x.s.What)) }
func (x moment) token2() string { return amount(1, box.Token(x.s.With)) }
func (x moment) place() string  { return placeSaid(x.View, box.Place(x.s.What)) }
func (x moment) figure() string { return villainSaid(x.View, box.Villain(x.s.What)) }
func (x moment) tile() string   { return inProse(x.g.Map.Hexes[x.s.What].Name) }
func (x moment) price() string  { return strconv.Itoa(x.g.Of[x.s.What].Cost) }
func (x moment) drawn() string  { return x.cards }
func (x moment) where() string {
	return [...]string{core.HealUnder: "under your board", core.HealPile: "in your discard pile"}[x.s.What]
}
func (x moment) relief() string {
	return [...]string{core.HealUnder: "then you draw 1 more card each turn.",
		core.HealPile: "otherwise you would draw it again, in place of a useful card."}[x.s.What]
}
func (x moment) intent() string { _, why := Intent(x.View, x.f.Villain); return why }
func (x moment) row() string {
	return [...]string{core.EnemyRow: "the enemy row", core.ShopRow: "the shop", core.MarketRow: "the quest market"}[x.f.Row]
}
func (x moment) side() string { return map[bool]string{true: "London", false: "Hell"}[x.f.London] }
func (x moment) meets() string {
	return map[bool]string{true: "goes for", false: "meets"}[x.f.Kind == core.EffectWalk]
}
func (x moment) buying() string {
	return more(x.f.N > 0, "replace one card in the shop, then ") + "buy one" + more(x.f.N <= 0, " card")
}
func (x moment) here() string    { return placeSaid(x.View, x.p.At) }
func (x moment) way() string     { return placeSaid(x.View, x.g.WayFrom(x.p.At)) }
func (x moment) act() string     { return ActionVerb(x.c.ActionOn(x.g, x.p.At)) }
func (x moment) villain() string { return villainSaid(x.View, x.f.Villain) }
func (x moment) source() string  { return source(x.View, x.f) }
func (x moment) cost() string    { return inline(x.g.Box, x.sentence().Cost) }
func (x moment) from() string    { return because(x.View, " from ") }
func (x moment) to() string      { return because(x.View, " to ") }
func (x moment) quits() string   { return stopOf(x.View, x.f).told }
func (x moment) title() string   { return stopOf(x.View, x.f).Title }
func (x moment) seeded() string  { return cardSaid(x.View, x.p.Slot[x.f.Slot].Card) }
func (x moment) stack() string   { return stackWord(x.f.Stack) }
func (x moment) foe() string     { return cardSaid(x.View, x.f.Card) }
func (x moment) hit() string     { return x.c.HitsOf(x.g, x.f.Card)[x.c.Fight.Hit].String() }
func (x moment) blow() string {
	return more(x.s.What < box.Resources, " with "+amount(1, box.Token(x.s.What)))
}
func (x moment) left() string    { return strconv.Itoa(x.c.Sums(x.g, x.f).Left) }
func (x moment) most() string    { return strconv.Itoa(x.c.Sums(x.g, x.f).Most) }
func (x moment) flavour() string { return x.g.Of[x.c.Reading].Flavour }
func (x moment) sold() string    { return cardSaid(x.View, x.f.Card) }
func (x moment) does() string    { return does(x.View, box.Card(x.s.What)) }
func (x moment) points() string  { return points(x.g.Of[x.s.What].Points) }
func (x moment) ability() string {
	return afterColon(CardText(x.g.Box, x.g.Of[x.s.What].Charge.Ability))
}
func (x moment) prints() string     { return tokenList(x.c.Printed(x.g, x.p.At)) }
func (x moment) use() string        { return x.serves(x.got()...) }
func (x moment) bribed() string     { return strconv.Itoa(int(x.c.HeroGold) + 1) }
func (x moment) goal() string       { return strconv.Itoa(x.g.Tuning.Goal) }
func (x moment) portalGold() string { return strconv.Itoa(x.g.Tuning.PortalGold) }
func (x moment) ground() string     { return inProse(x.g.Map.Hexes[x.g.TileOf(x.p.At)].Name) }
func (x moment) soil() string       { return inProse(x.g.Map.Hexes[x.g.TileOf(x.p.At)].Hell) }
func (x moment) health() string     { return strconv.Itoa(x.c.HealthOf(x.g, box.Card(x.s.What))) }
func (x moment) wounds() string     { return woundsOf(x.View, box.Card(x.s.What)) }
func (x moment) kind() string       { return x.wanted(x.s.What) }
func (x moment) kind2() string      { return x.wanted(x.s.With) }
func (x moment) near() string       { return near(x.View, box.Place(x.s.What)) }
func (x moment) nearby() string     { return near(x.View, x.c.VillainAt[x.s.What]) }

// sentence returns the instruction of a card that is being done.
func (x moment) sentence() *box.Instruction { return x.g.Instruction(x.f) }

// answer returns what is chosen: an answer to an event, or something that a card offers.
func (x moment) answer() string {
	if x.f.Kind == core.EffectEvent {
		return "Answer “" + reply(x.View, int(x.s.What)) + "”"
	}
	return prose.Capital(inline(x.g.Box, x.sentence().Option[x.s.What]))
}

// reply returns one of the answers to the event that is read.
func reply(v core.View, i int) string {
	return strings.TrimSuffix(v.Game.Of[v.State.Reading].Event[i].Label, ".")
}

// answers returns the same, and what comes of it.
func (x moment) answers() string {
	if x.f.Kind != core.EffectEvent {
		return "chooses “" + prose.Capital(inline(x.g.Box, x.sentence().Option[x.s.What])) + "” from " + source(x.View, x.f) + "."
	}
	o := x.g.Of[x.c.Reading].Event[x.s.What]
	return "answers: “" + reply(x.View, int(x.s.What)) + ".” " + o.Result + " " + CardText(x.g.Box, o.Effect)
}

func (x moment) turns() string {
	h := x.g.Map.Hexes[x.s.What]
	if x.f.London {
		return prose.Capital(inProse(h.Hell)) + " turns back to its London side, " + inProse(h.Name) + "."
	}
	return prose.Capital(inProse(h.Name)) + " turns to its Hell side, " + inProse(h.Hell) + "."
}

// offer returns what a card leaves to choose.
func (x moment) offer() string {
	me, e := name(x.View, x.Asked()), x.sentence()
	if e.Op != box.OpPay {
		return me + " chooses one of these."
	}
	whose := " her "
	if x.c.Players[x.Asked()].Who == box.Jack {
		whose = " his "
	}
	said := func(op box.Block) string { return strings.ReplaceAll(inline(x.g.Box, op), " your ", whose) }
	if others, ok := third(phrases(x.g.Box, e.Other)); e.Then == 0 && ok {
		return fmt.Sprintf("%s may %s. If not, %s %s.", me, said(e.Cost), me, strings.ReplaceAll(others, " their ", whose))
	}
	return fmt.Sprintf("%s may %s to %s.", me, said(e.Cost), said(e.Then))
}

// source returns the card whose text is being done.
func source(v core.View, f *core.Effect) string {
	if k := f.Card; k != box.NoCard && v.Game.Of[k] != nil {
		return cardSaid(v, k)
	}
	return "the card"
}

// because names the card whose words ask for what is decided now, after a word that
// leads to it; "" where no card does.
func because(v core.View, word string) string {
	below := v.State.Stack[max(0, v.State.Depth-1)]
	if below.Kind != core.EffectBlock || v.Game.Of[below.Card] == nil {
		return ""
	}
	return word + cardSaid(v, below.Card)
}
