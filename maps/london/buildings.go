package london

// The vignettes. Each is a few strokes of what one knows a building by; all
// are our own drawings.

func bigBen(a *art) {
	a.rect(-8, 2, 0, 9, stone)
	a.posts(-7, 1, 0, 9, 8)
	a.windows(-8, 2, 1, 8, 5, 2, .9, 2)
	for _, x := range []float64{-8, -5, -2} {
		a.spire(x+.5, 9, 1.4, 3, slate)
	}
	a.rect(1.5, 7, 0, 22, stone)
	a.posts(2.6, 5.9, 1, 15, 4)
	a.rect(1, 7.5, 15.5, 22, stone)
	a.disc(4.2, 18.8, 2.3, "#fffdf4")
	a.fine("M4.2-18.8v-1.7M4.2-18.8l1.2.6")
	a.dim(5.6, 7, 0, 15.5)
	a.rect(2, 6.5, 22, 24, shade)
	a.gable(1.6, 6.9, 24, 7, slate)
}

func abbey(a *art) {
	a.rect(-3, 10, 0, 9, stone)
	a.poly(slate, "-3 9;-1 12;9 12;10 9")
	a.posts(0, 9, 0, 9, 5)
	a.windows(-1, 9, 2, 8, 4, 1, 1.1, 4)
	a.rect(-10, -6, 0, 19, stone)
	a.rect(-4, 0, 0, 19, stone)
	a.rect(-6, -4, 0, 12, stone)
	a.dim(-7.2, -6, 0, 19)
	a.dim(-1.2, 0, 0, 19)
	a.arch(-5, 0, 1.4, 3)
	a.windows(-10, -6, 3, 18, 1, 3, 1, 3)
	a.windows(-4, 0, 3, 18, 1, 3, 1, 3)
	a.disc(-5, 8.6, .9, slate)
	for _, x := range []float64{-9.6, -6.4, -3.6, -.4} {
		a.spire(x, 19, 1, 2.6, shade)
	}
}

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

func palace(a *art) {
	a.rect(-15, 15, 0, 9, stone)
	a.windows(-14.5, 14.5, 1, 8.4, 17, 3, .8, 1.3)
	for _, x := range []float64{-12.6, 0, 12.6} {
		a.rect(x-2.6, x+2.6, 0, 9.4, stone)
		a.posts(x-2, x+2, 3, 8, 4)
		a.gable(x-2.9, x+2.9, 9.4, 2, shade)
	}
	a.arch(0, 0, 1.6, 2.8)
	a.flag(0, 11.2)
}

func nelson(a *art) {
	a.rect(-4, 4, 0, 2, shade)
	a.rect(-2.4, 2.4, 2, 5, stone)
	a.rect(-1, 1, 5, 21, stone)
	a.dim(.2, 1, 5, 21)
	a.rect(-1.7, 1.7, 21, 22.2, shade)
	a.poly(dark, "-.7 22.2;-.6 25;0 26.4;.6 25;.7 22.2")
	a.poly(dark, "-6.4 0;-6.4 1.6;-5.6 2.4;-4.6 1.4;-4.4 0")
	a.poly(dark, "6.4 0;6.4 1.6;5.6 2.4;4.6 1.4;4.4 0")
}

func marbleArch(a *art) {
	a.rect(-8, 8, 0, 10, stone)
	a.rect(-8.6, 8.6, 9.4, 11.4, shade)
	a.rect(-3.4, 3.4, 11.4, 12.8, stone)
	a.arch(0, 0, 3.6, 7.4)
	a.arch(-5.4, 0, 2, 5)
	a.arch(5.4, 0, 2, 5)
	a.posts(-7.4, -2.6, 0, 9.4, 3)
	a.posts(2.6, 7.4, 0, 9.4, 3)
}

func albertHall(a *art) {
	a.add(`<ellipse cx="0" cy="-1" rx="13" ry="2.4" fill="%s"/>`, shade)
	a.rect(-12, 12, 1, 9, brick)
	a.windows(-12, 12, 1, 8, 11, 2, 1, 2.2)
	a.rect(-12.6, 12.6, 8.6, 10.4, stone)
	a.dome(0, 10.4, 11.4, 6.6, slate)
	a.fine("M0-10.4V-17M-6-10.4Q-5-15-1-17M6-10.4Q5-15 1-17")
	a.rect(-1.4, 1.4, 16.6, 18.2, stone)
	a.rect(-3, 3, 0, 8.4, brick)
	a.arch(0, 0, 2.6, 6)
}

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

func nationalGallery(a *art) {
	temple(a, 11, 6)
	a.rect(-2, 2, 11.4, 13, stone)
	a.dome(0, 13, 2, 2.4, slate)
}

func tate(a *art) {
	temple(a, 10, 6)
	a.fine("M0-12.6v-2")
	a.poly(gold, "-1 12.4;0 15;1 12.4")
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

func battersea(a *art) {
	a.rect(-9, 9, 0, 11, brick)
	a.rect(-11.5, 11.5, 0, 7, brick)
	a.posts(-8, 8, 1, 11, 12)
	for _, x := range []float64{-10, -6.6, 6.6, 10} {
		h := 13.0
		if x == -6.6 || x == 6.6 {
			h = 14
		}
		a.rect(x-1.8, x+1.8, 0, h, brick)
		a.dim(x+.4, x+1.8, 0, h)
		a.poly(stone, num(x-1.1)+" "+num(h)+";"+num(x-.8)+" 24;"+num(x+.8)+" 24;"+num(x+1.1)+" "+num(h))
		a.rows(x-1, x+1, h+2, 23, 3)
	}
	a.add(`<path d="M10-25c1-3 4-1 5-3s3-1 4-2" fill="none" stroke="#8b8f94" stroke-width=".9" stroke-linecap="round"/>`)
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

func paddington3(a *art) { shed(a, 3) }
func liverpoolSt(a *art) {
	shed(a, 2)
	a.rect(-14.6, -11.6, 0, 12, brick)
	a.disc(-13.1, 9.6, 1, "#fffdf4")
	a.spire(-13.1, 12, 3.4, 4, slate)
}

func victoria(a *art) {
	a.rect(-13, 13, 0, 8, brick)
	a.windows(-12.4, 12.4, .6, 7.6, 11, 2, 1, 1.8)
	a.poly(slate, "-13 8;-11 11;-5 11;-3 8")
	a.poly(slate, "13 8;11 11;5 11;3 8")
	a.rect(-4, 4, 0, 10, stone)
	a.dome(0, 10, 4, 4, slate)
	a.disc(0, 8, 1.4, "#fffdf4")
	a.arch(0, 0, 3, 4.4)
}

func waterloo(a *art) {
	a.rect(-13, 13, 0, 7, stone)
	a.windows(-12.6, 12.6, 1, 6.6, 12, 2, 1, 1.5)
	a.rect(-4.4, 4.4, 0, 9.4, stone)
	a.arch(0, 0, 5.4, 7)
	a.gable(-5, 5, 9.4, 2.4, shade)
	a.disc(0, 9.2, 1.2, "#fffdf4")
	a.add(`<path d="M-13-7q3-4 6 0zM7-7q3-4 6 0z" fill="%s"/>`, slate)
}

func campanile(a *art) {
	a.rect(-9, 6, 0, 7, brick)
	a.rows(-9, 6, 1.6, 5.6, 4)
	for _, x := range []float64{-6, -1.6, 2.8} {
		a.dome(x, 7, 2.2, 1.9, slate)
	}
	a.arch(-1.6, 0, 3, 4.4)
	a.rect(5, 8.6, 0, 25, brick)
	a.rows(5, 8.6, 2, 20, 10)
	a.dim(7.4, 8.6, 0, 25)
	a.windows(5, 8.6, 20.6, 24.4, 2, 1, .8, 2.6)
	a.dome(6.8, 25, 1.8, 2.6, slate)
}

func festivalHall(a *art) {
	a.rect(-10, 10, 0, 3, shade)
	a.rect(-9, 9, 3, 8, stone)
	a.posts(-8, 8, 3, 8, 13)
	a.add(`<path d="M-8-8Q0-13 8-8z" fill="%s"/>`, copper)
	a.posts(-9, 9, 0, 3, 7)
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

func wellingtonArch(a *art) {
	a.rect(-6, 6, 0, 10, stone)
	a.arch(0, 0, 4, 7)
	a.posts(-5, -3, 0, 9, 2)
	a.posts(3, 5, 0, 9, 2)
	a.rect(-6.6, 6.6, 9.4, 11, shade)
	a.poly(dark, "-4 11;-3.4 13;-1.6 12.6;-.4 14.6;.6 12.8;3 13.2;4 11")
}

func albertMemorial(a *art) {
	a.rect(-5, 5, 0, 1.4, shade)
	a.rect(-3.6, 3.6, 1.4, 3.4, stone)
	a.posts(-2.6, 2.6, 3.4, 10, 2)
	a.poly(gold, "-.9 3.4;-.9 6;0 7.8;.9 6;.9 3.4")
	a.gable(-3.4, 3.4, 10, 4, slate)
	a.spire(0, 12, 2, 8, gold)
	a.fine("M0-20v-2M-.8-21h1.6")
}

func naturalHistory(a *art) {
	a.rect(-15, 15, 0, 8, shade)
	a.windows(-14.6, 14.6, 1, 7.6, 15, 2, .9, 2)
	a.poly(slate, "-15 8;-14 10.4;14 10.4;15 8")
	for _, x := range []float64{-13.6, 13.6} {
		a.rect(x-1.6, x+1.6, 0, 12, shade)
		a.spire(x, 12, 3.4, 4, slate)
	}
	a.rect(-4, 4, 0, 11, stone)
	a.arch(0, 0, 3.6, 6.4)
	for _, x := range []float64{-4, 4} {
		a.rect(x-1.3, x+1.3, 0, 15, stone)
		a.rows(x-1.3, x+1.3, 2, 14, 6)
		a.spire(x, 15, 2.8, 4.6, slate)
	}
}

func vanda(a *art) {
	a.rect(-11, 11, 0, 8, brick)
	a.windows(-10.6, 10.6, 1, 7.6, 9, 2, 1, 2)
	a.rect(-3, 3, 0, 11, stone)
	a.arch(0, 0, 2.8, 6)
	a.rect(-2.4, 2.4, 11, 14, stone)
	a.posts(-1.8, 1.8, 11, 14, 4)
	a.dome(0, 14, 2.6, 2.6, copper)
	a.fine("M0-16.6v-2.4")
	for _, x := range []float64{-9.4, 9.4} {
		a.dome(x, 8, 1.8, 2, slate)
	}
}

func lambethPalace(a *art) {
	a.rect(-8, 8, 0, 6, brick)
	a.poly(slate, "-2 6;-1 8.6;7 8.6;8 6")
	for _, x := range []float64{-7, -3} {
		a.rect(x-1.8, x+1.8, 0, 12, brick)
		a.posts(x-1.6, x+1.6, 12, 13, 4)
		a.windows(x-1.8, x+1.8, 5, 12, 1, 2, 1, 1.6)
	}
	a.arch(-5, 0, 1.6, 4)
	a.windows(-1, 7.6, 1, 5.6, 4, 1, 1, 2.6)
}

func warMuseum(a *art) {
	a.rect(-12, 12, 0, 6, brick)
	a.windows(-11.6, 11.6, .6, 5.6, 10, 2, .9, 1.4)
	a.rect(-4, 4, 0, 7, stone)
	a.posts(-3.2, 3.2, .6, 7, 6)
	a.gable(-4.6, 4.6, 7, 2.4, shade)
	a.rect(-2, 2, 9, 11.6, stone)
	a.dome(0, 11.6, 2.6, 3.6, copper)
	a.rect(-.5, .5, 15, 16.4, stone)
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

func harrods(a *art) {
	a.rect(-11, 11, 0, 10, brick)
	a.windows(-10.6, 10.6, 1, 9.6, 9, 4, 1, 1.2)
	a.rect(-3.4, 3.4, 0, 12, brick)
	a.dome(0, 12, 3.6, 4, copper)
	a.flag(0, 15.6)
	for _, x := range []float64{-9.6, 9.6} {
		a.rect(x-1.4, x+1.4, 10, 12, brick)
		a.dome(x, 12, 1.4, 1.8, copper)
	}
	a.rect(-11.6, 11.6, 0, 1.8, dark)
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

func eros(a *art) {
	a.rect(-4, 4, 0, 1.2, shade)
	a.rect(-2.8, 2.8, 1.2, 3, shade)
	a.add(`<path d="M-1.6-3Q-.6-5-.8-8h1.6Q.6-5 1.6-3z" fill="%s"/>`, copper)
	a.add(`<path d="M0-8l-.6-1.6.2-1.8-2-1.4q2.6-1 3 .4l2.2.4M0-9.6l1.6 1.8" fill="none" stroke-width=".7" stroke-linecap="round"/>`)
	a.disc(.3, 13.2, .6, dark)
}

func needle(a *art) {
	a.rect(-2.4, 2.4, 0, 2.2, shade)
	a.poly(stone, "-1.2 2.2;-.8 14;0 15.6;.8 14;1.2 2.2")
	a.dim(.2, .9, 2.2, 13.6)
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

func admiraltyArch(a *art) {
	a.rect(-10, 10, 0, 8, stone)
	a.windows(-9.6, 9.6, 5, 8, 10, 1, .8, 1.4)
	for _, x := range []float64{-4, 0, 4} {
		a.arch(x, 0, 2.6, 4.8)
	}
	a.rect(-10.6, 10.6, 8, 9.2, shade)
	a.rect(-5, 5, 9.2, 11, stone)
}

func royalHospital(a *art) {
	a.rect(-13, 13, 0, 6, brick)
	a.windows(-12.6, 12.6, .6, 5.6, 12, 2, .8, 1.4)
	a.poly(slate, "-13 6;-12 8.4;12 8.4;13 6")
	a.rect(-3.4, 3.4, 0, 6.6, stone)
	a.posts(-2.6, 2.6, 0, 6.6, 4)
	a.gable(-4, 4, 6.6, 2, stone)
	a.rect(-1.2, 1.2, 8.6, 11.4, stone)
	a.dome(0, 11.4, 1.3, 2, copper)
}

// elephant serves the Zoo and, with a tower on its back, the Elephant and
// Castle.
func elephant(a *art) {
	a.add(`<path d="M-6.4 0v-5q-.2-4 4-4.2h3.4q1.4-2.2 4-1.4 2.4.8 2.2 3.6-.2 2.6.2 4 .4 1 1.4.6-.2 1.6-1.8 1.4-1.6-.2-1.8-2.6L5-5.6Q4.6-4.6 3.6-4.400V0H1.200v-3h-4.800V0z" fill="%s"/>`, slate)
	a.fine("M1.8-9.600q-1.2 3 .6 4.6 1.4-.6 1.6-3")
	a.disc(4.6, 8, .3, dark)
	a.fine("M-6.4-5q-1.2 1-.8 2.6")
}

func elephantCastle(a *art) {
	elephant(a)
	a.rect(-4.4, 1, 9, 14, brick)
	a.posts(-4, .6, 14, 15, 4)
	a.arch(-1.7, 9, 1.4, 3)
	a.poly("#b8292f", "-4.8 9;1.4 9;1.6 7.6;-5 7.6")
}

func countyHall(a *art) {
	a.rect(-11, 11, 0, 6.4, stone)
	a.windows(-10.6, 10.6, .6, 6, 11, 2, .8, 1.5)
	a.poly("#c07a5e", "-11 6.4;-10 9.4;10 9.4;11 6.4")
	a.rect(-1.2, 1.2, 9, 12, stone)
	a.spire(0, 12, 2.6, 2.6, slate)
	a.posts(-4, 4, 1, 6, 6)
}

// Small craft for the river and the lakes.

func barge(a *art) {
	a.add(`<path d="M-7-1.400h13l-1.6 2.400h-9.800z" fill="%s"/>`, dark)
	a.poly("#b5533c", "-.6 2;-.6 13;-6 3")
	a.poly("#c4684c", ".4 2;.4 14;5.6 3")
	a.fine("M0-1.400V-14.6")
}

func steamer(a *art) {
	a.add(`<path d="M-10-2h20l-2 3.200h-15.600z" fill="%s"/>`, dark)
	a.rect(-7, 6, 2, 4.4, stone)
	a.windows(-6.6, 5.6, 2, 4.4, 8, 1, .8, .9)
	a.rect(-1.4, 1, 4.4, 9, "#b8292f")
	a.rect(-1.4, 1, 8, 9, dark)
	a.disc(1.8, 1.6, 2.2, stone)
	a.fine("M-8-2v-5M8-2v-5")
	a.add(`<path d="M-.4-10c-1-2-4-1-5-3s-3-1-4-2" fill="none" stroke="#8b8f94" stroke-width="1" stroke-linecap="round"/>`)
}

func rowing(a *art) {
	a.add(`<path d="M-3.4-.8h6.800l-1.2 1.600h-4.400z" fill="%s"/>`, "#a8623f")
	a.fine("M0-.8l-3 2.400M.4-.8l3 2.4")
	a.disc(0, 2, .7, stone)
}
