package penny

import (
	"context"
	"fmt"
	"math/rand/v2"
	"testing"
)

func BenchmarkTrace(b *testing.B) {
	for m := range modes {
		if m.String() != *cellMode {
			continue
		}
		p := fresh(b, m, int((*cellSeats)[0]-'0'), *cellEd)
		c, g := p.core, p.game
		r := rand.New(rand.NewPCG(uint64(*cellGames), 77))
		for c.over == notOver {
			if c.need == luck {
				c.chance(g, r)
			} else {
				bb := brain{g: g, r: r}
				s := bb.ponder(context.Background(), &c)
				if c.stack[1].op == opTurn {
					q := &c.players[c.stack[1].hero]
					if c.stack[1].i == stepMove && c.top == 1 {
						fmt.Printf("\nr%d ch%d %s at %s sp%d thief%d sold%v gold%d| ", c.round, c.chapter, q.who.Key(), g.placeKey(q.at), c.space, c.thiefGold, c.sold, c.heroGold)
						for h := q.hand; !h.none(); h.drop(h.first()) {
							fmt.Print(g.of[h.first()].Key, " ")
						}
						fmt.Print(" || ")
					}
				}
				t := string(g.text(s))
				if grammars()[s.verb].args[0] == aCard {
					t += "=" + g.of[s.a].Key
				}
				if grammars()[s.verb].args[1] == aCard {
					t += "=" + g.of[s.b].Key
				}
				fmt.Print(t, "; ")
				c.do(g, s)
			}
			c.run(g)
		}
		fmt.Println(c.ending())
	}
}

func BenchmarkCount(b *testing.B) {
	n := map[string]int{}
	for seed := range 10 {
		p := fresh(b, Prologue, 2, *cellEd)
		c, g := p.core, p.game
		r := rand.New(rand.NewPCG(uint64(seed), 77))
		for c.over == notOver {
			if c.need == luck {
				c.chance(g, r)
			} else {
				bb := brain{g: g, r: r}
				s := bb.ponder(context.Background(), &c)
				n[fmt.Sprintf("%d/%d %s", c.now().op, c.now().i, grammars()[s.verb].word)]++
				c.do(g, s)
			}
			c.run(g)
		}
	}
	for k, v := range n {
		fmt.Println(v, k)
	}
}
