package penny

import (
	"math/bits"
	"slices"

	"intrigue/rules"
	"intrigue/rules/penny/core"
	"intrigue/rules/penny/core/box"
	"intrigue/rules/penny/words"
)

// View is what everybody sees: all but the order of the decks, which nobody knows.
// Its methods are what a table is drawn from; the ids in them are those of Choice.Path.
type View struct{ core.View }

var _ rules.View = View{}

// View returns what is seen of a position.
func (p *Position) View() View { return View{core.See(p.Game, &p.State)} }

// Prompt says in one sentence what the asked seat may do now and why.
func (v View) Prompt() string { return words.Prompt(v.View) }

// Label names a target for all who speak of it. The zero Label is for what there is
// not.
func (v View) Label(target string) rules.Label { return words.Label(v.View, target) }

// WhyNot says why a target cannot be chosen now, and the clause that forbids it; the
// zero Refusal is for what can be.
func (v View) WhyNot(target string) rules.Refusal { return words.WhyNot(v.View, target) }

// Situation is silent: the table reads the labels of what lies on the board.
func (v View) Situation() []string { return nil }

// Difficulty is the name of how hard the game is (PEN-175).
func (v View) Difficulty() string { return words.Difficulty(v.Game) }

// Scored reports whether the points of heroes count at the end.
func (v View) Scored() bool { return words.Scored(v.Game) }

// AsPrinted reports whether the numbers are those that the rules tell.
func (v View) AsPrinted() bool { return v.Game.Difficulty == box.AsPrinted }

// Outcome is how the game ended.
func (v View) Outcome() rules.Outcome { return words.Outcome(v.View) }

// CardView is a card as it lies somewhere.
type CardView struct {
	ID       string      `json:"-"`
	Key      string      `json:"key"`
	Name     string      `json:"name"`
	Flavour  string      `json:"flavour,omitempty"`
	Text     string      `json:"text"`
	Brief    string      `json:"-"`    // what the lying card says in words
	Deck     string      `json:"deck"` // "shop", "enemy", "starter" …
	Sprite   string      `json:"-"`
	Cost     int         `json:"cost"`
	Points   int         `json:"points"`
	Wealth   int         `json:"wealth"`
	Health   int         `json:"health,omitempty"` // of a foe, what holds in this game
	Weak     []box.Token `json:"weak,omitempty"`   // symbol by symbol
	Hits     []box.Token `json:"hits,omitempty"`
	Gives    []box.Token `json:"gives,omitempty"` // what it brings when it is played, choices and conditions left out
	Keywords []string    `json:"keywords,omitempty"`
	Class    bool        `json:"class"`
	Hero     box.Hero    `json:"hero"`
}

// Card is a card by its number; the zero CardView is for none.
func (v View) Card(c box.Card) CardView {
	if c == box.NoCard || v.Game.Of[c] == nil {
		return CardView{}
	}
	g, f := v.Game, v.Game.Of[c]
	x := CardView{ID: c.ID(), Key: f.Key, Name: f.Name, Flavour: f.Flavour, Text: words.Explain(g, f, v.State), Brief: words.Brief(g, f),
		Deck:   box.DeckKeys()[f.Deck],
		Sprite: box.SpriteOf(f), Cost: f.Cost, Points: f.Points, Wealth: f.Wealth, Class: f.Class, Hero: f.Hero}
	if f.Foe == nil {
		x.Gives = g.Gives(f.Play)
		return x
	}
	x.Health, x.Weak, x.Hits = v.State.HealthOf(g, c), symbols(f.Foe.Weak), f.Foe.Hits
	for i, k := range box.Keywords() {
		if i > 0 && f.Foe.Keywords>>i&1 != 0 {
			x.Keywords = append(x.Keywords, k)
		}
	}
	return x
}

// symbols are resources symbol by symbol.
func symbols(of [box.Resources]uint8) []box.Token {
	all := []box.Token{}
	for t, n := range of {
		all = append(all, slices.Repeat([]box.Token{box.Token(t)}, int(n))...)
	}
	return all
}

func (v View) cards(s box.Set) (all []CardView) {
	for c := range s.All() {
		all = append(all, v.Card(c))
	}
	return all
}

// Shop, Enemies and Market are the rows; an empty slot is a zero CardView.
func (v View) Shop() []CardView    { return rules.Encoded(v.State.ShopRow[:], v.Card) }
func (v View) Enemies() []CardView { return rules.Encoded(v.State.EnemyRow[:], v.Card) }

// Market is the row of brown quests of an Open World; empty in other modes.
func (v View) Market() []CardView {
	if v.State.Mode != box.Open {
		return nil
	}
	return rules.Encoded(v.State.Market[:], v.Card)
}

// Stacks are the open Pennies: the card that would be bought, and how many there are.
func (v View) Stacks() (twos, threes CardView, n [2]int) {
	return v.Card(v.State.Twos.First()), v.Card(v.State.Threes.First()), [2]int{v.State.Twos.Count(), v.State.Threes.Count()}
}

// DeckView is a deck of the table: how many cards, and those everybody knows to lie
// on top, after somebody looked.
type DeckView struct {
	ID    string
	Cards int
	Top   []CardView
}

// Decks are the common decks.
func (v View) Decks() []DeckView {
	c := v.State
	out := []DeckView{{ID: "deck.shop"}, {ID: "deck.enemy"}, {ID: "deck.scheme"}}
	for i, of := range []box.Stack{box.ShopDeck, box.EnemyDeck, box.SchemeDeck} {
		deck := c.Peeked(of)
		out[i].Cards = deck.Len()
		for _, k := range deck.Top() {
			out[i].Top = append(out[i].Top, v.Card(box.Card(k)))
		}
	}
	return append(out, DeckView{ID: "deck.event", Cards: bits.OnesCount32(c.Events)}, DeckView{ID: "deck.item", Cards: c.Items.Count()},
		DeckView{ID: "deck.demonic", Cards: c.Demonic.Count()}, DeckView{ID: "deck.joke", Cards: bits.OnesCount8(c.Jokes)})
}

// ShopDiscards are the shop cards that were replaced, face up.
func (v View) ShopDiscards() []CardView { return v.cards(v.State.ShopOff) }

// ReadingView is the scheme, joke or event that was turned over last.
type ReadingView struct {
	Card    CardView
	Answers []string // what an event asks, in its words
	Chosen  int      // 0: not yet answered; else 1 or 2
	Result  string   // told only once it is answered (PEN-158)
	Does    string   // and what it does, likewise
}

// Reading is what lies open on the table to be read; ok is false when nothing does.
func (v View) Reading() (r ReadingView, ok bool) {
	k := v.State.Reading
	if k == box.NoCard || v.Game.Of[k] == nil {
		return r, false
	}
	f := v.Game.Of[k]
	r.Card = v.Card(k)
	if f.Deck == box.EventCards {
		r.Answers, r.Chosen = []string{f.Event[0].Label, f.Event[1].Label}, int(v.State.Answer)
		if r.Chosen > 0 {
			answer := f.Event[r.Chosen-1]
			r.Result, r.Does = answer.Result, words.CardText(v.Game.Box, answer.Effect)
		}
	}
	return r, true
}

// HellView is the Hell track. Spaces are numbered from 1.
type HellView struct {
	Space, Spaces int   // where the token stands, and how many there are
	Red           []int // spaces on which tiles turn over
	MiniAt        int   // the space on which the mini-boss steps off the track; 0: none
	MiniWaits     bool
}

// Hell is the track as it stands.
func (v View) Hell() HellView {
	g, c := v.Game, v.State
	return HellView{Space: int(c.HellSpace), Spaces: g.LastSpace(), Red: g.RedSpaces(), MiniAt: g.Scenario.MiniSpace,
		MiniWaits: c.MiniWaits(g)}
}

// CounterView is the gold on the Heroes card and on the Villains card of the Heist, and how much is wanted of each.
type CounterView struct{ Heroes, Goal, Thieves, Trigger int }

// Counters are the two cards; ok is false in other modes.
func (v View) Counters() (x CounterView, ok bool) {
	c, g := v.State, v.Game
	return CounterView{int(c.HeroGold), g.Tuning.Goal, int(c.ThiefGold), g.Tuning.Trigger}, c.Mode == box.Heist
}

// RushView is how far a Boss Rush is.
type RushView struct {
	Line   []CardView // the opponents that are known: those beaten, and the present one
	Beaten int
	Of     int
	Pause  int // rounds until the next one comes; 0 while one is there
}

// Rush is the line of opponents; ok is false in other modes.
func (v View) Rush() (x RushView, ok bool) {
	c, g := v.State, v.Game
	x = RushView{Beaten: int(c.Beaten), Of: g.Tuning.Opponents, Pause: int(c.Pause)}
	for i := range x.Of {
		if i < len(c.Opponents) && c.Opponents[i] != box.NoCard {
			x.Line = append(x.Line, v.Card(c.Opponents[i]))
		}
	}
	if c.VillainAt[box.MiniBoss] != box.NoPlace {
		x.Pause = 0
	}
	return x, c.Mode == box.Rush
}

// Goal is what is needed to win, and how far that is.
func (v View) Goal() words.GoalView { return words.Goal(v.View) }
