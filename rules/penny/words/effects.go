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
	core.EffectRound:  {doing: "the end of the round: {step:the mini-boss moves|what follows|the Decision Token passes|the Hell token moves|the next round begins}"},
	core.EffectTurn: {doing: "{who}'s turn: {step:step 1, cleaning up|step 2, moving|step 3, playing|step 4, the Field Action|after the Field Action|drawing|the end}",
		asks: []string{
			core.StepMove:  "Step 2: {me} may move. Each line costs a card or a movement token.",
			core.StepBuild: "Step 3: {me} may play cards, gather, put resources on quests and move with movement tokens.",
			core.StepField: "Step 4: {me} may take one Field Action.",
			core.StepAfter: "{me} may still use quests and charge cards, then end the turn.",
		},
		clause: []string{"PEN-47", "PEN-48", "PEN-59", "PEN-61", "PEN-131", "PEN-62"}},
	core.EffectPay: {doing: "{who} pays the second Move Point to {there}{b:|, the first was a card}",
		asks:   []string{"{me} is leaving a villain on a Hell side: discard a second card or spend a movement token."},
		clause: []string{"PEN-51"}},
	core.EffectDraw:    {doing: "{who} draws {n:card}", draws: "{who} draws {drawn}."},
	core.EffectBlock:   {doing: "{source}: sentence {sentence} for {who}, {n:time} to go{b:|, a shortcut was used}", asks: []string{"From {source}: {offer}"}},
	core.EffectGain:    {doing: "{who} gains {n:resource} of any kind", asks: []string{"{me} gains {n:resource}{from}: choose which."}},
	core.EffectLose:    {doing: "{who} loses {n:resource}", asks: []string{"{me} loses {n:resource}{to}: choose which."}},
	core.EffectPick:    {doing: "{who} {picking}", asks: []string{"{me} {picks}."}},
	core.EffectFetch:   {doing: "{who} takes back {n:card} from the discard pile", asks: []string{"{me} takes back a card from the discard pile: choose which."}},
	core.EffectTake:    {doing: "{who} takes {n:card}: {stack}{b:|, into the hand}", draws: "{who} takes {drawn}."},
	core.EffectStroll:  {doing: "{who} may move {n:location}", asks: []string{"{me} may move {strolls}, or stop."}},
	core.EffectEnter:   {doing: "{who} may enter a shortcut", asks: []string{"{me} may enter {way}."}},
	core.EffectFill:    {doing: "space {slot} of {a:the enemy row|the shop|the quest market} is filled", draws: "New in {a:the enemy row|the shop|the quest market}: {drawn}."},
	core.EffectRefresh: {doing: "{who} replaces {n:card} in {a:the enemy row|the shop|the quest market}", asks: []string{"{me} replaces {n:card} in {a:the enemy row|the shop|the quest market}: choose which."}},
	core.EffectFlip:    {doing: "{who} turns a tile to the {b:Hell|London} side", asks: []string{"{me} turns a tile to its {b:Hell|London} side: choose which."}, clause: []string{"PEN-146"}},
	core.EffectPeek:    {doing: "{who} looks at {n:card}: {stack} deck", draws: "{who} looks at the top of the {stack} deck: {drawn}."},
	core.EffectSort:    {doing: "{who} puts {n:card} back in order, {sorted} done: {stack} deck", asks: []string{"{me} puts these cards back on the deck in any order: choose the top card first."}},
	core.EffectWalk: {doing: "{villain} moves up to {n:location} towards {b:a location|the nearest hero|the richest hero}, {step:about to move|on the way}{quarry}, as {who} decides",
		asks:   []string{"{Villain} goes for the richest hero, and there is a tie: {me} chooses.", "{Villain} has several routes: {me} chooses."},
		clause: []string{"PEN-100"}},
	core.EffectArrive: {doing: "{villain} has arrived where heroes are{aside}",
		asks:   []string{"{me} chooses who fights {villain}.", "{Villain} has arrived: {me} may step aside for a movement token, or stand and fight."},
		clause: []string{"PEN-101", "PEN-53"}},
	core.EffectAppear: {doing: "{somebody} comes out of a portal{b:|, for a Move Point}, as {who} decides", asks: []string{"{me} chooses {coming}."}, clause: []string{"PEN-98"}},
	core.EffectFight: {doing: "{who} fights{fighting}",
		asks:   []string{"{me} must fight: choose an enemy.", "{me} needs {left} more damage to beat {foe} and can deal {most}: deal damage, or stop.", "{me} faces 1 {hit} from {foe}: prevent it, or take a Wounded card."},
		clause: []string{"PEN-80", "PEN-81", "PEN-83", "PEN-84"}},
	core.EffectLeave:   {doing: "a figure leaves {there}, as {who} decides", asks: []string{"{me} chooses which villain leaves the map."}, clause: []string{"PEN-87"}},
	core.EffectTrophy:  {doing: "{who} puts a trophy of {keywords} onto a quest", asks: []string{"{me} has won a trophy: choose a quest for it."}, clause: []string{"PEN-86"}},
	core.EffectForfeit: {doing: "{who} must destroy a Shop card or a Pennies card", asks: []string{"{me} was wounded on a Hell side and must destroy a Shop card or a Pennies card: choose which."}},
	core.EffectScheme:  {doing: "{who} reads a scheme", draws: "{who} reads the scheme {drawn}"},
	core.EffectJoke:    {doing: "{who} reads a joke", draws: "{who} turns over the joke {drawn}."},
	core.EffectEvent:   {doing: "{who} meets an event", draws: "{who} meets the event {drawn}.", asks: []string{"{flavour} What does {me} do?"}, clause: []string{"PEN-69"}},
	core.EffectBuy: {doing: "{who} buys{step:|, again}",
		asks:   []string{"{me} may {b:replace one card in the shop, then buy one|buy one card}.", "{me} may buy another card for its price and 1 resource."},
		clause: []string{"PEN-63"}},
	core.EffectHeal: {doing: "{who} heals{step:|, again}",
		asks:   []string{"{me} may heal a Wounded card.", "{me} may heal another Wounded card for 1 resource or 1 gold."},
		clause: []string{"PEN-65"}},
	core.EffectThin: {doing: "{who} destroys a card{step:|, again}",
		asks: []string{"{me} may destroy a card.", "{me} may destroy another card for 1 resource."}},
	core.EffectTarget: {doing: "{who} shuffles enemies back", asks: []string{"{me} may shuffle enemies from the enemy row back into their deck, then take one as an assigned enemy."}, clause: []string{"PEN-67"}},
	core.EffectSwap:   {doing: "{who} exchanges up to {n:resource}", asks: []string{"{me} may exchange resources, one for one."}},
	core.EffectRaise: {doing: "{who} upgrades a card that gives gold{step:|, again}",
		asks: []string{"{me} may upgrade a card that gives gold.", "{me} may upgrade another card for 1 resource."}},
	core.EffectTrade: {doing: "{who} trades with {other}: {step:the offer|the answer}, {n:offer} left",
		asks:   []string{"{me} prepares an offer for {other}: choose what each hero gives, then press Offer.", "{active} has made {me} an offer: accept or decline."},
		clause: []string{"PEN-71"}},
	core.EffectSale: {doing: "{who} sells at {stall}: {sold}{step:|, a further one}", draws: "The receiver compares {sold} with {drawn} from the shop deck.",
		asks:   []string{"{me} offers the receiver a Shop card: choose which.", "{me} may offer the receiver another Shop card for 1 resource."},
		clause: []string{"PEN-122"}},
	core.EffectSeed:  {doing: "{who} puts the first resource on {seeded}", asks: []string{"Choose the first resource for {seeded}."}},
	core.EffectQuest: {doing: "{who} takes a quest from the quest market", asks: []string{"{me} takes a quest from the quest market: choose which."}},
	core.EffectHell:  {doing: "the Hell token moves {n:space}{b:|, and a tile turns}"},
	core.EffectReap:  {doing: "{who} takes the reward for an opponent"},
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
		return "Cards are being drawn."
	case f.Kind == core.EffectTurn && f.Step == core.StepField && !v.State.CanAct(v.Game):
		return at(v, f, core.Action{}).fill("Step 4: {me} cannot take a Field Action here.")
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
		return "discards " + prose.Amount(int(x.f.N), "card") + ": choose which"
	case box.CardSort(x.f.B) == box.WoundedCard:
		return "may heal " + prose.Amount(int(x.f.N), "Wounded card") + ": choose which, or press Done"
	}
	return "may destroy " + prose.Amount(int(x.f.N), "card") + ": choose which, or press Done"
}

// strolls is how far a hero may move by a card, and what is asked for.
func (x moment) strolls() string {
	if x.f.N == 1 {
		return "1 location: choose it"
	}
	return "up to " + prose.Amount(int(x.f.N), "location") + ": choose the next one"
}

func (x moment) picking() string {
	does := "discards"
	if box.Op(x.f.Step) == box.OpDestroy {
		does = "destroys"
	}
	cards := prose.Count(int(x.f.N), pick(x.f.B, "card", "Wounded card", "card of this name"))
	return does + " " + cards + " from the " + prose.List(bitWords(x.f.A, "hand", "action pool", "discard pile"))
}

// coming is what is asked about a villain who comes out of a portal.
func (x moment) coming() string {
	if box.Villain(x.f.A) == box.NoVillain {
		return "which villain comes back"
	}
	return "the portal that " + villainSaid(x.View, box.Villain(x.f.A)) + " comes out of"
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
		return ": whom, of " + prose.List(bitWords(x.f.B, "the Enemies of the Crown", "the mini-boss", "the boss")) + more(x.f.N > 0, fmt.Sprintf(", %d dealt beforehand", x.f.N))
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
	return pick(x.f.Step, "who begins", "the rows", "", "", "", "the quest market", "done")
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
