package london

// Vignettes south of the river, and what swims on it.

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

func waterloo(a *art) {
	a.rect(-13, 13, 0, 7, stone)
	a.windows(-12.6, 12.6, 1, 6.6, 12, 2, 1, 1.5)
	a.rect(-4.4, 4.4, 0, 9.4, stone)
	a.arch(0, 0, 5.4, 7)
	a.gable(-5, 5, 9.4, 2.4, shade)
	a.disc(0, 9.2, 1.2, "#fffdf4")
	a.add(`<path d="M-13-7q3-4 6 0zM7-7q3-4 6 0z" fill="%s"/>`, slate)
}

func festivalHall(a *art) {
	a.rect(-10, 10, 0, 3, shade)
	a.rect(-9, 9, 3, 8, stone)
	a.posts(-8, 8, 3, 8, 13)
	a.add(`<path d="M-8-8Q0-13 8-8z" fill="%s"/>`, copper)
	a.posts(-9, 9, 0, 3, 7)
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

// church is any of the many with a steeple.
func church(a *art) {
	a.rect(-7, 5, 0, 6, stone)
	a.poly(slate, "-7 6;-6 8.6;4 8.6;5 6")
	a.windows(-6.6, 4, 1, 5.4, 5, 1, 1, 3)
	a.rect(4, 8, 0, 10, stone)
	a.dim(6.6, 8, 0, 10)
	a.windows(4, 8, 6, 9.6, 1, 1, 1.2, 2.4)
	a.rect(4.6, 7.4, 10, 13, stone)
	a.spire(6, 13, 3, 9, slate)
}

func gasholder(a *art) {
	a.add(`<path d="M-9 0V-9a9 2.4 0 0 1 18 0V0z" fill="%s"/>`, slate)
	a.add(`<ellipse cy="-9" rx="9" ry="2.4" fill="%s"/>`, copper)
	a.posts(-10, 10, 0, 15, 7)
	a.fine("M-10-15a10 2.4 0 0 1 20 0a10 2.4 0 0 1-20 0M-10-7.500a10 2.4 0 0 0 20 0")
	a.dim(4, 9, 0, 9)
}

// playhouse is a theatre with its name in lights.
func playhouse(a *art) {
	a.rect(-7, 7, 0, 8, brick)
	a.windows(-6.6, 6.6, 3.4, 7.6, 5, 1, 1.2, 2.8)
	a.gable(-7.4, 7.4, 8, 3, stone)
	a.rect(-7.6, 7.6, 2, 3.2, "#b8292f")
	a.posts(-6, 6, 0, 2, 5)
	a.disc(0, 9.2, .9, gold)
}
