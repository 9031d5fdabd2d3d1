// Package box is what is printed: cards, map and scenarios of each edition, read once from
// the data beside it. It knows nothing of a game that is going on.
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

// dataFiles hold the cards, the map and the levers. A folder is an edition; what it
// does not hold is as in the edition before.
//
//go:embed data
var dataFiles embed.FS

// Newest is the edition that a new game is played with. The third has the cards of the
// second; what differs is when a charge card is discarded (PEN-36), and that nobody is asked
// which villain comes out of no portal (PEN-162).
const Newest = 3

// Box is everything that is printed, in one edition: never changed once it is read.
type Box struct {
	Edition int
	Faces   []Face
	Of      [256]*Face // by card number; nil where there is no card
	From    [decks]Card
	Upto    [decks]Card // cards of a deck have the numbers from <= c < upto
	Blocks  [][]Instruction
	Map     *Map
	Modes   [Modes]Scenario
}

var boxes = [Newest]func() *Box{
	sync.OnceValue(func() *Box { return mustOpen(1) }),
	sync.OnceValue(func() *Box { return mustOpen(2) }),
	sync.OnceValue(func() *Box { return mustOpen(3) }),
}

// Edition is an edition, from 1 to the newest.
func Edition(edition int) *Box { return boxes[edition-1]() }

// mustOpen panics when the embedded data are broken: the tests open every edition.
func mustOpen(edition int) *Box {
	b, err := read(edition)
	if err != nil {
		panic(err)
	}
	return b
}

// strict reads JSON and refuses fields it does not know.
func strict(data []byte, into any) error {
	d := json.NewDecoder(bytes.NewReader(data))
	d.DisallowUnknownFields()
	return d.Decode(into)
}

// file is a file of an edition, or of the newest one before it that has it.
func file(edition int, name string) ([]byte, error) {
	for e := edition; e > 0; e-- {
		if data, err := dataFiles.ReadFile("data/" + strconv.Itoa(e) + "/" + name + ".json"); err == nil {
			return data, nil
		}
	}
	return nil, fmt.Errorf("edition %d has no file %q", edition, name)
}

func read(edition int) (*Box, error) {
	b := &Box{Edition: edition, Faces: make([]Face, 0, 256)} // pointers into it stay good
	data, err := file(edition, "map")
	if err != nil {
		return nil, err
	}
	if b.Map, err = readAtlas(data); err != nil {
		return nil, err
	}
	r := &compiler{blocks: make([][]Instruction, 1)}
	next, high := Card(0), Card(Deckable)
	for d := range decks {
		if d == EventCards {
			next, high = Deckable, NoCard
		}
		b.From[d] = next
		if err = b.readDeck(r, d, &next); err != nil {
			return nil, err
		}
		if b.Upto[d] = next; next > high {
			return nil, fmt.Errorf("too many cards up to the deck %s", DeckKeys()[d])
		}
	}
	if r.err != nil {
		return nil, r.err
	}
	b.Blocks = r.blocks
	for i := range b.Faces {
		if c := b.Faces[i].Charge; c != nil {
			c.InFight = slices.ContainsFunc(b.Blocks[c.Ability], func(e Instruction) bool {
				return e.Op == OpPrevent || e.Op == OpGain && e.Token == Damage
			})
		}
	}
	return b, b.readModes(edition)
}

// readDeck reads a file and gives its cards their numbers. Common starter cards are
// there once for each hero.
func (b *Box) readDeck(r *compiler, d Deck, next *Card) error {
	data, err := file(b.Edition, DeckKeys()[d])
	if err != nil {
		return err
	}
	var raw []rawCard
	if err := strict(data, &raw); err != nil {
		return fmt.Errorf("%s: %w", DeckKeys()[d], err)
	}
	first := len(b.Faces)
	for i := range raw {
		f, err := b.face(r, d, &raw[i])
		if err != nil {
			return fmt.Errorf("%s: %w", raw[i].ID, err)
		}
		b.Faces = append(b.Faces, f)
	}
	for h := range Heroes {
		for i := range raw {
			f := &b.Faces[first+i]
			if d != StarterDeck && (h > 0) || d == StarterDeck && f.Hero != NoHero && f.Hero != h {
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

func (b *Box) face(r *compiler, d Deck, w *rawCard) (Face, error) {
	f := Face{Key: w.ID, Name: w.Name, Flavour: w.Flavour, Deck: d, Cost: w.Cost, Points: w.Points, Wealth: w.Wealth,
		Hero: NoHero, Class: w.Kind == "class", Level: w.Level, Archetype: w.Archetype, In: w.In}
	if w.Hero != "" {
		f.Hero = Hero(slices.Index(HeroKeys(), w.Hero))
	}
	f.Play = r.block(slices.Concat(w.Play, w.Becomes, w.Loot))
	f.Effect = r.block(slices.Concat(w.Effect, w.Scheme))
	if w.Charge != nil {
		f.Charge = &Charge{Max: w.Charge.Max, Ability: r.block(w.Charge.Ability)}
		for _, k := range w.Charge.Kinds {
			if t := word[Token](r, "token", k, TokenNames()); t == AnyToken {
				f.Charge.Kinds = 1<<Resources - 1
			} else {
				f.Charge.Kinds |= 1 << t
			}
		}
	}
	if w.Health > 0 {
		f.Foe = &Foe{Health: w.Health, PerHero: w.PerHero, Moves: w.Moves, Heads: w.Heads,
			OnHit: r.block(w.OnHit), RoundEnd: r.block(w.RoundEnd), AtHalf: r.block(w.AtHalf)}
		for _, k := range w.Weakness {
			f.Foe.Weak[word[Token](r, "token", k, TokenNames())]++
		}
		for _, k := range w.Retaliates {
			f.Foe.Hits = append(f.Foe.Hits, word[Token](r, "token", k, TokenNames()))
		}
		for _, k := range w.Keywords {
			f.Foe.Keywords |= 1 << word[uint8](r, "keyword", k, Keywords())
		}
	}
	for i, c := range w.Choices {
		if i < 2 {
			f.Event[i] = Answer{c.Label, c.Result, r.block(c.Effect)}
		}
	}
	var err error
	if w.Needs != nil {
		f.Quest, err = b.quest(r, w)
	}
	return f, err
}

func (b *Box) quest(r *compiler, w *rawCard) (*Quest, error) {
	n := w.Needs
	q := &Quest{Gold: n.Gold, At: NoPlace, Wounds: n.Wounds, Healed: n.Healed, Ways: n.Ways, Reward: r.block(w.Reward)}
	for _, k := range n.Resources {
		q.Needs[word[Token](r, "token", k, TokenNames())]++
	}
	for _, t := range n.Trophies {
		q.Trophies = t.N
		q.Keyword = word[uint8](r, "keyword", t.Keyword, Keywords())
	}
	if n.At != "" && n.At != "portal" {
		at, ok := b.Map.Named(n.At)
		if !ok {
			return nil, fmt.Errorf("there is no place called %q", n.At)
		}
		q.At = at
	}
	return q, nil
}

// cards lists the numbers of a deck that are used under some names ("prologue").
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

// Card is the number of the first card with a key.
func (b *Box) Card(key string) Card {
	for c, f := range b.Of {
		if f != nil && f.Key == key {
			return Card(c)
		}
	}
	return NoCard
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

// Gives are the tokens that a block brings in any case, symbol by symbol.
func (b *Box) Gives(at Block) (all []Token) {
	for _, e := range b.Blocks[at] {
		if e.Op != OpGain && e.Op != OpPrevent || e.Op == OpGain && e.Token > AnyToken {
			continue
		}
		t := e.Token
		if e.Op == OpPrevent {
			t = Prevent
		}
		for range e.N {
			all = append(all, t)
		}
	}
	return all
}
