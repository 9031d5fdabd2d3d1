package london

// Vignettes of the stations and squares north of Oxford Street.

func temple(a *art, half float64, columns int) {
	a.rect(-half, half, 0, 7.6, stone)
	a.posts(-half+1, half-1, 1, 7.6, columns*2)
	a.rect(-half-.6, half+.6, 7.6, 9, shade)
	a.rect(-half/2-1, half/2+1, 0, 8, stone)
	a.posts(-half/2, half/2, 1, 7.6, columns)
	a.gable(-half/2-1.6, half/2+1.6, 8.6, 3.8, stone)
	a.rect(-half-1, half+1, 0, 1, shade)
}

func britishMuseum(a *art) {
	temple(a, 12, 8)
	a.rect(-14, -10, 0, 8, stone)
	a.rect(10, 14, 0, 8, stone)
	a.posts(-13.4, -10.6, 1, 8, 4)
	a.posts(10.6, 13.4, 1, 8, 4)
}

func postOffice(a *art) {
	a.rect(-4.6, 4.6, 0, 4, shade)
	a.rect(-1.6, 1.6, 4, 15, slate)
	a.rows(-1.6, 1.6, 5, 14, 7)
	a.rect(-3, 3, 15, 16.4, stone)
	a.rect(-2, 2, 16.4, 22, slate)
	a.rows(-2, 2, 17, 21, 4)
	a.rect(-3.4, 3.4, 22, 26, stone)
	a.rows(-3.4, 3.4, 23, 25, 2)
	a.rect(-1.4, 1.4, 26, 28, shade)
	a.fine("M0-28v-5")
}

func stPancras(a *art) {
	a.rect(-12, 9, 0, 10, brick)
	a.windows(-11, 7, 1, 9, 9, 2, .9, 2.2)
	a.poly(slate, "-12 10;-10.6 14;7.6 14;9 10")
	for _, x := range []float64{-9, -5, -1, 3} {
		a.gable(x-1.3, x+1.3, 10, 3.6, brick)
	}
	a.rect(8, 12.4, 0, 18, brick)
	a.dim(10.8, 12.4, 0, 18)
	a.disc(10.2, 15.6, 1.6, "#fffdf4")
	a.spire(10.2, 18, 4.2, 8, slate)
	a.rect(-14, -11, 0, 14, brick)
	a.spire(-12.5, 14, 3.2, 6, slate)
	a.arch(-8, 0, 2.2, 4.4)
}

func kingsCross(a *art) {
	a.rect(-11, 11, 0, 6, brick)
	a.add(`<path d="M-10.5-6a5.2 5.8 0 0 1 10.4 0zM.1-6a5.2 5.8 0 0 1 10.4 0z" fill="%s"/>`, slate)
	a.fine("M-8-6q2.8-6.4 5.4 0M2.6-6q2.8-6.4 5.4 0")
	a.rect(-1.4, 1.4, 0, 14, brick)
	a.disc(0, 11.4, 1.1, "#fffdf4")
	a.gable(-1.8, 1.8, 14, 2, shade)
	a.rect(-12, -10, 0, 9, brick)
	a.rect(10, 12, 0, 9, brick)
	a.windows(-9.6, 9.6, .4, 4.6, 8, 1, 1.2, 3)
}

func eustonArch(a *art) {
	a.rect(-7, 7, 0, 11, stone)
	a.rect(-2.4, 2.4, 0, 9, dark)
	a.posts(-6, -3.4, 0, 9.6, 4)
	a.posts(3.4, 6, 0, 9.6, 4)
	a.rect(-7.8, 7.8, 9.6, 11, shade)
	a.gable(-8, 8, 11, 3.2, stone)
	for _, x := range []float64{-10.4, 10.4} {
		a.rect(x-1.6, x+1.6, 0, 5, stone)
		a.gable(x-1.9, x+1.9, 5, 1.4, shade)
	}
}

func paddington3(a *art) { shed(a, 3) }
func liverpoolSt(a *art) {
	shed(a, 2)
	a.rect(-14.6, -11.6, 0, 12, brick)
	a.disc(-13.1, 9.6, 1, "#fffdf4")
	a.spire(-13.1, 12, 3.4, 4, slate)
}

func planetarium(a *art) {
	a.rect(-9, 0, 0, 8, stone)
	a.windows(-8.6, -.4, 1, 7.6, 4, 2, 1, 1.8)
	a.rect(0, 9, 0, 3, shade)
	a.dome(4.4, 3, 5, 6.4, copper)
	a.fine("M4.4-3v-6.4M1.8-3q.4-4.6 2-6.2M7-3q-.4-4.6-2-6.2")
	a.disc(4.4, 10, .7, gold)
}

func senateHouse(a *art) {
	a.rect(-9, 9, 0, 8, stone)
	a.windows(-8.6, 8.6, .6, 7.6, 8, 3, .8, 1.2)
	a.rect(-5.4, 5.4, 0, 14, stone)
	a.rect(-4, 4, 14, 19, stone)
	a.rect(-3, 3, 19, 22, stone)
	a.windows(-4, 4, 2, 19, 4, 7, .7, 1.2)
	a.dim(2, 4, 0, 19)
}

// roundPortico is the one with the needle at the end of Regent Street.
func roundPortico(a *art) {
	a.rect(-8, 0, 0, 6, stone)
	a.poly(slate, "-8 6;-7 8;0 8;0 6")
	a.windows(-7.6, -1, 1, 5.4, 4, 1, 1, 2.6)
	a.rect(-2, 6, 0, 7, stone)
	a.posts(-1.4, 5.4, .6, 6.4, 7)
	a.rect(-.4, 4.4, 7, 11, stone)
	a.posts(.2, 3.8, 7, 11, 5)
	a.spire(2, 11, 2.6, 9, slate)
}

func broadcasting(a *art) {
	a.poly(stone, "-7 0;-7 11;-4 16;5 16;7 12;7 0")
	a.windows(-6.4, 6.4, .8, 11, 8, 5, .8, 1.1)
	a.windows(-3.6, 4.6, 11.6, 15.6, 6, 2, .7, 1)
	a.dim(4, 7, 0, 12)
	a.disc(0, 13.6, 1.2, "#fffdf4")
	a.fine("M0-16v-7M-1.5-19h3M-1-21h2")
}

func emporium(a *art) {
	a.rect(-12, 12, 0, 9, stone)
	a.posts(-11.4, 11.4, 2, 8, 15)
	a.rect(-12.6, 12.6, 8.4, 10, shade)
	a.rect(-2.4, 2.4, 0, 8.4, dark)
	a.disc(0, 6, 1.2, gold)
	a.flag(-9, 10)
	a.flag(8, 10)
}
