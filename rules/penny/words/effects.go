package words

import (
	"fmt"
	"strconv"

	"intrigue/rules/penny/core"
	"intrigue/rules/penny/core/box"
	"intrigue/rules/prose"
)

// going is what is said of an effect. Of its prompts and clauses there is one for each step;
// the last is for all that come behind it.
type going struct {
	doing  string   // what goes on, for Print
	draws  string   // what Luck draws for it
	asks   []string // the prompt
	clause []string // the clause behind what is decided; PEN-59 where none stands
}

// effects is the table of what is said of effects. What their numbers mean is said where
// they are worked.
var effects = [...]going{
	core.EffectHero:   {doing: "heroes are chosen, now the one of seat {seat}", asks: []string{"Choose your hero."}},
	core.EffectSetup:  {doing: "the table is set: {setup}"},
	core.EffectRounds: {doing: "the rounds: {step:a turn comes|the Villain Phase comes|the next hero comes}"},
	core.EffectRound:  {doing: "the end of the round: {step:the big villain comes|what comes after him|the Decision Token is passed on|the fuse burns on|the next round comes}"},
	core.EffectTurn: {doing: "{who}'s turn: {step:the pool is cleaned|step 2, moving|step 3, playing|step 4, the Field Action|after the Field Action|drawing|the end}",
		asks: []string{
			core.StepMove:  "Step 2: {me} may move: each line of the map costs a card or a movement token.",
			core.StepBuild: "Step 3: {me} plays cards, gathers, and puts resources onto quests.",
			core.StepField: "Step 4: {me} takes one Field Action, or none.",
			core.StepAfter: "{me} may still see to quests and charge cards before drawing.",
		},
		clause: []string{"PEN-47", "PEN-48", "PEN-59", "PEN-61", "PEN-131", "PEN-62"}},
	core.EffectPay: {doing: "{who} pays the second Move Point to {there}{b:|, the first was a card}",
		asks:   []string{"A villain stands in {me}'s way on a Hell side: give a second card or movement token."},
		clause: []string{"PEN-51"}},
	core.EffectDraw:    {doing: "{who} draws {n:card}", draws: "{who} draws {drawn}."},
	core.EffectBlock:   {doing: "{source}: sentence {sentence} for {who}, {n:time} to go{b:|, a shortcut was used}", asks: []string{"{source}: {offer}"}},
	core.EffectGain:    {doing: "{who} gains {n:resource} of any kind", asks: []string{"{me} gains {n:resource} of any kind{from}: choose."}},
	core.EffectLose:    {doing: "{who} loses {n:resource}", asks: []string{"{me} loses {n:resource}{to}: choose."}},
	core.EffectPick:    {doing: "{who} {picking}", asks: []string{"{me} {picks}."}},
	core.EffectFetch:   {doing: "{who} fetches {n:card} off the discard pile", asks: []string{"Choose a card of {me}'s discard pile for the hand."}},
	core.EffectTake:    {doing: "{who} takes {n:card}: {stack}{b:|, into the hand}", draws: "{who} takes {drawn}."},
	core.EffectStroll:  {doing: "{who} may move {n:place}", asks: []string{"{me} may move up to {n:location}."}},
	core.EffectEnter:   {doing: "{who} may enter a shortcut", asks: []string{"{me} may enter {way}."}},
	core.EffectFill:    {doing: "space {slot} of {a:the enemy row|the shop|the market of quests} is filled", draws: "{drawn} comes into {a:the enemy row|the shop|the quest market}."},
	core.EffectRefresh: {doing: "{who} replaces {n:card} of {a:the enemy row|the shop|the market of quests}", asks: []string{"{me} replaces {n:card} of the row."}},
	core.EffectFlip:    {doing: "{who} turns a tile to the {b:Hell|London} side", asks: []string{"{me} turns a tile over."}, clause: []string{"PEN-146"}},
	core.EffectPeek:    {doing: "{who} looks at {n:card}: {stack} deck", draws: "On top of the {stack} deck lie {drawn}."},
	core.EffectSort:    {doing: "{who} puts {n:card} back in order, {sorted} done: {stack} deck", asks: []string{"{me} says in which order these cards go back: the uppermost first."}},
	core.EffectWalk: {doing: "{villain} walks up to {n:place} towards {b:a place of choice|the nearest hero|the richest hero}, {step:to be begun|on the way}{quarry}, as {who} decides",
		asks:   []string{"{villain} is after the richest: {me} decides between equals.", "{villain} has more than one way: {me} decides which."},
		clause: []string{"PEN-100"}},
	core.EffectArrive: {doing: "{villain} has come to heroes{aside}",
		asks:   []string{"{me} decides who must fight {villain}.", "{villain} has come: {me} may step aside for a movement token."},
		clause: []string{"PEN-101", "PEN-53"}},
	core.EffectAppear: {doing: "{somebody} appears{b:| and loses a step by it}, as {who} decides", asks: []string{"{me} decides {coming}."}, clause: []string{"PEN-98"}},
	core.EffectFight: {doing: "{who} fights{fighting}",
		asks:   []string{"{me} must fight: choose whom.", "{me} has {left} more to deal to {foe} and could deal {most}.", "{foe} hits back with {hit}: {me} prevents it or is wounded."},
		clause: []string{"PEN-80", "PEN-81", "PEN-83", "PEN-84"}},
	core.EffectLeave:   {doing: "a figure leaves {there}, as {who} decides", asks: []string{"{me} decides which figure leaves the map."}, clause: []string{"PEN-87"}},
	core.EffectTrophy:  {doing: "{who} puts a trophy of {keywords} onto a quest", asks: []string{"{me} puts the trophy onto a quest."}, clause: []string{"PEN-86"}},
	core.EffectForfeit: {doing: "{who} must destroy a bought card", asks: []string{"A wound on a Hell side: {me} must destroy a Shop or Pennies card."}},
	core.EffectScheme:  {doing: "{who} reads a scheme", draws: "{who} reads a scheme, {drawn}"},
	core.EffectJoke:    {doing: "{who} reads a joke", draws: "The joke is on you: {drawn}."},
	core.EffectEvent:   {doing: "{who} meets an event", draws: "{who} meets an event: {drawn}.", asks: []string{"{flavour} What does {me} do?"}, clause: []string{"PEN-69"}},
	core.EffectBuy: {doing: "{who} buys{step:|, a further time}",
		asks:   []string{"{me} may {b:have one card of the shop replaced, then buy one|buy one card}.", "{me} may buy a further card for its gold and one resource."},
		clause: []string{"PEN-63"}},
	core.EffectHeal: {doing: "{who} heals{step:|, a further time}",
		asks:   []string{"{me} heals a Wounded.", "{me} heals a Wounded, a further one for each resource or gold."},
		clause: []string{"PEN-65"}},
	core.EffectThin: {doing: "{who} destroys a card{step:|, a further time}",
		asks: []string{"{me} destroys a card.", "{me} destroys a card, a further one for each resource."}},
	core.EffectTarget: {doing: "{who} shuffles enemies back", asks: []string{"{me} may shuffle enemies back and have one of the row assigned."}, clause: []string{"PEN-67"}},
	core.EffectSwap:   {doing: "{who} exchanges up to {n:resource}", asks: []string{"{me} may exchange resources one for one."}},
	core.EffectRaise: {doing: "{who} raises a Wealth card{step:|, a further time}",
		asks: []string{"{me} changes a Wealth card for the next better Pennies.", "{me} changes a Wealth card for the next better Pennies, a further one for each resource."}},
	core.EffectTrade: {doing: "{who} trades with {other}: {step:the offer|the answer}, {n:offer} left",
		asks:   []string{"{me} lays out an offer to {other}: choose what each would give, then offer it.", "{me} accepts the offer of {active} or refuses it."},
		clause: []string{"PEN-71"}},
	core.EffectSale: {doing: "{who} sells at {stall}: {sold}{step:|, a further one}", draws: "The receiver compares it with {drawn}.",
		asks:   []string{"{me} destroys a Shop card and sees what the receiver makes of it.", "{me} destroys a Shop card and sees what the receiver makes of it, a further one for each resource."},
		clause: []string{"PEN-122"}},
	core.EffectSeed:  {doing: "{who} puts the first resource on {seeded}", asks: []string{"Choose the first resource for {seeded}."}},
	core.EffectQuest: {doing: "{who} takes a quest of the market", asks: []string{"{me} takes one of the open quests."}},
	core.EffectHell:  {doing: "the fuse burns {n:space} more{b:|, and a tile turns}"},
	core.EffectReap:  {doing: "{who} reaps after an opponent"},
	core.EffectShed:  {doing: "{who} discards {source}, which is used up"},
}

// byStep is the one for a step of an effect, or other where there is none.
func byStep(of []string, step uint8, other string) string {
	if len(of) == 0 {
		return other
	}
	return of[min(int(step), len(of)-1)]
}

// Prompt says in one sentence what the asked seat may do now and why.
func Prompt(v core.View) string {
	switch f := v.State.Top(); {
	case v.Over():
		return why(v)
	case v.State.Need == core.Luck:
		return "The cards are drawn."
	default:
		return at(v, f, core.Action{}).fill(byStep(effects[f.Kind].asks, f.Step, "Decide."))
	}
}

// clauseOf is the clause behind what is being decided.
func clauseOf(f *core.Effect) string { return byStep(effects[f.Kind].clause, f.Step, "PEN-59") }

// picks is what is asked about cards in hand, pool or discard pile.
func (x moment) picks() string {
	switch {
	case box.Op(x.f.Step) == box.OpDiscard:
		return "discards " + prose.Count(int(x.f.N), "card")
	case box.CardSort(x.f.B) == box.WoundedCard:
		return fmt.Sprintf("may heal %d Wounded", x.f.N)
	}
	return "may destroy " + prose.Count(int(x.f.N), "card")
}

func (x moment) picking() string {
	does := "discards"
	if box.Op(x.f.Step) == box.OpDestroy {
		does = "destroys"
	}
	cards := prose.Count(int(x.f.N), pick(x.f.B, "card", "Wounded card", "card of this name"))
	return does + " " + cards + " from the " + prose.List(bitWords(x.f.A, "hand", "pool", "discard pile"))
}

// coming is what is asked about a villain who comes out of a portal.
func (x moment) coming() string {
	if box.Villain(x.f.A) == box.NoVillain {
		return "which villain comes back"
	}
	return "out of which portal " + VillainName(x.View, box.Villain(x.f.A)) + " comes"
}

func (x moment) somebody() string {
	if box.Villain(x.f.A) == box.NoVillain {
		return "a villain"
	}
	return VillainName(x.View, box.Villain(x.f.A))
}

// quarry is the hero whom a villain is after.
func (x moment) quarry() string {
	if x.f.Block == 0 {
		return ""
	}
	return ", after " + x.c.Players[x.f.Block-1].Who.Name()
}

func (x moment) fighting() string {
	b := x.c.Bout
	if x.f.Step == core.FightChoose {
		return ": whom, of " + prose.List(bitWords(x.f.B, "the enemies of the Crown", "the mini-boss", "the boss")) + more(x.f.N > 0, fmt.Sprintf(", %d dealt beforehand", x.f.N))
	}
	return fmt.Sprintf(" %s: %s; %d dealt%s, symbol %d of what hits back, %s so far%s", cardName(x.View, box.Card(x.f.A)), pick(x.f.Step, "", "dealing", "fending off", "the end"),
		b.Dealt, tokenWords(", weaknesses paid: ", b.Used[:]), b.Hit+1, prose.Count(int(b.Wounds), "wound"), more(b.Won, ", won"))
}

func (x moment) setup() string {
	switch x.f.Step {
	case core.SetHeroes:
		return fmt.Sprintf("what seat %d begins with%s", x.f.A+1, more(x.f.B > 0, ", "+prose.Count(int(x.f.B), "item")+" so far"))
	case core.SetLine:
		return fmt.Sprintf("opponent %d", x.f.A+1)
	case core.SetHands:
		return fmt.Sprintf("the hand of seat %d", x.f.A+1)
	}
	return pick(x.f.Step, "who begins", "the rows", "", "", "", "the market of quests", "done")
}

// trophyWords are the keywords of an enemy that was beaten; all bits are of no enemy.
func trophyWords(bits uint8) string {
	if bits == 255 {
		return "any kind"
	}
	if words := bitWords(bits, box.Keywords()...); len(words) > 0 {
		return prose.List(words)
	}
	return "no kind"
}

// bitWords are the words whose bits are set.
func bitWords(bits uint8, words ...string) (out []string) {
	for i, w := range words {
		if bits>>i&1 != 0 {
			out = append(out, w)
		}
	}
	return out
}

// tokenWords counts tokens in words, in their order, behind a word; nothing when there is none.
func tokenWords(before string, n []uint8) string {
	s := ""
	for t, k := range n {
		if k > 0 {
			s += ", " + strconv.Itoa(int(k)) + " " + box.Token(t).String()
		}
	}
	if s == "" {
		return ""
	}
	return before + s[2:]
}

// more is a word that is said when something holds.
func more(holds bool, word string) string {
	if holds {
		return word
	}
	return ""
}
