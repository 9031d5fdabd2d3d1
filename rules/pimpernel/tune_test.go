package pimpernel

import "testing"

func BenchmarkTune(b *testing.B) {
	for _, v := range []struct {
		name   string
		change func(*weights)
	}{
		{"spot .6", func(w *weights) { w.spot = 0.6 }},
		{"spot .6 reserve .6", func(w *weights) { w.spot, w.reserve = 0.6, 0.6 }},
		{"spot .9 reserve .9", func(w *weights) { w.spot, w.reserve = 0.9, 0.9 }},
	} {
		b.Run(v.name, func(b *testing.B) {
			w := usual()
			v.change(&w)
			for b.Loop() {
				b.ReportMetric(duel(b, 60, steady{w}, steady{usual()}), "%won")
				f := study(b, 2, 30, nil, steady{w})
				b.ReportMetric(100*float64(f.ends[0])/float64(f.rounds), "%filled")
			}
		})
	}
}
