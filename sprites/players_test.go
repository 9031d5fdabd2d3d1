package sprites

import (
	"image/color"
	"math"
	"testing"
)

// blindness is how each kind of colour blindness mixes the linear red, green and blue of a
// colour, at its full strength (Machado, Oliveira and Fernandes, 2009).
var blindness = map[string][3][3]float64{
	"protanopia":   {{0.152286, 1.052583, -0.204868}, {0.114503, 0.786281, 0.099216}, {-0.003882, -0.048116, 1.051998}},
	"deuteranopia": {{0.367322, 0.860646, -0.227968}, {0.280085, 0.672501, 0.047413}, {-0.011820, 0.042940, 0.968881}},
	"tritanopia":   {{1.255528, -0.076749, -0.178779}, {-0.078411, 0.930809, 0.147602}, {0.004733, 0.691367, 0.303900}},
}

// toXYZ is the standard matrix of sRGB under D65, divided by its white.
var toXYZ = [3][3]float64{
	{0.4124564 / 0.95047, 0.3575761 / 0.95047, 0.1804375 / 0.95047},
	{0.2126729, 0.7151522, 0.0721750},
	{0.0193339 / 1.08883, 0.1191920 / 1.08883, 0.9503041 / 1.08883},
}

func mix(m [3][3]float64, v [3]float64) (out [3]float64) {
	for i, row := range m {
		out[i] = min(1, max(0, row[0]*v[0]+row[1]*v[1]+row[2]*v[2]))
	}
	return out
}

// lab is a colour, as a kind of colour blindness sees it, in CIELAB.
func lab(c color.RGBA, seen [3][3]float64) [3]float64 {
	var linear [3]float64
	for i, v := range [3]uint8{c.R, c.G, c.B} {
		x := float64(v) / 255
		if linear[i] = x / 12.92; x > 0.04045 {
			linear[i] = math.Pow((x+0.055)/1.055, 2.4)
		}
	}
	f := mix(toXYZ, mix(seen, linear))
	for i, t := range f {
		if f[i] = (24389.0/27*t + 16) / 116; t > 216.0/24389 {
			f[i] = math.Cbrt(t)
		}
	}
	return [3]float64{116*f[1] - 16, 500 * (f[0] - f[1]), 200 * (f[1] - f[2])}
}

// TestPlayersStayApart: in both palettes no two players come nearer than ΔE 15 (CIE 1976)
// for people who are colour-blind.
func TestPlayersStayApart(t *testing.T) {
	const least = 15
	for palette, all := range map[string][6]Player{"usual": Players, "bold": Bold} {
		for kind, seen := range blindness {
			for i, a := range all {
				for _, b := range all[:i] {
					p, q := lab(a.Color, seen), lab(b.Color, seen)
					if d := math.Hypot(math.Hypot(p[0]-q[0], p[1]-q[1]), p[2]-q[2]); d < least {
						t.Errorf("%s palette, %s: %s and %s are only %.1f apart", palette, kind, a.Name, b.Name, d)
					}
				}
			}
		}
	}
}
