package penny

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

// newest is the edition that a new game is played with. The third has the cards of the
// second; what differs is when a charge card is discarded (PEN-36), and that nobody is asked
// which villain comes out of no portal (PEN-162).
const newest = 3

// box is everything that is printed, in one edition: never changed once it is read.
type box struct {
	edition int
	faces   []face
	of      [256]*face // by card number; nil where there is no card
	from    [decks]Card
	upto    [decks]Card // cards of a deck have the numbers from <= c < upto
	blocks  [][]effect
	atlas   *atlas
	modes   [modes]mode
}

var boxes = [newest]func() *box{
	sync.OnceValue(func() *box { return mustOpen(1) }),
	sync.OnceValue(func() *box { return mustOpen(2) }),
	sync.OnceValue(func() *box { return mustOpen(3) }),
}

// theBox is an edition, from 1 to the newest.
func theBox(edition int) *box { return boxes[edition-1]() }

// mustOpen panics when the embedded data are broken: the tests open every edition.
func mustOpen(edition int) *box {
	b, err := open(edition)
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

func open(edition int) (*box, error) {
	b := &box{edition: edition, faces: make([]face, 0, 256)} // pointers into it stay good
	data, err := file(edition, "map")
	if err != nil {
		return nil, err
	}
	if b.atlas, err = readAtlas(data); err != nil {
		return nil, err
	}
	r := &reader{blocks: make([][]effect, 1)}
	next, high := Card(0), Card(deckable)
	for d := range decks {
		if d == eventCards {
			next, high = deckable, NoCard
		}
		b.from[d] = next
		if err = b.readDeck(r, d, &next); err != nil {
			return nil, err
		}
		if b.upto[d] = next; next > high {
			return nil, fmt.Errorf("too many cards up to the deck %s", deckFiles()[d])
		}
	}
	if r.err != nil {
		return nil, r.err
	}
	b.blocks = r.blocks
	for i := range b.faces {
		if c := b.faces[i].Charge; c != nil {
			c.InFight = slices.ContainsFunc(b.blocks[c.Ability], func(e effect) bool {
				return e.do == prevent || e.do == gain && e.what == Damage
			})
		}
	}
	return b, b.readModes(edition)
}

// readDeck reads a file and gives its cards their numbers. Common starter cards are
// there once for each hero.
func (b *box) readDeck(r *reader, d deckKind, next *Card) error {
	data, err := file(b.edition, deckFiles()[d])
	if err != nil {
		return err
	}
	var raw []rawCard
	if err := strict(data, &raw); err != nil {
		return fmt.Errorf("%s: %w", deckFiles()[d], err)
	}
	first := len(b.faces)
	for i := range raw {
		f, err := b.face(r, d, &raw[i])
		if err != nil {
			return fmt.Errorf("%s: %w", raw[i].ID, err)
		}
		b.faces = append(b.faces, f)
	}
	for h := range heroes {
		for i := range raw {
			f := &b.faces[first+i]
			if d != starterDeck && (h > 0) || d == starterDeck && f.Hero != NoHero && f.Hero != h {
				continue
			}
			for range max(raw[i].Copies, 1) {
				b.of[*next] = f
				*next++
			}
		}
	}
	return nil
}

func (b *box) face(r *reader, d deckKind, w *rawCard) (face, error) {
	f := face{Key: w.ID, Name: w.Name, Flavour: w.Flavour, Deck: d, Cost: w.Cost, Points: w.Points, Wealth: w.Wealth,
		Hero: NoHero, Class: w.Kind == "class", Level: w.Level, Archetype: w.Archetype, In: w.In}
	if w.Hero != "" {
		f.Hero = Hero(slices.Index(heroKeys(), w.Hero))
	}
	f.Play = r.block(slices.Concat(w.Play, w.Becomes, w.Loot))
	f.Effect = r.block(slices.Concat(w.Effect, w.Scheme))
	if w.Charge != nil {
		f.Charge = &charge{Max: w.Charge.Max, Ability: r.block(w.Charge.Ability)}
		for _, k := range w.Charge.Kinds {
			if t := word[Token](r, "token", k, tokenNames()); t == anyToken {
				f.Charge.Kinds = 1<<resources - 1
			} else {
				f.Charge.Kinds |= 1 << t
			}
		}
	}
	if w.Health > 0 {
		f.Foe = &foe{Health: w.Health, PerHero: w.PerHero, Moves: w.Moves, Heads: w.Heads,
			OnHit: r.block(w.OnHit), RoundEnd: r.block(w.RoundEnd), AtHalf: r.block(w.AtHalf)}
		for _, k := range w.Weakness {
			f.Foe.Weak[word[Token](r, "token", k, tokenNames())]++
		}
		for _, k := range w.Retaliates {
			f.Foe.Hits = append(f.Foe.Hits, word[Token](r, "token", k, tokenNames()))
		}
		for _, k := range w.Keywords {
			f.Foe.Keywords |= 1 << word[uint8](r, "keyword", k, keywords())
		}
	}
	for i, c := range w.Choices {
		if i < 2 {
			f.Event[i] = offer{c.Label, c.Result, r.block(c.Effect)}
		}
	}
	var err error
	if w.Needs != nil {
		f.Quest, err = b.quest(r, w)
	}
	return f, err
}

func (b *box) quest(r *reader, w *rawCard) (*quest, error) {
	n := w.Needs
	q := &quest{Gold: n.Gold, At: NoPlace, Wounds: n.Wounds, Healed: n.Healed, Ways: n.Ways, Reward: r.block(w.Reward)}
	for _, k := range n.Resources {
		q.Needs[word[Token](r, "token", k, tokenNames())]++
	}
	for _, t := range n.Trophies {
		q.Trophies = t.N
		q.Keyword = word[uint8](r, "keyword", t.Keyword, keywords())
	}
	if n.At != "" && n.At != "portal" {
		at, ok := b.atlas.named(n.At)
		if !ok {
			return nil, fmt.Errorf("there is no place called %q", n.At)
		}
		q.At = at
	}
	return q, nil
}

// cards lists the numbers of a deck that are used under some names ("prologue").
func (b *box) cards(d deckKind, uses []string) []Card {
	var out []Card
	for c := b.from[d]; c < b.upto[d]; c++ {
		f := b.of[c]
		if len(f.In) == 0 || slices.ContainsFunc(f.In, func(w string) bool { return slices.Contains(uses, w) }) {
			out = append(out, c)
		}
	}
	return out
}

// card is the number of the first card with a key.
func (b *box) card(key string) Card {
	for c, f := range b.of {
		if f != nil && f.Key == key {
			return Card(c)
		}
	}
	return NoCard
}
