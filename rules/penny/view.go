package penny

import (
	"intrigue/rules"
	"intrigue/rules/penny/core/box"
	"math/bits"
)

// View is what everybody sees: all but the order of the decks, which nobody knows.
// Its methods are what a table is drawn from; every id in them is one of the notes'.
type View struct{ known }

func (p *position) see() View { return View{known{&p.core, p.game}} }

// Outcome is how the game ended.
func (v View) Outcome() rules.Outcome { return v.outcome() }

// CardView is a card as it lies somewhere.
type CardView struct {
	ID, Key, Name, Flavour, Text string
	Deck                         string // "shop", "enemy", "starter" …
	Sprite                       string
	Cost, Points                 int
	Wealth                       int
	Health                       int         // of a foe, what holds in this game
	Weak                         []box.Token // symbol by symbol
	Hits                         []box.Token
	Gives                        []box.Token // what it brings when it is played, choices and conditions left out
	Keywords                     []string
	Class                        bool
	Hero                         box.Hero
}

// Card is a card by its number.
func (v View) Card(c box.Card) CardView {
	if c == box.NoCard || v.game.Of[c] == nil {
		return CardView{}
	}
	g, f := v.game, v.game.Of[c]
	x := CardView{ID: c.ID(), Key: f.Key, Name: f.Name, Flavour: f.Flavour, Text: g.explain(f, v.core), Deck: box.DeckKeys()[f.Deck],
		Sprite: box.SpriteOf(f), Cost: f.Cost, Points: f.Points, Wealth: f.Wealth, Class: f.Class, Hero: f.Hero}
	if f.Foe == nil {
		x.Gives = v.game.Gives(f.Play)
	}
	if f.Foe != nil {
		x.Health = v.core.healthOf(g, c)
		for t, n := range f.Foe.Weak {
			for range n {
				x.Weak = append(x.Weak, box.Token(t))
			}
		}
		x.Hits = f.Foe.Hits
		for i, k := range box.Keywords() {
			if i > 0 && f.Foe.Keywords>>i&1 != 0 {
				x.Keywords = append(x.Keywords, k)
			}
		}
	}
	return x
}

func (v View) cards(s box.Set) []CardView {
	var out []CardView
	for _, c := range s.All() {
		out = append(out, v.Card(c))
	}
	return out
}

func (v View) rowOf(row []box.Card) []CardView {
	out := make([]CardView, len(row))
	for i, c := range row {
		out[i] = v.Card(c)
	}
	return out
}

// Shop, Enemies and Market are the rows; an empty slot is a zero CardView.
func (v View) Shop() []CardView { return v.rowOf(v.core.shopRow[:]) }

// Enemies is the row of the Enemies of the Crown.
func (v View) Enemies() []CardView { return v.rowOf(v.core.enemyRow[:]) }

// Market is the row of brown quests of an Open World; empty in other modes.
func (v View) Market() []CardView {
	if v.core.mode != box.Open {
		return nil
	}
	return v.rowOf(v.core.market[:])
}

// Stacks are the open Pennies: the card one would buy, and how many there are.
func (v View) Stacks() (twos, threes CardView, n [2]int) {
	return v.Card(v.core.twos.First()), v.Card(v.core.threes.First()), [2]int{v.core.twos.Count(), v.core.threes.Count()}
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
	c := v.core
	out := []DeckView{{ID: "deck.shop"}, {ID: "deck.enemy"}, {ID: "deck.scheme"}}
	for i, of := range []box.Stack{box.ShopDeck, box.EnemyDeck, box.SchemeDeck} {
		deck := c.peeked(&frame{a: uint8(of)})
		out[i].Cards = deck.Len()
		for _, k := range deck.Top() {
			out[i].Top = append(out[i].Top, v.Card(box.Card(k)))
		}
	}
	return append(out, DeckView{ID: "deck.event", Cards: bits.OnesCount32(c.events)}, DeckView{ID: "deck.item", Cards: c.items.Count()},
		DeckView{ID: "deck.demonic", Cards: c.demonic.Count()}, DeckView{ID: "deck.joke", Cards: bits.OnesCount8(c.jokes)})
}

// ShopDiscards are the shop cards that were replaced, face up.
func (v View) ShopDiscards() []CardView { return v.cards(v.core.shopOff) }

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
	k := v.core.reading
	if k == box.NoCard || v.game.Of[k] == nil {
		return r, false
	}
	f := v.game.Of[k]
	r.Card = v.Card(k)
	if f.Deck == box.EventCards {
		r.Answers = []string{f.Event[0].Label, f.Event[1].Label}
		if r.Chosen = int(v.core.answer); r.Chosen > 0 {
			r.Result, r.Does = f.Event[r.Chosen-1].Result, plain(v.game.Box, f.Event[r.Chosen-1].Effect)
		}
	}
	return r, true
}
