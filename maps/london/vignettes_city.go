package london

// Vignettes of the City and its river. Each is a few strokes of what one
// knows a building by; all are our own drawings.

func towerBridge(a *art) {
	a.fine("M-17-5Q-12-5-8.5-16M17-5Q12-5 8.5-16")
	a.rect(-17, 17, 3.2, 4.8, slate)
	a.posts(-16, -10, 4.8, 8, 5)
	a.posts(10, 16, 4.8, 8, 5)
	a.rect(-7, 7, 15, 17, copper)
	a.posts(-6, 6, 15, 17, 9)
	for _, x := range []float64{-8, 8} {
		a.rect(x-3.2, x+3.2, 0, 3.4, shade)
		a.rect(x-2.6, x+2.6, 3.4, 19, stone)
		a.dim(x+1, x+2.6, 3.4, 19)
		a.arch(x, 3.4, 2.6, 4.6)
		a.windows(x-2.6, x+2.6, 9, 18, 2, 2, .9, 2.4)
		a.spire(x-2.3, 19, 1.3, 4, slate)
		a.spire(x+2.3, 19, 1.3, 4, slate)
		a.spire(x, 19, 3.4, 6, slate)
	}
}

func stPauls(a *art) {
	a.rect(-12, 12, 0, 9, stone)
	a.windows(-11, 11, 1, 8, 9, 2, .8, 1.8)
	a.rect(-5, 5, 0, 10, stone)
	a.posts(-4, 4, 0, 6, 7)
	a.gable(-5.4, 5.4, 9, 3, shade)
	for _, x := range []float64{-9.5, 9.5} {
		a.rect(x-1.8, x+1.8, 9, 14, stone)
		a.dome(x, 14, 1.6, 2.2, slate)
		a.spire(x, 16, 1, 2.4, slate)
	}
	a.rect(-6, 6, 12, 17, stone)
	a.posts(-5, 5, 12, 17, 9)
	a.dome(0, 17, 6.4, 8.5, slate)
	a.fine("M-3-17.5Q-3-23-1-25M3-17.5Q3-23 1-25M0-17.5V-25")
	a.rect(-1.2, 1.2, 25, 28, stone)
	a.dome(0, 28, 1.2, 1.2, gold)
	a.fine("M0-29v-3M-1-31h2")
	a.dim(7, 12, 0, 9)
}

func whiteTower(a *art) {
	a.rect(-12, 12, 0, 5, shade)
	a.posts(-11.5, 11.5, 5, 6, 14)
	a.rect(-7, 7, 2, 13, stone)
	a.windows(-5, 5, 5, 12, 4, 2, .9, 1.8)
	a.posts(-4, 4, 2, 13, 3)
	for _, x := range []float64{-7, -2.6, 2.6, 7} {
		a.rect(x-1.4, x+1.4, 1, 14.6, stone)
		a.dim(x+.3, x+1.4, 1, 14.6)
		a.dome(x, 14.6, 1.5, 2, slate)
		a.fine("M" + num(x) + "-16.4v-1.6")
	}
	a.arch(-9.6, 0, 1.8, 3.4)
}

// shed is the glass hall of a railway station.
func shed(a *art, arches int) {
	w := 24.0 / float64(arches)
	for i := range arches {
		x := -12 + w*(float64(i)+.5)
		a.rect(x-w/2, x+w/2, 0, 5, stone)
		a.dome(x, 5, w/2, w/2*.95, slate)
		a.fine("M" + num(x) + "-5v-" + num(w/2*.95) + "M" + num(x-w/4) + "-5q" + num(w/4) + "-" + num(w*.8) + " " + num(w/2) + " 0")
		a.arch(x, 0, w*.5, 3.6)
	}
	a.rect(-12.6, 12.6, 0, .8, shade)
}

func monument(a *art) {
	a.rect(-2.6, 2.6, 0, 5, stone)
	a.rect(-1.2, 1.2, 5, 19, stone)
	a.dim(.2, 1.2, 5, 19)
	a.rect(-2, 2, 19, 20.2, shade)
	a.rect(-.9, .9, 20.2, 22, stone)
	a.poly(gold, "-1 22;-1.4 23.6;-.4 23.4;0 25;.5 23.4;1.4 23.6;1 22")
}

func bank(a *art) {
	a.rect(-11, 11, 0, 6, stone)
	a.posts(-10, 10, 0, 6, 18)
	a.rect(-6.6, 6.6, 6, 10, stone)
	a.posts(-5.6, 5.6, 6.4, 10, 9)
	a.gable(-7, 7, 10, 3, shade)
	a.arch(0, 0, 2, 4)
}

func southwark(a *art) {
	a.rect(-9, 9, 0, 7, stone)
	a.poly(slate, "-9 7;-8 10;8 10;9 7")
	a.windows(-8, 8, 1, 6.4, 6, 1, 1, 3.4)
	a.rect(-3, 3, 0, 15, stone)
	a.windows(-3, 3, 9, 14.6, 2, 1, 1, 3.4)
	a.dim(1.4, 3, 0, 15)
	a.spire(-2.6, 15, 1, 3.4, shade)
	a.spire(2.6, 15, 1, 3.4, shade)
}

func smithfield(a *art) {
	a.rect(-11, 11, 0, 6, brick)
	a.windows(-10.6, 10.6, 1, 5.6, 9, 1, 1.2, 3)
	a.poly(slate, "-11 6;-9 9;9 9;11 6")
	for _, x := range []float64{-10, 10} {
		a.rect(x-1.6, x+1.6, 0, 8, stone)
		a.dome(x, 8, 1.7, 3, copper)
	}
	a.arch(0, 0, 3.4, 5.4)
}

func lawCourts(a *art) {
	a.rect(-10, 10, 0, 7, stone)
	a.windows(-9.6, 9.6, 1, 6.6, 9, 1, 1, 3.4)
	a.gable(-4, 4, 7, 6, slate)
	a.rect(-4, 4, 0, 7.6, stone)
	a.disc(0, 7.6, 1.4, slate)
	a.arch(0, 0, 2.4, 4.4)
	for _, x := range []float64{-9, -4.6, 4.6, 9} {
		a.rect(x-.9, x+.9, 0, 9, stone)
		a.spire(x, 9, 2, 4, slate)
	}
}

func guildhall(a *art) {
	a.rect(-8, 8, 0, 7, stone)
	a.windows(-7.6, 7.6, 1, 6.6, 6, 1, 1.1, 4)
	a.poly(slate, "-8 7;-7 10.6;7 10.6;8 7")
	a.rect(-2.4, 2.4, 0, 10, stone)
	a.arch(0, 0, 1.8, 4)
	a.spire(-2.4, 10, 1, 3, shade)
	a.spire(2.4, 10, 1, 3, shade)
	a.spire(0, 10.6, 1.6, 6, slate)
}

// hawksmoor is a church whose portico carries a great white spire.
func hawksmoor(a *art) {
	a.rect(-5, 5, 0, 6, stone)
	a.posts(-4, 4, 0, 5.4, 6)
	a.dome(0, 6, 3, 2, shade)
	a.rect(-3, 3, 7, 13, stone)
	a.windows(-3, 3, 8, 12.4, 1, 1, 1.6, 3)
	a.dim(1.4, 3, 7, 13)
	a.spire(0, 13, 4.6, 12, stone)
}

func oldBailey(a *art) {
	a.rect(-9, 9, 0, 7, stone)
	a.windows(-8.6, 8.6, .8, 6.6, 8, 2, .9, 1.6)
	a.rect(-3.6, 3.6, 0, 9, stone)
	a.gable(-4, 4, 9, 1.8, shade)
	a.arch(0, 0, 2.2, 4.4)
	a.rect(-2.6, 2.6, 10, 13, stone)
	a.posts(-2, 2, 10, 13, 5)
	a.dome(0, 13, 3, 4, copper)
	a.fine("M0-17v-3M-2-19h4M-2-19v1M2-19v1")
	a.disc(0, 20, .6, gold)
}

func somerset(a *art) {
	a.rect(-13, 13, 0, 7, stone)
	a.posts(-12, 12, 2.4, 7, 19)
	for _, x := range []float64{-9, -5.6, 5.6, 9} {
		a.arch(x, 0, 2, 2)
	}
	a.arch(0, 0, 3, 3.4)
	a.gable(-4, 4, 7, 2.2, shade)
	a.dome(0, 8.6, 1.8, 2, copper)
}

func goods(a *art) {
	for i := range 3 {
		x := -12.0 + 8*float64(i)
		a.rect(x, x+8, 0, 5, brick)
		a.gable(x, x+8, 5, 3.4, slate)
		a.arch(x+4, 0, 3.6, 4)
	}
	a.rect(12, 14, 0, 12, brick)
	a.rows(12, 14, 9, 11, 2)
}

// inn is the coaching inn at the top of the hill.
func inn(a *art) {
	a.rect(-8, 8, 0, 8, brick)
	a.windows(-7.6, 7.6, 2.6, 7.6, 6, 2, 1, 1.6)
	a.rect(-8.4, 8.4, 0, 2, dark)
	a.rect(3, 8, 8, 11, brick)
	a.dome(5.5, 11, 2.7, 4, copper)
	a.fine("M5.5-15v-2")
	a.poly(slate, "-8 8;-7 10;3 10;3 8")
}

func londonBridge(a *art) {
	shed(a, 3)
	a.rect(-13, 13, 0, 1.2, brick)
}
