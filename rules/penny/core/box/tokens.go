package box

import (
	"slices"
	"strconv"
)

// Token holds what lies in an action pool.
type Token uint8

const (
	Occultism Token = iota
	Society
	Science
	Underworld
	Violence
	Damage
	Gold
	Movement
	Prevent // retaliation that will be turned aside
	Tokens
)

const (
	Resources         = 5
	AnyToken          = Tokens     // a white symbol: the hero chooses (PEN-41)
	TrophyToken       = Tokens + 1 // goes onto a quest at once
	NoToken     Token = 255
)

// TokenNames returns the words for tokens, with AnyToken and TrophyToken.
func TokenNames() []string {
	return []string{"occultism", "society", "science", "underworld", "violence", "damage", "gold", "movement", "prevent", "any", "trophy"}
}

func (t Token) String() string {
	if n := TokenNames(); int(t) < len(n) {
		return n[t]
	}
	return "nothing"
}

func (t Token) MarshalText() ([]byte, error) { return []byte(t.String()), nil }

func (t *Token) UnmarshalText(w []byte) error { return named(t, w, TokenNames()) }

func TokenNamed(s string) (Token, bool) {
	i := slices.Index(TokenNames(), s)
	return Token(i), i >= 0
}

// Hero is one of the four.
type Hero uint8

const (
	Alice Hero = iota
	Jack
	Maria
	Emily
	Heroes
	NoHero Hero = 255
)

// heroes are the four, by key, in the log and on the board; and nobody.
var heroes = [...]struct{ key, name, full string }{
	{"alice", "Alice", "Alice of Wonderland"},
	{"jack", "Jack", "Jack the Ripper"},
	{"maria", "Maria", "Maria Skłodowska-Curie"},
	{"emily", "Emily", "Emily Dickinson"},
	{"nobody", "Nobody", "Nobody"},
}

// HeroKeys returns the words for the four heroes.
func HeroKeys() (all []string) {
	for _, h := range heroes[:Heroes] {
		all = append(all, h.key)
	}
	return all
}

// MarshalText returns the hero's word, "" for nobody.
func (h Hero) MarshalText() ([]byte, error) {
	if h >= Heroes {
		return nil, nil
	}
	return []byte(h.Key()), nil
}

func (h *Hero) UnmarshalText(w []byte) error { return named(h, w, HeroKeys()) }

// Key returns the hero's word in moves and ids: "jack".
func (h Hero) Key() string { return heroes[min(h, Heroes)].key }

// Name returns what the hero is called in the log.
func (h Hero) Name() string { return heroes[min(h, Heroes)].name }

// Full returns the name on the hero's board.
func (h Hero) Full() string { return heroes[min(h, Heroes)].full }

// Villain is a figure of the other side.
type Villain uint8

const (
	VillainA Villain = iota
	VillainB
	VillainC
	MiniBoss // Publo, Mutton Shunter, or the opponent of a Boss Rush
	Boss     // Cerberus
	Villains
	NoVillain Villain = 255
)

func VillainKeys() []string { return []string{"a", "b", "c", "mini", "boss"} }

// Key returns the villain's word in moves and ids.
func (v Villain) Key() string {
	if v >= Villains {
		return "nobody"
	}
	return VillainKeys()[v]
}

// ActionToken is an action token of the map.
type ActionToken uint8

const (
	NoAction ActionToken = iota
	Buy
	Heal
	Boost
	Target
	Event
	Destroy
	Resource
	Upgrade
)

func ActionKeys() []string {
	return []string{"", "buy", "heal", "boost", "target", "event", "destroy", "resource", "upgrade"}
}

func (a *ActionToken) UnmarshalText(w []byte) error { return named(a, w, ActionKeys()) }

func (a ActionToken) String() string { return ActionKeys()[a] }

// Keyword is a keyword of an enemy and of its trophy; 0 is none, or any. Sets of them are bits.
type Keyword uint8

// MiniBossKeyword is the keyword of a mini-boss.
const MiniBossKeyword Keyword = 6

// Keywords returns the words for keywords.
func Keywords() []string {
	return []string{"", "DEMON", "BEAST", "MOB", "HAUNTED", "SERIAL KILLER", "MINI-BOSS", "BOSS"}
}

func (k *Keyword) UnmarshalText(w []byte) error { return named(k, w, Keywords()) }

// Ids of the things on the table: a word for the sort of thing, and keys or numbers behind dots.

func (c Card) ID() string { return "card." + strconv.Itoa(int(c)) }

func (h Hero) ID() string { return "hero." + h.Key() }

func (v Villain) ID() string { return "villain." + v.Key() }

func (b *Box) PlaceID(p Place) string { return "place." + b.PlaceKey(p) }

func (b *Box) PlaceKey(p Place) string {
	switch {
	case p < Places:
		return b.Map.Locations[p].Key
	case p == Sewer || p == Post:
		return b.Map.Shortcuts[p-Sewer].Key
	}
	return "nowhere"
}

func (b *Box) TileID(t Tile) string {
	if t >= Tiles {
		return "tile.nowhere"
	}
	return "tile." + b.Map.Hexes[t].Key
}

// PoolID returns the id of the tokens of a kind in a hero's action pool.
func PoolID(h Hero, t Token) string { return "pool." + h.Key() + "." + t.String() }

// WoundID returns the id of the Wounded cards of a hero in a zone: hand, under or pile.
func WoundID(h Hero, zone string) string { return "wound." + h.Key() + "." + zone }

// SpriteOf returns the picture of a card: one for each kind.
func SpriteOf(f *Face) string { return "card." + f.Key }
