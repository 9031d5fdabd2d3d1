package sprites

import (
	"image/color"
	"math"

	"intrigue/maps/svg"
)

// scenery is the class attribute of what lies on a map to be looked at only: fields,
// woods, houses. Whatever else is drawn belongs to the game and must be made out.
const scenery = "scenery"

// Strong is the svg.Tone for people who need more contrast. Paper turns white and ink
// black, what has a colour gets more of it, and scenery steps back, so that the things
// of the game stand out.
func Strong(class string, c color.NRGBA) color.NRGBA {
	l, a, b := oklab(c)
	grey := smooth(0.035, 0.09, math.Hypot(a, b)) // 0: hardly a colour, 1: paint
	if class == scenery {                         // it fades towards paper
		return rgb(1-0.4*(1-l), a*0.55, b*0.55, c.A)
	}
	l = stretch(l, 2.6-1.2*grey)
	a, b = a*(0.3+0.95*grey), b*(0.3+0.95*grey)
	return rgb(l, a, b, c.A)
}

var _ svg.Tone = Strong

// middle is the lightness at which ink becomes paper.
const middle = 0.62

// stretch pushes a lightness away from the middle.
func stretch(l, power float64) float64 {
	if l < middle {
		return middle * math.Pow(l/middle, power)
	}
	return 1 - (1-middle)*math.Pow((1-l)/(1-middle), power)
}

// smooth goes from 0 below lo to 1 above hi.
func smooth(lo, hi, v float64) float64 {
	t := min(1, max(0, (v-lo)/(hi-lo)))
	return t * t * (3 - 2*t)
}

// oklab is a colour as lightness (0…1) and two axes of hue, in Björn Ottosson's
// space, where steps look alike.
func oklab(c color.NRGBA) (l, a, b float64) {
	r, g, bl := linear(c.R), linear(c.G), linear(c.B)
	x := math.Cbrt(0.4122214708*r + 0.5363325363*g + 0.0514459929*bl)
	y := math.Cbrt(0.2119034982*r + 0.6806995451*g + 0.1073969566*bl)
	z := math.Cbrt(0.0883024619*r + 0.2817188376*g + 0.6299787005*bl)
	return 0.2104542553*x + 0.7936177850*y - 0.0040720468*z,
		1.9779984951*x - 2.4285922050*y + 0.4505937099*z,
		0.0259040371*x + 0.7827717662*y - 0.8086757660*z
}

// rgb is the way back; what no screen can show is brought to the nearest it can.
func rgb(l, a, b float64, alpha uint8) color.NRGBA {
	x, y, z := l+0.3963377774*a+0.2158037573*b, l-0.1055613458*a-0.0638541728*b, l-0.0894841775*a-1.2914855480*b
	x, y, z = x*x*x, y*y*y, z*z*z
	return color.NRGBA{
		gamma(4.0767416621*x - 3.3077115913*y + 0.2309699292*z),
		gamma(-1.2684380046*x + 2.6097574011*y - 0.3413193965*z),
		gamma(-0.0041960863*x - 0.7034186147*y + 1.7076147010*z), alpha,
	}
}

// linear is how much light a channel of sRGB gives, 0…1.
func linear(v uint8) float64 {
	f := float64(v) / 255
	if f <= 0.04045 {
		return f / 12.92
	}
	return math.Pow((f+0.055)/1.055, 2.4)
}

// gamma is the way back from linear.
func gamma(f float64) uint8 {
	switch {
	case f <= 0:
		return 0
	case f >= 1:
		return 255
	case f <= 0.0031308:
		f *= 12.92
	default:
		f = 1.055*math.Pow(f, 1/2.4) - 0.055
	}
	return uint8(f*255 + 0.5)
}

// Contrast is how well one colour is read on another one: 1 not at all, 21 black on
// white. Both are solid.
func Contrast(a, b color.RGBA) float64 {
	bright := func(c color.RGBA) float64 {
		return 0.2126*linear(c.R) + 0.7152*linear(c.G) + 0.0722*linear(c.B)
	}
	x, y := bright(a)+0.05, bright(b)+0.05
	return max(x, y) / min(x, y)
}
