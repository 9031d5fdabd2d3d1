package cards

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"testing"

	"pgregory.net/rapid"

	"intrigue/rules"
)

func luck(t *rapid.T) *rand.Rand { return rand.New(rand.NewPCG(rapid.Uint64().Draw(t, "luck"), 1)) }

// slow is a deck as a list: the same game told the long way.
type slow struct {
	top, heap, under []Card
	topE, underE     []ReaderSet
}

// TestADeckIsAList plays random handling of a deck beside a plain list.
func TestADeckIsAList(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		card := rapid.Map(rapid.IntRange(0, 9), func(i int) Card { return Card(i) })
		some := rapid.SliceOfN(card, 0, 12)
		readers := rapid.SampledFrom([]ReaderSet{Nobody, Everybody, 1 << 0, 1<<1 | 1<<3})
		first := some.Draw(t, "cards")
		d, r := Of(first...), luck(t)
		want := slow{heap: slices.Sorted(slices.Values(first))}
		t.Repeat(map[string]func(*rapid.T){
			"top": func(t *rapid.T) {
				c, e := card.Draw(t, "c"), readers.Draw(t, "e")
				room := len(want.top)+len(want.heap)+len(want.under) < Most
				if d.PutTop(c, e) != room {
					t.Fatal("room on top is counted wrongly")
				}
				if !room {
					return
				}
				want.top, want.topE = slices.Insert(want.top, 0, c), slices.Insert(want.topE, 0, e)
			},
			"under": func(t *rapid.T) {
				c, e := card.Draw(t, "c"), readers.Draw(t, "e")
				room := len(want.top)+len(want.heap)+len(want.under) < Most
				if d.PutUnder(c, e) != room {
					t.Fatal("room under the heap is counted wrongly")
				}
				if !room {
					return
				}
				want.under, want.underE = append(want.under, c), append(want.underE, e)
			},
			"draw": func(t *rapid.T) {
				c, ok := d.Roll(r)
				if ok != (d.Len() > 0) || ok != d.May(c) {
					t.Fatalf("%d is drawn: %v, of %d cards", c, ok, d.Len())
				}
				known, ok := d.Draw(c)
				if !ok {
					return // from an empty deck nothing is drawn, as was just demanded
				}
				e := Nobody
				switch {
				case len(want.top) > 0:
					e, want.top, want.topE = want.topE[0], want.top[1:], want.topE[1:]
				case len(want.heap) > 0:
					i := slices.Index(want.heap, c)
					want.heap = slices.Delete(slices.Clone(want.heap), i, i+1)
				default:
					e, want.under, want.underE = want.underE[0], want.under[1:], want.underE[1:]
				}
				if e != known {
					t.Fatalf("the drawn card was known to %b, not %b", known, e)
				}
			},
			"wrong": func(t *rapid.T) {
				c, was := card.Draw(t, "c"), d
				if !d.May(c) {
					if _, ok := d.Draw(c); ok || d != was {
						t.Fatalf("%d is drawn and is not on top", c)
					}
				}
			},
			"take": func(t *rapid.T) {
				c := card.Draw(t, "c")
				all := slices.Concat(want.top, want.heap, want.under)
				i := slices.Index(all, c)
				if d.Take(c) != (i >= 0) {
					t.Fatalf("%d is taken out of %v", c, all)
				}
				switch a, b := len(want.top), len(want.top)+len(want.heap); {
				case i < 0:
				case i < a:
					want.top, want.topE = slices.Delete(slices.Clone(want.top), i, i+1), slices.Delete(slices.Clone(want.topE), i, i+1)
				case i < b:
					want.heap = slices.Delete(slices.Clone(want.heap), i-a, i-a+1)
				default:
					want.under, want.underE = slices.Delete(slices.Clone(want.under), i-b, i-b+1),
						slices.Delete(slices.Clone(want.underE), i-b, i-b+1)
				}
			},
			"shuffle": func(t *rapid.T) {
				more := some.Draw(t, "more")
				all := slices.Concat(want.top, want.heap, want.under, more)
				fits := len(all) <= Most
				if d.Shuffle(more...) != fits {
					t.Fatalf("%d cards fit: %v", len(all), !fits)
				}
				all = all[:min(len(all), Most)]
				slices.Sort(all)
				want = slow{heap: all}
				if !fits { // which of the old ones come first does not matter
					want.heap = slices.Clone(d.Heap())
				}
			},
			"": func(t *rapid.T) {
				got := slow{d.Top(), d.Heap(), d.Under(), d.readers[:d.top], d.readers[d.top+d.heap : d.Len()]}
				if a, b := fmt.Sprint(got), fmt.Sprint(want); a != b {
					t.Fatalf("the deck is %s, not %s", a, b)
				}
			},
		})
	})
}

// TestRefillKeepsWhatIsKnown gives a reader another deck that looks the same to him.
func TestRefillKeepsWhatIsKnown(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		r := luck(t)
		d := Of(2, 3, 5, 5, 7)
		for c := range Card(4) {
			d.PutTop(10+c, ReaderSet(r.IntN(256)))
			d.PutUnder(20+c, ReaderSet(r.IntN(256)))
		}
		by := rules.Seat(rapid.IntRange(-1, 6).Draw(t, "by"))
		hidden := d.Unknown(by, nil)
		q := d
		r.Shuffle(len(hidden), func(i, j int) { hidden[i], hidden[j] = hidden[j], hidden[i] })
		if !q.Refill(by, hidden) || q.Refill(by, append(hidden, 9)) {
			t.Fatal("the number of hidden cards is counted wrongly")
		}
		for i := range d.Len() {
			if d.readers[i] != q.readers[i] || d.readers[i].Has(by) && d.cards[i] != q.cards[i] {
				t.Fatalf("place %d looks different", i)
			}
		}
		slices.Sort(hidden)
		if !slices.Equal(hidden, q.Unknown(by, nil)) || !slices.IsSorted(q.Heap()) {
			t.Fatalf("hidden are %v, not %v", q.Unknown(by, nil), hidden)
		}
	})
}

func TestEyesAreASetOfReaders(t *testing.T) {
	for by := rules.Luck; by <= 8; by++ {
		if Nobody.Has(by) {
			t.Errorf("nobody is %d", by)
		}
		if got, want := Everybody.Has(by), by >= rules.Public && by < 7; got != want {
			t.Errorf("everybody has %d: %v", by, got)
		}
		for s := rules.Seat(0); s < 7; s++ {
			if only := ReaderSet(1) << s; only.Has(by) != (s == by) {
				t.Errorf("only %d has %d: %v", s, by, only.Has(by))
			}
		}
	}
}

func TestBacksAreNumberedFromZero(t *testing.T) {
	if got := fmt.Sprint(Backs("hand.1", 2)); got != "[back.hand.1.0 back.hand.1.1]" {
		t.Error(got)
	}
}

func TestADeckDoesNotAllocate(t *testing.T) {
	d, r := Of(1, 2, 3, 4), rand.New(rand.NewPCG(1, 1))
	if n := testing.AllocsPerRun(100, func() {
		c, _ := d.Roll(r)
		d.Draw(c)
		d.PutUnder(c, Everybody)
		d.PutTop(9, Nobody)
		d.Take(9)
		d.Shuffle()
	}); n != 0 {
		t.Errorf("%v allocations", n)
	}
}
