package core_test

import (
	"regexp"
	"strconv"
	"strings"
	"testing"

	"intrigue/rules/penny/core/box"
)

// patient is what a sentence can change of a hero, as a reader of the card counts it.
type patient struct {
	tokens                  map[string]int
	hand, out, aside        int // out: cards of action pool and discard pile together
	under, wounds, trophies int // wounds: in the discard pile
	way, used, company      bool
	hell, villain           bool
	charges, loot           int
}

// believer does what the sentences of a card say, and knows nothing of effects: only
// the words, and that the first resource is named wherever one may be chosen.
type believer struct {
	t       *testing.T
	heroes  [2]patient
	joke    string         // what Joke's on You will say
	option  int            // which of two is chosen
	pays    bool           // whether what may be paid is paid
	moved   map[string]int // by "A nearest", "A richest"
	counted map[string]int // jokes, looks, steps, replaced cards, turned tiles, villains placed, Publo, fights, stacks
}

func inWords(s string) int {
	if s == "one" || s == "a" || s == "an" {
		return 1
	}
	n, err := strconv.Atoi(s)
	if err != nil {
		panic("no number: " + s)
	}
	return n
}

// read does sentence after sentence.
func (b *believer) read(text string, h int) {
	for s := range strings.SplitSeq(strings.TrimSuffix(text, "."), ". ") {
		b.sentence(strings.ToLower(s[:1])+s[1:], h)
	}
}

var (
	mayPay   = regexp.MustCompile(`^you may (.+?)(?: to (.+?))?(?:; if not, (.+))?$`)
	depends  = regexp.MustCompile(`^(on a Hell side|on a London side|if [^,]+), (.+?)(?:; otherwise (.+))?$`)
	counting = regexp.MustCompile(`^for each (Wounded card under your board|enemy card in your action pool|` +
		`hero on your location, including you), (.+)$`)
	everyone = regexp.MustCompile(`^every hero(| on your tile| on your location| on a Hell side| on its tile)` +
		`(:| gains| loses| draws| discards| heals| takes| prevents) (.+)$`)
	ofEach  = regexp.MustCompile(`\b(gain|lose|draw|discard|heal|take|prevent)s `) // what is told of a hero is done as what a hero is told
	walking = regexp.MustCompile(`^villain ([ABC]) moves (\w+) locations? towards the (nearest|richest) hero$`)
	looking = regexp.MustCompile(`^look at the top (\d) cards of the (scheme|shop|enemy) deck and put them back in any order$`)
	strolls = regexp.MustCompile(`^move (?:up to )?(\w+) locations?$`)
	puts    = regexp.MustCompile(`^replace (\w+) (?:enemy|enemies|cards?) in the (?:enemy )?(row|shop)$`)
	taking  = regexp.MustCompile(`^take (Two Pennies|Three Pennies|a Demonic Pennies card|an item|the top card of the shop deck)` +
		`( into your hand)?$`)
	drawing  = regexp.MustCompile(`^draw (\w+) cards?$`)
	healing  = regexp.MustCompile(`^heal (?:up to )?(\w+) Wounded cards?$`)
	tokening = regexp.MustCompile(`^(gain|lose|prevent) (\w+)(?: (occultism|society|science|underworld|violence|damage|gold|` +
		`movement tokens?|resources? of your choice|resources?|trophy for a quest|wounds?))?$`)
	conjunct = regexp.MustCompile(`, | and `)
	eitherOf = regexp.MustCompile(`^(gain|lose) (\d[^,]*) or (\d[^,]*)$`)
)

// sentence does one sentence, or one part of a sentence.
func (b *believer) sentence(s string, h int) {
	p := &b.heroes[h]
	switch m := []string(nil); {
	case strings.HasPrefix(s, "either "), match(eitherOf, s, &m):
		two := strings.Split(strings.TrimPrefix(s, "either "), ", or ")
		if m != nil {
			two = []string{m[1] + " " + m[2], m[1] + " " + m[3]}
		}
		if b.can(two[0], p) != b.can(two[1], p) { // PEN-147
			b.sentence(two[map[bool]int{true: 0, false: 1}[b.can(two[0], p)]], h)
		} else {
			b.sentence(two[b.option], h)
		}
	case match(mayPay, s, &m):
		if b.pays && b.can(m[1], p) {
			b.sentence(m[1], h)
			b.sentence(m[2], h)
		} else {
			b.sentence(m[3], h)
		}
	case match(depends, s, &m):
		b.sentence(m[map[bool]int{true: 2, false: 3}[p.is(b.t, m[1])]], h)
	case match(counting, s, &m):
		n := map[string]int{"Wounded card under your board": p.under, "enemy card in your action pool": p.loot,
			"hero on your location, including you": 1}[m[1]]
		if strings.HasPrefix(m[1], "hero") && p.company {
			n++
		}
		for range n {
			b.sentence(m[2], h)
		}
	case match(everyone, s, &m):
		for i := range b.heroes {
			near := i == h || p.company
			if m[1] == "" || m[1] == " on a Hell side" && b.heroes[i].hell || m[1] != " on a Hell side" && near {
				b.sentence(strings.TrimLeft(ofEach.ReplaceAllString(m[2]+" "+strings.ReplaceAll(m[3], " their ", " your "), "$1 "), ": "),
					i)
			}
		}
	case s == "", b.whole(s, p):
	default:
		b.parts(s, h)
	}
}

// parts does what is joined by commas and "and"; a number goes on with the gains.
func (b *believer) parts(s string, h int) {
	all := conjunct.Split(s, -1)
	if i := strings.Index(s, " and every hero"); i >= 0 {
		all = []string{s[:i], s[i+5:]}
	}
	if len(all) == 1 {
		b.t.Fatalf("nobody understands %q", s)
	}
	for i, a := range all {
		if i > 0 && (a[0] >= '0' && a[0] <= '9' || strings.HasPrefix(a, "one ")) {
			a = "gain " + a
		}
		b.sentence(a, h)
	}
}

func match(r *regexp.Regexp, s string, m *[]string) bool {
	*m = r.FindStringSubmatch(s)
	return *m != nil
}

// is answers a condition.
func (p *patient) is(t *testing.T, s string) bool {
	switch s {
	case "on a Hell side":
		return p.hell && !p.way
	case "on a London side":
		return !p.hell && !p.way
	case "if a villain is with you":
		return p.villain && !p.way
	case "if another hero is with you":
		return p.company
	case "if no other hero is with you":
		return !p.company
	case "if a Wounded card lies under your board":
		return p.under > 0
	case "if you have a charge card in play":
		return p.charges > 0
	case "if you have 3 gold or more":
		return p.tokens["gold"] >= 3
	case "if you entered a shortcut this turn":
		return p.used
	}
	t.Fatalf("nobody understands %q", s)
	return false
}

// can says whether what is lost is there, and whether a shortcut begins here.
func (b *believer) can(s string, p *patient) bool {
	for _, a := range conjunct.Split(s, -1) {
		var m []string
		switch {
		case a == "take a shortcut" && p.way, a == "discard a card from your hand" && p.hand == 0:
			return false
		case match(tokening, a, &m) && m[1] == "lose":
			if have := p.tokens[m[3]]; strings.HasPrefix(m[3], "resource") && p.sum() < inWords(m[2]) ||
				!strings.HasPrefix(m[3], "resource") && have < inWords(m[2]) {
				return false
			}
		}
	}
	return true
}

func (p *patient) sum() (n int) {
	for t := range box.Token(box.Resources) {
		n += p.tokens[t.String()]
	}
	return n
}

// whole does a sentence that is one deed.
func (b *believer) whole(s string, p *patient) bool {
	var m []string
	switch {
	case match(tokening, s, &m):
		p.token(m[1], inWords(m[2]), m[3])
	case match(drawing, s, &m):
		p.hand += inWords(m[1])
	case match(healing, s, &m):
		for range inWords(m[1]) {
			if p.under > 0 {
				p.under--
			} else if p.wounds > 0 {
				p.wounds--
			}
		}
	case match(walking, s, &m):
		b.moved[m[1]+" "+m[3]] += inWords(m[2])
	case match(looking, s, &m):
		b.counted["look "+m[2]] += inWords(m[1])
	case match(strolls, s, &m):
		b.counted["steps"] += inWords(m[1])
	case match(puts, s, &m):
		b.counted["replaced "+m[2]] += inWords(m[1])
	case match(taking, s, &m):
		b.counted["stack "+m[1]]++
		if m[2] != "" {
			p.hand++
		} else {
			p.out++
		}
	case strings.HasPrefix(s, "turn over Joke's on You"):
		b.counted["jokes"]++
		b.read(b.joke, 0)
	case strings.HasPrefix(s, "the mini-boss comes out"):
		b.counted["mini"]++
	case strings.HasPrefix(s, "a villain who is off the map"):
		b.counted["placed"]++
	case strings.HasPrefix(s, "fight an enemy from the enemy row at once"):
		b.counted["fights"] += 1 + strings.Count(s, "with 2 free damage")
	case s == "the holder of the Decision Token turns a tile to its Hell side":
		b.counted["tiles"]++
	case s == "the tile you stand on turns to its Hell side", s == "the tile it stands on turns to its Hell side":
		b.counted["tile here"]++
	default:
		return p.card(s)
	}
	return true
}

// card does what concerns the hero's own cards.
func (p *patient) card(s string) bool {
	switch s {
	case "take a shortcut":
		if !p.way {
			p.way, p.used, p.company = true, true, false
		}
	case "take a Wounded card":
		p.wounds++
	case "discard a card from your hand":
		if p.hand > 0 {
			p.hand, p.out = p.hand-1, p.out+1
		}
	case "destroy this card", "destroy a card in your action pool or discard pile":
		p.out, p.aside = p.out-1, p.aside+1
	case "take a card from your discard pile into your hand":
		p.out, p.hand = p.out-1, p.hand+1
	default:
		return false
	}
	return true
}

func (p *patient) token(verb string, n int, what string) {
	switch what = strings.TrimSuffix(strings.TrimSuffix(what, "s"), " token"); {
	case verb == "prevent":
		p.tokens["prevent"] += n
	case what == "trophy for a quest":
		p.trophies += n
	case verb == "gain" && strings.HasPrefix(what, "resource"):
		p.tokens[box.Occultism.String()] += n
	case verb == "gain":
		p.tokens[what] += n
	case what == "resource":
		for range n {
			for t := range box.Token(box.Resources) {
				if p.tokens[t.String()] > 0 {
					p.tokens[t.String()]--
					break
				}
			}
		}
	default:
		p.tokens[what] = max(p.tokens[what]-n, 0)
	}
}
