package box

import (
	"fmt"
	"slices"
)

// rawEffect is an effect as it stands in the data: one verb with its words, or one
// wrapper.
type rawEffect struct {
	Instruction
	At     string        `json:"at"`
	Row    string        `json:"row"`
	Side   string        `json:"side"`
	Target string        `json:"target"`
	Bonus  uint8         `json:"bonus"`
	Choose [][]rawEffect `json:"choose"`
	Pay    []rawEffect   `json:"pay"`
	Then   []rawEffect   `json:"then"`
	Else   []rawEffect   `json:"else"`
	If     *Condition    `json:"if"`
	Each   *Group        `json:"each"`
	Per    *Counted      `json:"per"`
	DoAll  []rawEffect   `json:"do_all"`
}

// named reads a word as its number in a list.
func named[T ~uint8](to *T, word []byte, all []string) error {
	i := slices.Index(all, string(word))
	*to = T(i)
	if i < 0 {
		return fmt.Errorf("no %T is called %q", *to, word)
	}
	return nil
}

// block compiles a list into the blocks of the box; the empty list is block 0.
func (b *Box) block(raw []rawEffect) Block {
	if len(raw) == 0 {
		return 0
	}
	at := len(b.Blocks)
	b.Blocks = append(b.Blocks, nil)
	list := make([]Instruction, len(raw))
	for i := range raw {
		list[i] = b.instruction(&raw[i])
	}
	b.Blocks[at] = list
	return Block(at)
}

// instruction compiles one of the fifteen verbs, or a wrapper.
func (b *Box) instruction(w *rawEffect) Instruction {
	e := w.Instruction
	switch {
	case w.Choose != nil:
		e.Op, e.Options = OpChoose, uint8(len(w.Choose))
		for i, option := range w.Choose {
			e.Option[i] = b.block(option)
		}
		return e
	case w.Pay != nil:
		e.Op, e.Cost = OpPay, b.block(w.Pay)
	case w.If != nil:
		e.Op, e.Cond = OpWhen, *w.If
	case w.Each != nil:
		e.Op, e.Group, e.Then = OpEach, *w.Each, b.block(w.DoAll)
		return e
	case w.Per != nil:
		e.Op, e.Count, e.Then = OpPer, *w.Per, b.block(w.DoAll)
		return e
	default:
		e.N += w.Bonus // of a fight
		e.London, e.Shop = w.Side == "london", w.Row == "shop"
		return e
	}
	e.Then, e.Other = b.block(w.Then), b.block(w.Else)
	return e
}
