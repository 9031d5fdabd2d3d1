package words

import (
	"intrigue/rules/penny/core"
	"intrigue/rules/penny/core/box"
	"intrigue/rules/prose"
)

// going is what is said of an effect. Of its prompts and clauses there is one for each step;
// the last is for all that come behind it.
type going struct {
	draws  string   // what Luck draws for it
	asks   []string // the prompt
	clause []string // the clause behind what is decided; PEN-59 where none stands
}

// effects is the table of what is said of effects. What their numbers mean is said where
// they are worked.
var effects = [...]going{
	core.EffectHero: {asks: []string{"Choose your hero."}},
	core.EffectTurn: {asks: []string{
		core.StepMove:  "Step 2: {me} may move. Each line costs a card or a movement token.",
		core.StepBuild: "Step 3: {me} may play cards, gather, put resources on quests and move with movement tokens.",
		core.StepField: "Step 4: {me} may take one Field Action.",
		core.StepAfter: "{me} may still use quests and charge cards, then end the turn.",
	},
		clause: []string{"PEN-47", "PEN-48", "PEN-59", "PEN-61", "PEN-131", "PEN-62"}},
	core.EffectPay: {asks: []string{"{me} is leaving a villain on a Hell side: discard a second card or spend a movement token."},
		clause: []string{"PEN-51"}},
	core.EffectDraw:    {draws: "{who} draws {drawn}."},
	core.EffectBlock:   {asks: []string{"From {source}: {offer}"}},
	core.EffectGain:    {asks: []string{"{me} gains {n:resource}{from}: choose which."}},
	core.EffectLose:    {asks: []string{"{me} loses {n:resource}{to}: choose which."}},
	core.EffectPick:    {asks: []string{"{me} {picks}."}},
	core.EffectFetch:   {asks: []string{"{me} takes back a card from the discard pile: choose which."}},
	core.EffectTake:    {draws: "{who} takes {drawn}."},
	core.EffectStroll:  {asks: []string{"{me} may move {strolls}, or stop."}},
	core.EffectEnter:   {asks: []string{"{me} may enter {way}."}},
	core.EffectFill:    {draws: "New in {row:the enemy row|the shop|the quest market}: {drawn}."},
	core.EffectRefresh: {asks: []string{"{me} replaces {n:card} in {row:the enemy row|the shop|the quest market}: choose which."}},
	core.EffectFlip:    {asks: []string{"{me} turns a tile to its {london:Hell|London} side: choose which."}, clause: []string{"PEN-146"}},
	core.EffectPeek:    {draws: "{who} looks at the top of the {stack} deck: {drawn}."},
	core.EffectSort:    {asks: []string{"{me} puts these cards back on the deck in any order: choose the top card first."}},
	core.EffectWalk: {asks: []string{"{Villain} goes for the richest hero, and there is a tie: {me} chooses.",
		"{Villain} has several routes: {me} chooses."},
		clause: []string{"PEN-100"}},
	core.EffectArrive: {asks: []string{"{me} chooses who fights {villain}.",
		"{Villain} has arrived: {me} may step aside for a movement token, or stand and fight."},
		clause: []string{"PEN-101", "PEN-53"}},
	core.EffectAppear: {asks: []string{"{me} chooses {coming}."}, clause: []string{"PEN-98"}},
	core.EffectFight: {asks: []string{"{me} must fight: choose an enemy.",
		"{me} needs {left} more damage to beat {foe} and can deal {most}: deal damage, or stop.",
		"{me} faces 1 {hit} from {foe}: prevent it, or take a Wounded card."},
		clause: []string{"PEN-80", "PEN-81", "PEN-83", "PEN-84"}},
	core.EffectLeave:   {asks: []string{"{me} chooses which villain leaves the map."}, clause: []string{"PEN-87"}},
	core.EffectTrophy:  {asks: []string{"{me} has won a trophy: choose a quest for it."}, clause: []string{"PEN-86"}},
	core.EffectForfeit: {asks: []string{"{me} was wounded on a Hell side and must destroy a Shop card or a Pennies card: choose which."}},
	core.EffectScheme:  {draws: "{who} reads the scheme {drawn}"},
	core.EffectJoke:    {draws: "{who} turns over the joke {drawn}."},
	core.EffectEvent: {draws: "{who} meets the event {drawn}.", asks: []string{"{flavour} What does {me} do?"},
		clause: []string{"PEN-69"}},
	core.EffectBuy: {asks: []string{"{me} may {replaced:replace one card in the shop, then buy one|buy one card}.",
		"{me} may buy another card for its price and 1 resource."},
		clause: []string{"PEN-63"}},
	core.EffectHeal: {asks: []string{"{me} may heal a Wounded card.", "{me} may heal another Wounded card for 1 resource or 1 gold."},
		clause: []string{"PEN-65"}},
	core.EffectThin: {asks: []string{"{me} may destroy a card.", "{me} may destroy another card for 1 resource."}},
	core.EffectTarget: {asks: []string{"{me} may shuffle enemies from the enemy row back into their deck, then take one as an assigned " +
		"enemy."}, clause: []string{"PEN-67"}},
	core.EffectSwap:  {asks: []string{"{me} may exchange resources, one for one."}},
	core.EffectRaise: {asks: []string{"{me} may upgrade a card that gives gold.", "{me} may upgrade another card for 1 resource."}},
	core.EffectTrade: {asks: []string{"{me} prepares an offer for {other}: choose what each hero gives, then press Offer.",
		"{active} has made {me} an offer: accept or decline."},
		clause: []string{"PEN-71"}},
	core.EffectSale: {draws: "The receiver compares {sold} with {drawn} from the shop deck.",
		asks: []string{"{me} offers the receiver a Shop card: choose which.",
			"{me} may offer the receiver another Shop card for 1 resource."},
		clause: []string{"PEN-122"}},
	core.EffectSeed:  {asks: []string{"Choose the first resource for {seeded}."}},
	core.EffectQuest: {asks: []string{"{me} takes a quest from the quest market: choose which."}},
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
	case x.f.Op == box.OpDiscard:
		return "discards " + prose.Amount(int(x.f.N), "card") + ": choose which"
	case x.f.Sort == box.WoundedCard:
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

// coming is what is asked about a villain who comes out of a portal.
func (x moment) coming() string {
	if x.f.Villain == box.NoVillain {
		return "which villain comes back"
	}
	return "the portal that " + villainSaid(x.View, x.f.Villain) + " comes out of"
}

// more is a word that is said when something holds.
func more(holds bool, word string) string {
	if holds {
		return word
	}
	return ""
}
