// Package box has what is printed: cards, map and scenarios, read once from the data beside it.
package box

import (
	"bytes"
	"embed"
	"encoding/json"
	"fmt"
	"slices"
	"strconv"
	"sync"
)

// dataFiles hold the cards, the map and the levers.
//
//go:embed data
var dataFiles embed.FS

// Box is everything that is printed: never changed once it is read.
type Box struct {
	Faces  []Face
	Of     [256]*Face // by card number; nil where there is no card
	From   [decks]Card
	Upto   [decks]Card     // cards of a deck have the numbers From <= c < Upto
	Blocks [][]Instruction // by Block; the first is empty
	Map    *Map
	Modes  [Modes]Scenario
}

// Printed is the box. Data that cannot be read are a defect of the program.
var Printed = sync.OnceValue(func() *Box {
	b, err := read()
	if err != nil {
		panic(err)
	}
	return b
})

// strict reads JSON and refuses fields it does not know.
func strict(data []byte, into any) error {
	d := json.NewDecoder(bytes.NewReader(data))
	d.DisallowUnknownFields()
	return d.Decode(into)
}

// file reads one of the data files.
func file(name string, into any) error {
	data, err := dataFiles.ReadFile("data/" + name + ".json")
	if err == nil {
		err = strict(data, into)
	}
	if err != nil {
		return fmt.Errorf("%s: %w", name, err)
	}
	return nil
}

// read reads the box. Cards that can come into a deck have numbers below Deckable, the others from it on.
func read() (*Box, error) {
	b := &Box{Faces: make([]Face, 0, 256), Blocks: make([][]Instruction, 1)} // pointers to faces stay good
	if err := b.readMap(); err != nil {
		return nil, err
	}
	next, end := Card(0), Card(Deckable)
	for d := range decks {
		if d == EventCards {
			next, end = Deckable, NoCard
		}
		b.From[d] = next
		if err := b.readDeck(d, &next); err != nil {
			return nil, err
		}
		if b.Upto[d] = next; next > end {
			return nil, fmt.Errorf("too many cards up to the deck %s", DeckKeys()[d])
		}
	}
	return b, b.readModes()
}

// readDeck reads a file and gives its cards their numbers, from next on. Common starter cards are
// there once for each hero.
func (b *Box) readDeck(d Deck, next *Card) error {
	var raw []rawCard
	if err := file(DeckKeys()[d], &raw); err != nil {
		return err
	}
	first := len(b.Faces)
	for i := range raw {
		f, err := b.face(d, &raw[i])
		if err != nil {
			return fmt.Errorf("%s: %w", raw[i].Key, err)
		}
		b.Faces = append(b.Faces, f)
	}
	for h := range Heroes {
		for i := range raw {
			f := &b.Faces[first+i]
			if d != StarterDeck && h > 0 || d == StarterDeck && f.Hero != NoHero && f.Hero != h { // is there already, or of another hero
				continue
			}
			for range max(raw[i].Copies, 1) {
				b.Of[*next] = f
				*next++
			}
		}
	}
	return nil
}

// face compiles a card as it stands in the data.
func (b *Box) face(d Deck, w *rawCard) (Face, error) {
	f := w.Face
	f.Deck, f.Hero, f.Class = d, NoHero, w.Kind == "class"
	if w.Hero != nil {
		f.Hero = *w.Hero
	}
	f.Play = b.block(slices.Concat(w.Play, w.Becomes, w.Loot))
	f.Effect = b.block(slices.Concat(w.Effect, w.Scheme))
	if w.Charge != nil {
		f.Charge = &w.Charge.Charge
		f.Charge.Ability = b.block(w.Charge.Ability)
		f.Charge.InFight = slices.ContainsFunc(b.Blocks[f.Charge.Ability], func(e Instruction) bool {
			return e.Op == OpPrevent || e.Op == OpGain && e.Token == Damage
		})
		for _, t := range w.Charge.Kinds {
			if f.Charge.Kinds |= 1 << t; t == AnyToken {
				f.Charge.Kinds = 1<<Resources - 1
			}
		}
	}
	if w.Health > 0 {
		f.Foe = &w.Foe
		f.Foe.OnHit, f.Foe.RoundEnd, f.Foe.AtHalf = b.block(w.OnHit), b.block(w.RoundEnd), b.block(w.AtHalf)
		for _, t := range w.Weakness {
			f.Foe.Weak[t]++
		}
		for _, k := range w.Keywords {
			f.Foe.Keywords |= 1 << k
		}
	}
	for i, c := range w.Choices {
		f.Event[i] = c.Answer
		f.Event[i].Effect = b.block(c.Effect)
	}
	if w.Needs == nil {
		return f, nil
	}
	f.Quest = &w.Needs.Quest
	f.Quest.At, f.Quest.Reward = NoPlace, b.block(w.Reward)
	for _, t := range w.Needs.Resources {
		f.Quest.Needs[t]++
	}
	for _, t := range w.Needs.Trophies {
		f.Quest.Trophies, f.Quest.Keyword = t.N, t.Keyword
	}
	if at := w.Needs.At; at != "" && at != "portal" {
		var ok bool
		if f.Quest.At, ok = b.Map.Named(at); !ok {
			return f, fmt.Errorf("there is no place called %q", at)
		}
	}
	return f, nil
}

// cards lists the cards of a deck that are used under some names ("prologue"), with those that name none.
func (b *Box) cards(d Deck, uses []string) []Card {
	var out []Card
	for c := b.From[d]; c < b.Upto[d]; c++ {
		f := b.Of[c]
		if len(f.In) == 0 || slices.ContainsFunc(f.In, func(w string) bool { return slices.Contains(uses, w) }) {
			out = append(out, c)
		}
	}
	return out
}

// Card returns the number of the first card with a key.
func (b *Box) Card(key string) Card {
	for c, f := range b.Of {
		if f != nil && f.Key == key {
			return Card(c)
		}
	}
	return NoCard
}

// Numbered returns the card that a number in an id names, NoCard for what is none.
func (b *Box) Numbered(number string) Card {
	n, err := strconv.Atoi(number)
	if err != nil || n < 0 || n >= int(NoCard) || strconv.Itoa(n) != number || b.Of[n] == nil {
		return NoCard
	}
	return Card(n)
}

// Enters reports whether a shortcut stands in a block or in one of its options.
func (b *Box) Enters(at Block) bool {
	return slices.ContainsFunc(b.Blocks[at], func(e Instruction) bool {
		if e.Op == OpChoose {
			return slices.ContainsFunc(e.Option[:e.Options], b.Enters)
		}
		return e.Op == OpShortcut
	})
}

// Gives returns the tokens that a block brings in any case, symbol by symbol.
func (b *Box) Gives(at Block) (all []Token) {
	for _, e := range b.Blocks[at] {
		switch {
		case e.Op == OpPrevent:
			all = append(all, slices.Repeat([]Token{Prevent}, int(e.N))...)
		case e.Op == OpGain && e.Token <= AnyToken:
			all = append(all, slices.Repeat([]Token{e.Token}, int(e.N))...)
		}
	}
	return all
}
