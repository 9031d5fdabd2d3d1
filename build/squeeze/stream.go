package squeeze

import "io"

// stream writes bits, the lowest first, and keeps the first error.
type stream struct {
	w    io.Writer
	out  []byte
	acc  uint64
	n    int
	fail error
}

func (b *stream) put(v, n int) {
	b.acc |= uint64(v) << b.n
	for b.n += n; b.n >= 8; b.n -= 8 {
		b.out = append(b.out, byte(b.acc))
		b.acc >>= 8
	}
	if len(b.out) >= 1<<16 {
		b.write()
	}
}

func (b *stream) write() {
	if _, err := b.w.Write(b.out); b.fail == nil {
		b.fail = err
	}
	b.out = b.out[:0]
}

func (b *stream) flush() error {
	b.put(0, (8-b.n)%8)
	b.write()
	return b.fail
}

// nothing is the block of no data: the last one, with the codes that need no list.
func (b *stream) nothing() {
	b.put(1|1<<1, 3)
	b.put(0, 7)
}

// block writes a block with the list of its codes.
func (b *stream) block(o block, last bool) {
	head := 2 << 1
	if last {
		head |= 1
	}
	b.put(head, 3)
	inLetter, inWay := lengths(o.count.letter[:], 15), lengths(o.count.way[:], 15)
	b.list(inLetter, inWay)
	letter, way := codes(inLetter), codes(inWay)
	at := 0
	for _, t := range o.tokens {
		if t.length() == 0 {
			c := letter[o.data[at]]
			b.put(c.bits, c.n)
		} else {
			l, d := lengthSlot(t.length()), distanceSlot(t.distance())
			b.put(letter[l.code].bits, letter[l.code].n)
			b.put(l.rest, l.extra)
			b.put(way[d.code].bits, way[d.code].n)
			b.put(d.rest, d.extra)
		}
		at += t.width()
	}
	b.put(letter[ending].bits, letter[ending].n)
}

// list writes how long the codes are, itself in codes: runs are 16 (the last one again),
// 17 and 18 (not used).
func (b *stream) list(letter, way []int) {
	nl, nw := len(letter), len(way)
	for nl > 257 && letter[nl-1] == 0 {
		nl--
	}
	for nw > 1 && way[nw-1] == 0 {
		nw--
	}
	all := append(append([]int{}, letter[:nl]...), way[:nw]...)
	type word struct{ code, rest, extra int }
	var words []word
	count := make([]int, 19)
	say := func(w word) { words = append(words, w); count[w.code]++ }
	for i := 0; i < len(all); {
		n := 1
		for i+n < len(all) && all[i+n] == all[i] {
			n++
		}
		i += n
		v := all[i-1]
		if v != 0 {
			say(word{code: v})
			n--
		}
		for n > 0 {
			run := 0
			switch {
			case v == 0 && n >= 11:
				run = min(n, 138)
				say(word{18, run - 11, 7})
			case v == 0 && n >= 3:
				run = n
				say(word{17, run - 3, 3})
			case v != 0 && n >= 3:
				run = min(n, 6)
				say(word{16, run - 3, 2})
			default:
				run = 1
				say(word{code: v})
			}
			n -= run
		}
	}
	order := [19]int{16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15}
	long := lengths(count, 7)
	n := 19
	for n > 4 && long[order[n-1]] == 0 {
		n--
	}
	b.put(nl-257, 5)
	b.put(nw-1, 5)
	b.put(n-4, 4)
	for _, s := range order[:n] {
		b.put(long[s], 3)
	}
	short := codes(long)
	for _, w := range words {
		b.put(short[w.code].bits, short[w.code].n)
		b.put(w.rest, w.extra)
	}
}
