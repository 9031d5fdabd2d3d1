package words

import (
	"intrigue/rules/penny/core"
	"intrigue/rules/penny/core/box"
	"intrigue/rules/prose"
)

// going holds what is said of an effect. Of its prompts and clauses there is one for each step;
// the last is for all that come behind it.
type going struct {
	draws  phrase   // what Luck draws for it
	asks   []phrase // the prompt
	clause []string // the clause behind what is decided; PEN-59 where none stands
}

// effects is the table of what is said of effects. What their numbers mean is said where
// they are worked.
var effects = []going{
	core.EffectHero: {asks: []phrase{text("Choose your hero.")}},
	core.EffectTurn: {asks: []phrase{
		core.StepMove:  say("Step 2: %s may move. Each line costs a card or a movement token.", moment.me),
		core.StepBuild: say("Step 3: %s may play cards, gather, put resources on quests and move with movement tokens.", moment.me),
		core.StepField: say("Step 4: %s may take one Field Action.", moment.me),
		core.StepAfter: acts("may still use quests and charge cards, then end the turn."),
	},
		clause: []string{"PEN-47", "PEN-48", "PEN-59", "PEN-61", "PEN-131", "PEN-62"}},
	core.EffectPay: {asks: []phrase{acts("is leaving a villain on a Hell side: discard a second card or spend a movement token.")},
		clause: []string{"PEN-51"}},
	core.EffectDraw:    {draws: say("%s draws %s.", moment.who, moment.drawn)},
	core.EffectBlock:   {asks: []phrase{say("From %s: %s", moment.source, moment.offer)}},
	core.EffectGain:    {asks: []phrase{say("Choose %s for %s to gain%s.", amountOf("resource"), moment.me, moment.from)}},
	core.EffectLose:    {asks: []phrase{say("Choose %s for %s to lose%s.", amountOf("resource"), moment.me, moment.to)}},
	core.EffectPick:    {asks: []phrase{moment.picks}},
	core.EffectFetch:   {asks: []phrase{say("Choose a card for %s to take back from the discard pile.", moment.me)}},
	core.EffectTake:    {draws: say("%s takes %s.", moment.who, moment.drawn)},
	core.EffectStroll:  {asks: []phrase{acts("may move %s, or stop.", moment.strolls)}},
	core.EffectEnter:   {asks: []phrase{acts("may enter %s.", moment.way)}},
	core.EffectFill:    {draws: say("New in %s: %s.", moment.row, moment.drawn)},
	core.EffectRefresh: {asks: []phrase{say("Choose %s for %s to replace in %s.", amountOf("card"), moment.me, moment.row)}},
	core.EffectFlip: {asks: []phrase{say("Choose a tile for %s to turn to its %s side.", moment.me, moment.side)},
		clause: []string{"PEN-146"}},
	core.EffectPeek: {draws: say("%s looks at the top of the %s deck: %s.", moment.who, moment.stack, moment.drawn)},
	core.EffectSort: {asks: []phrase{acts("puts these cards back on the deck in any order: choose the top card first.")}},
	core.EffectWalk: {asks: []phrase{say("%s goes for the richest hero, and there is a tie: %s chooses.", capital(moment.villain),
		moment.me),
		say("%s has several routes: %s chooses.", capital(moment.villain), moment.me)},
		clause: []string{"PEN-100"}},
	core.EffectArrive: {asks: []phrase{acts("chooses who fights %s.", moment.villain),
		say("%s has arrived: %s may step aside for a movement token, or stand and fight.", capital(moment.villain), moment.me)},
		clause: []string{"PEN-101", "PEN-53"}},
	core.EffectAppear: {asks: []phrase{acts("chooses %s.", moment.coming)}, clause: []string{"PEN-98"}},
	core.EffectFight: {asks: []phrase{acts("must fight: choose an enemy."),
		acts("needs %s more damage to beat %s and can deal %s: deal damage, or stop.", moment.left, moment.foe, moment.most),
		acts("faces 1 %s from %s: prevent it, or take a Wounded card.", moment.hit, moment.foe)},
		clause: []string{"PEN-80", "PEN-81", "PEN-83", "PEN-84"}},
	core.EffectLeave:   {asks: []phrase{acts("chooses which villain leaves the map.")}, clause: []string{"PEN-87"}},
	core.EffectTrophy:  {asks: []phrase{acts("has won a trophy: choose a quest for it.")}, clause: []string{"PEN-86"}},
	core.EffectForfeit: {asks: []phrase{acts("was wounded on a Hell side: choose a Shop card or a Pennies card to destroy.")}},
	core.EffectScheme:  {draws: say("%s reads the scheme %s", moment.who, moment.drawn)},
	core.EffectJoke:    {draws: say("%s turns over the joke %s.", moment.who, moment.drawn)},
	core.EffectEvent: {draws: say("%s meets the event %s.", moment.who, moment.drawn),
		asks:   []phrase{say("%s What does %s do?", moment.flavour, moment.me)},
		clause: []string{"PEN-69"}},
	core.EffectBuy: {asks: []phrase{acts("may %s.", moment.buying),
		acts("may buy another card for its price and 1 resource.")},
		clause: []string{"PEN-63"}},
	core.EffectHeal: {asks: []phrase{acts("may heal a Wounded card."), acts("may heal another Wounded card for 1 resource or 1 gold.")},
		clause: []string{"PEN-65"}},
	core.EffectThin: {asks: []phrase{acts("may destroy a card."), acts("may destroy another card for 1 resource.")}},
	core.EffectTarget: {asks: []phrase{acts("may shuffle enemies from the enemy row back into their deck, " +
		"then take one as an assigned enemy.")}, clause: []string{"PEN-67"}},
	core.EffectSwap:  {asks: []phrase{acts("may exchange resources, one for one.")}},
	core.EffectRaise: {asks: []phrase{acts("may upgrade a card that gives gold."), acts("may upgrade another card for 1 resource.")}},
	core.EffectTrade: {asks: []phrase{acts("prepares an offer for %s: choose what each hero gives, then press Offer.", moment.other),
		say("%s has made %s an offer: accept or decline.", moment.active, moment.me)},
		clause: []string{"PEN-71"}},
	core.EffectSale: {draws: say("The receiver compares %s with %s from the shop deck.", moment.sold, moment.drawn),
		asks: []phrase{say("Choose a Shop card for %s to offer the receiver.", moment.me),
			acts("may offer the receiver another Shop card for 1 resource.")},
		clause: []string{"PEN-122"}},
	core.EffectSeed:  {asks: []phrase{say("Choose the first resource for %s.", moment.seeded)}},
	core.EffectQuest: {asks: []phrase{say("Choose a quest for %s to take from the quest market.", moment.me)}},
}

// byStep returns the one for a step of an effect, or other where there is none.
func byStep[T any](of []T, step uint8, other T) T {
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
	case v.State.Wait == core.Luck:
		return "Cards are being drawn."
	case f.Kind == core.EffectTurn && f.Step == core.StepField && !v.State.CanAct(v.Game):
		return "Step 4: " + name(v, v.Asked()) + " cannot take a Field Action here."
	default:
		return byStep(effects[f.Kind].asks, f.Step, text("Decide."))(at(v, f, core.Action{}))
	}
}

// clauseOf returns the clause behind what is being decided.
func clauseOf(f *core.Effect) string { return byStep(effects[f.Kind].clause, f.Step, "PEN-59") }

// picks returns what is asked about cards in hand, pool or discard pile.
func (x moment) picks() string {
	switch {
	case x.f.Op == box.OpDiscard:
		return "Choose " + prose.Amount(int(x.f.N), "card") + " for " + x.me() + " to discard."
	case x.f.Sort == box.WoundedCard:
		return "Choose " + prose.Amount(int(x.f.N), "Wounded card") + " for " + x.me() + " to heal, or press Done."
	}
	return "Choose " + prose.Amount(int(x.f.N), "card") + " for " + x.me() + " to destroy, or press Done."
}

// strolls returns how far a hero may move by a card, and what is asked for.
func (x moment) strolls() string {
	if x.f.N == 1 {
		return "1 location: choose it"
	}
	return "up to " + prose.Amount(int(x.f.N), "location") + ": choose the next one"
}

// coming returns what is asked about a villain who comes out of a portal.
func (x moment) coming() string {
	if x.f.Villain == box.NoVillain {
		return "which villain comes back"
	}
	return "the portal that " + villainSaid(x.View, x.f.Villain) + " comes out of"
}

// more returns a word that is said when something holds.
func more(holds bool, word string) string {
	if holds {
		return word
	}
	return ""
}
