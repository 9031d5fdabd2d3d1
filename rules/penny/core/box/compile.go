package box

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

// compiler compiles effects into the blocks of a box. The first word it does not know
// stays in err.
type compiler struct {
	blocks [][]Instruction
	err    error
}

func word[T ~uint8](r *compiler, what, w string, all []string) T {
	i := slices.Index(all, w)
	if i < 0 && r.err == nil {
		r.err = fmt.Errorf("no effect knows the %s %q", what, w)
	}
	return T(max(i, 0))
}

// block compiles a list; the empty list is block 0.
func (r *compiler) block(raw []rawEffect) Block {
	if len(raw) == 0 {
		return 0
	}
	at := len(r.blocks)
	r.blocks = append(r.blocks, nil)
	list := make([]Instruction, len(raw))
	for i := range raw {
		list[i] = r.instruction(&raw[i])
	}
	r.blocks[at] = list
	return Block(at)
}

func (r *compiler) instruction(w *rawEffect) Instruction {
	switch {
	case w.Choose != nil:
		e := Instruction{Op: OpChoose, Options: uint8(len(w.Choose))}
		if len(w.Choose) > len(e.Option) && r.err == nil {
			r.err = fmt.Errorf("a choose has %d options", len(w.Choose))
		}
		for i := range min(len(w.Choose), len(e.Option)) {
			e.Option[i] = r.block(w.Choose[i])
		}
		return e
	case w.Pay != nil:
		return Instruction{Op: OpPay, Cost: r.block(w.Pay), Then: r.block(w.Then), Other: r.block(w.Else)}
	case w.If != "":
		return Instruction{Op: OpWhen, Cond: word[Condition](r, "condition", w.If, conditions()), Then: r.block(w.Then), Other: r.block(w.Else)}
	case w.Each != "":
		return Instruction{Op: OpEach, Group: word[Group](r, "group", w.Each, groups()), Then: r.block(w.DoAll)}
	case w.Per != "":
		return Instruction{Op: OpPer, Count: word[Counted](r, "count", w.Per, counts()), Then: r.block(w.DoAll)}
	}
	return r.verb(w)
}

// verb compiles one of the fifteen.
func (r *compiler) verb(w *rawEffect) Instruction {
	e := Instruction{Op: word[Op](r, "verb", w.Do, ops()), N: uint8(w.N)}
	switch e.Op {
	case OpGain, OpLose:
		e.Token = word[Token](r, "token", w.What, TokenNames())
	case OpDiscard, OpDestroy:
		e.From, e.Sort = w.From.bits(r), word[CardSort](r, "kind", w.Kind, sorts())
	case OpTake:
		e.Stack = word[Stack](r, "deck", w.Deck, stacks())
		e.Hand = w.To == "hand"
	case OpLook:
		e.Stack = word[Stack](r, "deck", w.Deck, stacks())
	case OpMove:
		e.Who, e.Goal = word[Figure](r, "figure", w.Who, Figures()), word[Goal](r, "goal", w.To, goals())
	case OpPlace:
		e.Who, e.Goal = word[Figure](r, "figure", w.Who, Figures()), word[Goal](r, "place", w.At, goals())
	case OpFight:
		e.N = uint8(w.Bonus)
	case OpRefresh:
		e.Shop = w.Row == "shop"
	case OpFlip:
		e.London, e.By = w.Side == "london", word[chooser](r, "chooser", w.By, choosers())
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

func (z zoneWords) bits(r *compiler) uint8 {
	var bits uint8
	for _, w := range z {
		switch w {
		case "hand":
			bits |= InHand
		case "pool":
			bits |= InPool
		case "discard":
			bits |= InDiscard
		default:
			if r.err == nil {
				r.err = fmt.Errorf("no cards lie in %q", w)
			}
		}
	}
	return bits
}
