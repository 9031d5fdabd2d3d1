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

// moment is what phrases are filled in from: what everybody sees, an effect that is going
// on with its hero, and an action.
type moment struct {
	core.View
	c   *core.State
	g   *core.Game
	f   *core.Effect
	p   *core.Player
	s   core.Action
	aim box.Place // what the action is for: see Advice

	drawn string // by Luck
}

// at is the moment as an effect and an action see it.
func at(v core.View, f *core.Effect, s core.Action) moment {
	return moment{View: v, c: v.State, g: v.Game, f: f, p: v.State.Player(f.Hero), s: s}
}

// now is the moment as the effect sees it that asks.
func now(v core.View, s core.Action) moment { return at(v, v.State.Top(), s) }

// fill is a phrase with words in the places of the braces.
func (x moment) fill(phrase string) string {
	var b strings.Builder
	for {
		before, rest, ok := strings.Cut(phrase, "{")
		b.WriteString(before)
		if !ok {
			return b.String()
		}
		var word string
		word, phrase, _ = strings.Cut(rest, "}")
		b.WriteString(x.blank(word))
	}
}

// blank is what stands for a word in braces. Behind "n:" is what the effect counts; behind
// "step:", "a:" and "b:" are the words that it chooses from by its numbers.
func (x moment) blank(word string) string {
	by, of, ok := strings.Cut(word, ":")
	switch {
	case by == "n":
		return prose.Amount(int(x.f.N), of)
	case by == "step":
		words := strings.Split(of, "|")
		return words[min(int(x.f.Step), len(words)-1)] // the last is for all that come behind it
	case ok:
		return pick(map[string]uint8{"row": uint8(x.f.Row), "london": map[bool]uint8{true: 1}[x.f.London], "replaced": uint8(1 - x.f.N)}[by], strings.Split(of, "|")...)
	}
	if low := strings.ToLower(word); low != word {
		return prose.Capital(blanks[low](x))
	}
	return blanks[word](x)
}

// pick is one of several words, "?" beyond them.
func pick(i uint8, words ...string) string {
	if int(i) < len(words) {
		return words[i]
	}
	return "?"
}

// blanks are the words that stand in braces: who decides, what an action names, and what
// the effect is about.
var blanks = map[string]func(x moment) string{
	"me":     func(x moment) string { return name(x.View, x.Asked()) },
	"who":    func(x moment) string { return name(x.View, rules.Seat(x.f.Hero)) },
	"active": func(x moment) string { return name(x.View, x.Active()) },
	"other":  func(x moment) string { return name(x.View, rules.Seat(x.c.Offer.With)) },

	"full":    func(x moment) string { return box.Hero(x.s.A).Full() },
	"hero":    func(x moment) string { return box.Hero(x.s.A).Name() },
	"card":    func(x moment) string { return cardSaid(x.View, box.Card(x.s.A)) },
	"card2":   func(x moment) string { return cardSaid(x.View, box.Card(x.s.B)) },
	"token":   func(x moment) string { return amount(1, box.Token(x.s.A)) },
	"token2":  func(x moment) string { return amount(1, box.Token(x.s.B)) },
	"place":   func(x moment) string { return placeSaid(x.View, box.Place(x.s.A)) },
	"figure":  func(x moment) string { return villainSaid(x.View, box.Villain(x.s.A)) },
	"tile":    func(x moment) string { return inProse(x.g.Map.Hexes[x.s.A].Name) },
	"price":   func(x moment) string { return strconv.Itoa(x.g.Of[x.s.A].Cost) },
	"where":   func(x moment) string { return pick(x.s.A, "under your board", "in your discard pile") },
	"answer":  moment.answer,
	"answers": moment.answers,
	"turns":   moment.turns,

	"here":    func(x moment) string { return placeSaid(x.View, x.p.At) },
	"way":     func(x moment) string { return placeSaid(x.View, x.g.WayFrom(x.p.At)) },
	"act":     func(x moment) string { return ActionVerb(x.c.ActionOn(x.g, x.p.At)) },
	"villain": func(x moment) string { return villainSaid(x.View, x.f.Villain) },
	"source":  func(x moment) string { return source(x.View, x.f) },
	"cost":    func(x moment) string { return inline(x.g.Box, x.sentence().Cost) },
	"from":    func(x moment) string { return because(x.View, " from ") },
	"to":      func(x moment) string { return because(x.View, " to ") },
	"quits":   func(x moment) string { return stopOf(x.View, x.f).told },
	"title":   func(x moment) string { return doneWords(x.View, x.f).Title },
	"intent":  func(x moment) string { _, why := Intent(x.View, x.f.Villain); return why },
	"meets": func(x moment) string {
		return map[bool]string{true: "goes for", false: "meets"}[x.f.Kind == core.EffectWalk]
	},
	"seeded":  func(x moment) string { return cardSaid(x.View, x.p.Slot[x.f.Slot].Card) },
	"stack":   func(x moment) string { return stackWord(x.f.Stack) },
	"foe":     func(x moment) string { return cardSaid(x.View, x.f.Card) },
	"hit":     func(x moment) string { return x.c.HitsOf(x.g, x.f.Card)[x.c.Bout.Hit].String() },
	"blow":    func(x moment) string { return more(x.s.A < box.Resources, " with "+amount(1, box.Token(x.s.A))) },
	"left":    func(x moment) string { return strconv.Itoa(x.c.Sums(x.g, x.f).Left) },
	"most":    func(x moment) string { return strconv.Itoa(x.c.Sums(x.g, x.f).Most) },
	"flavour": func(x moment) string { return x.g.Of[x.c.Reading].Flavour },
	"sold":    func(x moment) string { return cardSaid(x.View, x.f.Card) },
	"drawn":   func(x moment) string { return x.drawn },
	"offer":   moment.offer,
	"picks":   moment.picks,
	"strolls": moment.strolls,
	"coming":  moment.coming,

	"does":    func(x moment) string { return does(x.View, box.Card(x.s.A)) },
	"points":  func(x moment) string { return points(x.g.Of[x.s.A].Points) },
	"worth":   moment.worth,
	"ability": func(x moment) string { return inside(CardText(x.g.Box, x.g.Of[x.s.A].Charge.Ability)) },
	"prints":  func(x moment) string { return tokenList(x.c.Printed(x.g, x.p.At)) },
	"use":     func(x moment) string { return x.use(x.got()...) },
	"bribed":  func(x moment) string { return strconv.Itoa(int(x.c.HeroGold) + 1) },
	"goal":    func(x moment) string { return strconv.Itoa(x.g.Tuning.Goal) },
	"bargain": func(x moment) string { return strconv.Itoa(x.g.Tuning.PortalGold) },
	"ground":  func(x moment) string { return inProse(x.g.Map.Hexes[x.g.TileOf(x.p.At)].Name) },
	"soil":    func(x moment) string { return inProse(x.g.Map.Hexes[x.g.TileOf(x.p.At)].Hell) },
	"health":  func(x moment) string { return strconv.Itoa(x.c.HealthOf(x.g, box.Card(x.s.A))) },
	"wounds":  func(x moment) string { return blows(x.View, box.Card(x.s.A)) },
	"hells":   moment.hells,
	"second":  moment.second,
	"going":   moment.going,
	"playing": moment.playing,
	"rewards": moment.rewards,
	"acting":  moment.acting,
	"choice":  moment.choice,
	"paying":  moment.paying,
	"keeping": moment.keeping,
	"hitting": moment.hitting,
	"match":   moment.match,
	"kind":    func(x moment) string { return x.kind(x.s.A) },
	"kind2":   func(x moment) string { return x.kind(x.s.B) },
	"relief": func(x moment) string {
		return pick(x.s.A, "then you draw 1 more card each turn.", "otherwise you would draw it again, in place of a useful card.")
	},
	"missed":    moment.missed,
	"replacing": moment.replacing,
	"stopping":  moment.stopping,
	"near":      func(x moment) string { return near(x.View, box.Place(x.s.A)) },
	"nearby":    func(x moment) string { return near(x.View, x.c.VillainAt[x.s.A]) },
	"facing":    moment.facing,
}

// sentence is the sentence of a card that is being done.
func (x moment) sentence() *box.Instruction { return x.g.Sentence(x.f) }

// answer is what is chosen: an answer to an event, or something that a card offers.
func (x moment) answer() string {
	if x.f.Kind == core.EffectEvent {
		return "Answer “" + reply(x.View, int(x.s.A)) + "”"
	}
	return prose.Capital(inline(x.g.Box, x.sentence().Option[x.s.A]))
}

// reply is one of the answers to the event that is read.
func reply(v core.View, i int) string {
	return strings.TrimSuffix(v.Game.Of[v.State.Reading].Event[i].Label, ".")
}

// answers is the same, and what comes of it.
func (x moment) answers() string {
	if x.f.Kind != core.EffectEvent {
		return "chooses “" + prose.Capital(inline(x.g.Box, x.sentence().Option[x.s.A])) + "” from " + source(x.View, x.f) + "."
	}
	o := x.g.Of[x.c.Reading].Event[x.s.A]
	return "answers: “" + reply(x.View, int(x.s.A)) + ".” " + o.Result + " " + CardText(x.g.Box, o.Effect)
}

func (x moment) turns() string {
	h := x.g.Map.Hexes[x.s.A]
	if x.f.London {
		return prose.Capital(inProse(h.Hell)) + " turns back to its London side, " + inProse(h.Name) + "."
	}
	return prose.Capital(inProse(h.Name)) + " turns to its Hell side, " + inProse(h.Hell) + "."
}

// offer is what a card leaves to choose.
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

// source is the card whose text is being done.
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
