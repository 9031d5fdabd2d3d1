package pimpernel

import "testing"

func BenchmarkTune(b *testing.B) {
	for _, v := range []struct {
		name   string
		change func(*weights)
	}{
		{"house 1.0", func(w *weights) { w.house = 1.0 }},
		{"house 1.4", func(w *weights) { w.house, w.idleHouse = 1.4, 0.6 }},
		{"tile 1.2", func(w *weights) { w.tile = 1.2 }},
		{"tile 0.4", func(w *weights) { w.tile = 0.4 }},
		{"back 0.45", func(w *weights) { w.back = 0.45 }},
		{"back 0.2", func(w *weights) { w.back = 0.2 }},
		{"supply 0.6", func(w *weights) { w.supply = 0.6 }},
		{"supply 0.3", func(w *weights) { w.supply = 0.3 }},
		{"rest 1.0", func(w *weights) { w.rest = 1.0 }},
		{"near .15", func(w *weights) { w.near = 0.15 }},
		{"later .55", func(w *weights) { w.later = 0.55 }},
		{"first .7", func(w *weights) { w.first = 0.7 }},
		{"haste 2", func(w *weights) { w.haste = 2 }},
	} {
		b.Run(v.name, func(b *testing.B) {
			w := usual()
			v.change(&w)
			for b.Loop() {
				b.ReportMetric(duel(b, 60, steady{w}, steady{usual()}), "%won")
			}
		})
	}
}
