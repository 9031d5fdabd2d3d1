package penny

import (
	"fmt"
	"slices"
)

// rawEffect is an effect as it stands in the data: one verb with its words, or one
// wrapper.
type rawEffect struct {
	Do     string        `json:"do"`
	What   string        `json:"what"`
	N      int           `json:"n"`
	From   zoneWords     `json:"from"`
	Kind   string        `json:"kind"`
	Deck   string        `json:"deck"`
	To     string        `json:"to"`
	Who    string        `json:"who"`
	At     string        `json:"at"`
	Row    string        `json:"row"`
	Side   string        `json:"side"`
	By     string        `json:"by"`
	Target string        `json:"target"`
	Bonus  int           `json:"bonus"`
	Choose [][]rawEffect `json:"choose"`
	Pay    []rawEffect   `json:"pay"`
	Then   []rawEffect   `json:"then"`
	Else   []rawEffect   `json:"else"`
	If     string        `json:"if"`
	Each   string        `json:"each"`
	Per    string        `json:"per"`
	DoAll  []rawEffect   `json:"do_all"`
}

// reader compiles effects into the blocks of a box. The first word it does not know
// stays in err.
type reader struct {
	blocks [][]effect
	err    error
}

func word[T ~uint8](r *reader, what, w string, all []string) T {
	i := slices.Index(all, w)
	if i < 0 && r.err == nil {
		r.err = fmt.Errorf("no effect knows the %s %q", what, w)
	}
	return T(max(i, 0))
}

// block compiles a list; the empty list is block 0.
func (r *reader) block(raw []rawEffect) block {
	if len(raw) == 0 {
		return 0
	}
	at := len(r.blocks)
	r.blocks = append(r.blocks, nil)
	list := make([]effect, len(raw))
	for i := range raw {
		list[i] = r.effect(&raw[i])
	}
	r.blocks[at] = list
	return block(at)
}

func (r *reader) effect(w *rawEffect) effect {
	switch {
	case w.Choose != nil:
		e := effect{do: choose, many: uint8(len(w.Choose))}
		if len(w.Choose) > len(e.option) && r.err == nil {
			r.err = fmt.Errorf("a choose has %d options", len(w.Choose))
		}
		for i := range min(len(w.Choose), len(e.option)) {
			e.option[i] = r.block(w.Choose[i])
		}
		return e
	case w.Pay != nil:
		return effect{do: pay, cost: r.block(w.Pay), then: r.block(w.Then), other: r.block(w.Else)}
	case w.If != "":
		return effect{do: when, cond: word[condition](r, "condition", w.If, conditions()), then: r.block(w.Then), other: r.block(w.Else)}
	case w.Each != "":
		return effect{do: each, group: word[group](r, "group", w.Each, groups()), then: r.block(w.DoAll)}
	case w.Per != "":
		return effect{do: per, count: word[counted](r, "count", w.Per, counts()), then: r.block(w.DoAll)}
	}
	return r.verb(w)
}

// verb compiles one of the fifteen.
func (r *reader) verb(w *rawEffect) effect {
	e := effect{do: word[deed](r, "verb", w.Do, deeds()), n: uint8(w.N)}
	switch e.do {
	case gain, lose:
		e.what = word[Token](r, "token", w.What, tokenNames())
	case discard, destroy:
		e.from, e.sort = w.From.bits(r), word[sortOf](r, "kind", w.Kind, sorts())
	case take:
		e.stack = word[stack](r, "deck", w.Deck, stacks())
		e.hand = w.To == "hand"
	case look:
		e.stack = word[stack](r, "deck", w.Deck, stacks())
	case move:
		e.who, e.goal = word[whom](r, "figure", w.Who, figures()), word[goal](r, "goal", w.To, goals())
	case place:
		e.who, e.goal = word[whom](r, "figure", w.Who, figures()), word[goal](r, "place", w.At, goals())
	case fight:
		e.n = uint8(w.Bonus)
	case refresh:
		e.shop = w.Row == "shop"
	case flip:
		e.london, e.by = w.Side == "london", word[chooser](r, "chooser", w.By, choosers())
	}
	return e
}

// zoneWords are one zone or several.
type zoneWords []string

// UnmarshalJSON takes "hand" as well as ["pool", "discard"].
func (z *zoneWords) UnmarshalJSON(b []byte) error {
	var one string
	if err := strict(b, &one); err == nil {
		*z = zoneWords{one}
		return nil
	}
	var all []string
	err := strict(b, &all)
	*z = all
	return err
}

func (z zoneWords) bits(r *reader) uint8 {
	var bits uint8
	for _, w := range z {
		switch w {
		case "hand":
			bits |= inHand
		case "pool":
			bits |= inPool
		case "discard":
			bits |= inDiscard
		default:
			if r.err == nil {
				r.err = fmt.Errorf("no cards lie in %q", w)
			}
		}
	}
	return bits
}
