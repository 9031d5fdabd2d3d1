package london

// Vignettes of the West End, Westminster and Kensington.

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

func horseGuards(a *art) {
	a.rect(-9, 9, 0, 6, stone)
	a.windows(-8.6, 8.6, .8, 5.6, 8, 2, .8, 1.2)
	a.rect(-3, 3, 0, 8, stone)
	a.arch(0, 0, 2, 3.6)
	a.rect(-1.8, 1.8, 8, 11.4, stone)
	a.disc(0, 9.8, 1.1, "#fffdf4")
	a.dome(0, 11.4, 1.4, 1.6, copper)
	a.fine("M0-13v-1.5")
}

func oratory(a *art) {
	a.rect(-8, 8, 0, 7, stone)
	a.posts(-7, 7, 0, 6.4, 8)
	a.gable(-8.4, 8.4, 7, 3, shade)
	a.rect(-3, 3, 9, 11, stone)
	a.dome(0, 11, 4, 5, slate)
	a.rect(-.8, .8, 15.6, 17.4, stone)
	a.dome(0, 17.4, .8, .8, gold)
}
