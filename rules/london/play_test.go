package london

import (
	"testing"
	"unsafe"
)

func BenchmarkPlayout(b *testing.B) {
	bd := theBoard()
	var plies, captures int
	for _, v := range []struct {
		name  string
		seats int
		rules uint8
	}{{"six", 6, 0}, {"three", 3, 0}, {"variants", 6, cutOff | voluntary}} {
		b.Run(v.name, func(b *testing.B) {
			plies, captures = 0, 0
			d := dice(1)
			start := newCore(v.seats, v.rules)
			start.deal(bd, &d)
			b.ReportAllocs()
			for b.Loop() {
				c := start
				plies += c.play(bd, &d)
				if c.end == caught {
					captures++
				}
			}
			s := b.Elapsed().Seconds()
			b.ReportMetric(float64(b.N)/s, "playouts/s")
			b.ReportMetric(float64(plies)/float64(b.N), "plies")
			b.ReportMetric(s*1e9/float64(plies), "ns/ply")
			b.ReportMetric(float64(captures)/float64(b.N), "caught")
		})
	}
}

func TestCoreIsFlat(t *testing.T) {
	if n := unsafe.Sizeof(core{}); n > 128 {
		t.Errorf("the core is %d bytes, more than 128", n)
	}
	t.Log(unsafe.Sizeof(core{}))
}
