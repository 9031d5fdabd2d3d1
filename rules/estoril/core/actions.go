package core

import (
	"math/bits"
	"slices"

	"intrigue/rules"
)

// Action is a Move as the rules read it: what is done, and its arguments.
type Action struct {
	Kind ActionKind
	A, B uint8
}

// ActionKind is a kind of action.
type ActionKind uint8

const (
	RollFirst ActionKind = iota
	DealMission
	DealAgenda
	LayBoard
	LayReward
	Place
	LookAt
	Leave // no look, or no (more) symbols of this tile
	Open
	UseAssassin
	UseConspiracy
	UseNationalism
	UseSeduction
	UseDiplomacy
	Draw
	Keep   // the reward stays
	Change // the drawn tile becomes the reward
	RollDice
	Award
	GiveUp
	GoHome
	Discard
	ActionKinds // how many there are
)

// row is all of one kind of action; what is said of it stands in the table of package words.
type row struct {
	kind   ActionKind
	word   string  // with which its moves begin
	args   []arg   // what A and B stand for
	stages []Stage // in which it is chosen
	symbol Symbol  // that it uses
	// legal are the values that A and B may have, as bits: each of A with each of B. An
	// argument that the action does not have is 0, so its bits are one. nil is for what
	// can always be done in its stages.
	legal func(c *State) (a, b uint64)
	do    func(c *State, a Action)
	id    func(c *State) string // what a player points at, if not at the arguments alone
}

// one is the bits of an argument that is not there: it can be 0 alone.
const one = 1 << 0

// rows returns the actions in the order in which a stage lists them: doing nothing comes last.
func rows() []row {
	return []row{
		{kind: RollFirst, word: "first", args: []arg{seatArg}, stages: []Stage{StageFirst},
			legal: func(c *State) (a, b uint64) { return one<<c.Seats - 1, one },
			do:    func(c *State, a Action) { c.First, c.Stage = a.A, StageMissions }}, // EST-18
		{kind: DealMission, word: "mission", args: []arg{missionArg}, stages: []Stage{StageMissions},
			legal: func(c *State) (a, b uint64) { return c.undealt(), one }, do: (*State).dealMission},
		{kind: DealAgenda, word: "agenda", args: []arg{missionArg}, stages: []Stage{StageAgendas},
			legal: func(c *State) (a, b uint64) { return c.undealt() &^ (1 << Strength), one }, do: (*State).dealAgenda}, // EST-148
		{kind: LayBoard, word: "board", args: []arg{boardArg, quarterArg}, stages: []Stage{StageBoards},
			legal: func(c *State) (a, b uint64) { return c.unlaid(), 0xf }, do: (*State).layBoard},
		{kind: LayReward, word: "reward", args: []arg{recruitArg}, stages: []Stage{StageRewards},
			legal: func(c *State) (a, b uint64) { return c.drawable(), one }, do: (*State).layReward},

		{kind: Place, word: "place", args: []arg{tileArg, spotArg}, stages: []Stage{StagePlace},
			legal: func(c *State) (a, b uint64) { return uint64(c.Hand[c.Seat]), uint64(c.Free(c.Seat)) }, do: (*State).place},
		{kind: LookAt, word: "look", args: []arg{spotArg}, stages: []Stage{StageLook},
			legal: func(c *State) (a, b uint64) { return uint64(c.Looks()), one }, do: (*State).lookAt},

		{kind: Open, word: "open", stages: []Stage{StageOpen}, do: (*State).open},
		{kind: UseAssassin, word: "assassin", args: []arg{spotArg}, stages: []Stage{StageAbility}, symbol: Assassin,
			legal: func(c *State) (a, b uint64) { return uint64(c.AssassinTargets()), one }, do: (*State).useAssassin,
			id: fixed(IDAssassin)},
		{kind: UseConspiracy, word: "conspiracy", stages: []Stage{StageAbility}, symbol: Conspiracy,
			legal: func(c *State) (a, b uint64) { return uint64(min(c.Pile.Len(), one)), one },
			do:    func(c *State, _ Action) { c.Stage = StageDraw }, id: fixed(IDConspiracy)}, // EST-81
		{kind: UseNationalism, word: "nationalism", stages: []Stage{StageAbility}, symbol: Nationalism,
			legal: func(c *State) (a, b uint64) { return uint64(min(c.Kin(c.Actor()), one)), one }, do: (*State).useNationalism,
			id: fixed(IDNationalism)},
		{kind: UseSeduction, word: "seduction", args: []arg{spotArg, spotArg}, stages: []Stage{StageAbility}, symbol: Seduction,
			legal: func(c *State) (a, b uint64) { return uint64(c.SeductionTargets()), uint64(c.Vacant()) },
			do:    (*State).useSeduction}, // EST-92
		{kind: UseDiplomacy, word: "diplomacy", args: []arg{spotArg}, stages: []Stage{StageAbility}, symbol: Diplomacy,
			legal: func(c *State) (a, b uint64) { return uint64(c.DiplomacyTargets()), one }, do: (*State).useDiplomacy,
			id: fixed(IDDiplomacy)},
		{kind: Draw, word: "draw", args: []arg{recruitArg}, stages: []Stage{StageDraw},
			legal: func(c *State) (a, b uint64) { return c.drawable(), one }, do: (*State).draw},
		{kind: Keep, word: "keep", stages: []Stage{StageKeep}, do: (*State).keep,
			id: func(c *State) string { return c.SpotID(RewardSpot(c.Here())) }},
		{kind: Change, word: "change", stages: []Stage{StageKeep}, do: (*State).keep, id: fixed(IDDrawn)},
		{kind: RollDice, word: "roll", args: []arg{dieArg, dieArg}, stages: []Stage{StageDice},
			legal: func(c *State) (a, b uint64) { return 0x7e, 0x7e }, do: (*State).rollDice},
		{kind: Award, word: "award", stages: []Stage{StageAward}, do: (*State).award},
		{kind: GiveUp, word: "lose", args: []arg{spotArg}, stages: []Stage{StageLose},
			legal: func(c *State) (a, b uint64) { return uint64(c.Mine[c.Seat] & InPlace(c.Here())), one }, do: (*State).giveUp},
		{kind: GoHome, word: "home", stages: []Stage{StageHome}, do: (*State).goHome},
		{kind: Discard, word: "discard", args: []arg{tileArg}, stages: []Stage{StageDiscard},
			legal: func(c *State) (a, b uint64) { return uint64(c.Hand[c.Seat]), one }, do: (*State).discard},

		{kind: Leave, word: "leave", stages: []Stage{StageLook, StageAbility}, do: (*State).leave},
	}
}

// fixed returns one id, whatever the state.
func fixed(id string) func(*State) string { return func(*State) string { return id } }

// actions are the rows by kind, kindsAt the kinds of each stage, and language is how moves
// are written, which never changes. They are filled in here because what actions do asks
// the table again what can be done next.
var (
	actions  [ActionKinds]row
	kindsAt  [StageOver + 1][]ActionKind
	language *rules.Codec
)

func init() {
	for _, r := range rows() {
		actions[r.kind] = r
		for _, s := range r.stages {
			kindsAt[s] = append(kindsAt[s], r.kind)
		}
	}
	verbs := make([]rules.Verb, ActionKinds)
	for k, r := range actions {
		verbs[k].Name = r.word
		for _, x := range r.args {
			verbs[k].Args = append(verbs[k].Args, x.words...)
		}
	}
	language = rules.NewCodec(verbs...)
}

// MostActions bounds the choices of one decision: six tiles on nineteen spaces.
const MostActions = 128

// values returns those that the arguments of a kind of action can have, as bits; none if it cannot be done.
func (c *State) values(k ActionKind) (a, b uint64) {
	switch r := &actions[k]; {
	case r.symbol != NoSymbol && !c.Has(r.symbol):
		return 0, 0
	case r.legal == nil:
		return one, one
	default:
		return r.legal(c)
	}
}

// Actions appends the legal actions of the acting seat, Luck's too.
func (c *State) Actions(to []Action) []Action {
	for _, k := range kindsAt[c.Stage] {
		as, bs := c.values(k)
		for x := as; x != 0; x &= x - 1 {
			for y := bs; y != 0; y &= y - 1 {
				to = append(to, Action{k, uint8(bits.TrailingZeros64(x)), uint8(bits.TrailingZeros64(y))})
			}
		}
	}
	return to
}

// Legal reports whether the acting seat may do so.
func (c *State) Legal(a Action) bool {
	if !slices.Contains(kindsAt[c.Stage], a.Kind) {
		return false
	}
	as, bs := c.values(a.Kind)
	return (as>>a.A)&(bs>>a.B)&1 != 0
}

// Do plays a legal action.
func (c *State) Do(a Action) {
	r := &actions[a.Kind]
	if r.symbol != NoSymbol {
		c.Used |= 1 << c.unused(r.symbol)
	}
	c.Glance = 0
	r.do(c, a)
}

// Choices returns the legal actions of a seat as it says them.
func (c *State) Choices(s rules.Seat) []rules.Choice {
	if s == rules.Luck || !c.Acts(s) {
		return nil
	}
	var buf [MostActions]Action
	return rules.Choices(c.Actions(buf[:0]), func(a Action) rules.Choice {
		return rules.Choice{Move: c.Text(a), Path: c.Path(a), Open: c.Openly(), Private: a.Kind == LookAt}
	})
}

// Path returns what a player points at to say an action. Where Assassin and Diplomacy of one tile
// could both be aimed at a spot, the symbol is said too; a player who wants nothing leaves it.
func (c *State) Path(a Action) (all []string) {
	r := &actions[a.Kind]
	for i, x := range r.args {
		if x.id != nil {
			all = append(all, x.id(c, a.arg(i)))
		}
	}
	switch {
	case r.id != nil && (len(all) == 0 || c.ambiguous(a.A)):
		return append(all, r.id(c))
	case len(all) == 0:
		return []string{IDLeave}
	}
	return all
}

// ambiguous reports whether Assassin and Diplomacy of one tile could both be aimed at a spot.
func (c *State) ambiguous(x uint8) bool {
	return c.Has(Assassin) && c.Has(Diplomacy) && (c.AssassinTargets() & c.DiplomacyTargets()).Has(x)
}
