// Package geom has the one point of the program (of the pointer, of screens and of maps) and
// the box of drawings and maps.
//
// It knows no unit. Its users say what they are: points of the display,
// pixels, units of a map; x always grows to the right and y downwards.
package geom

import "math"

// Point is a place, or the way from one place to another.
type Point struct{ X, Y float64 }

// Pt is shorthand for Point{X: x, Y: y}.
func Pt(x, y float64) Point { return Point{x, y} }

// Add is p moved by q.
func (p Point) Add(q Point) Point { return Point{p.X + q.X, p.Y + q.Y} }

// Sub is the way from q to p.
func (p Point) Sub(q Point) Point { return Point{p.X - q.X, p.Y - q.Y} }

// Lerp is the share t of the way from p to q.
func (p Point) Lerp(q Point, t float64) Point {
	return Point{p.X + (q.X-p.X)*t, p.Y + (q.Y-p.Y)*t}
}

// Dot is the scalar product: 0 for ways at right angles.
func (p Point) Dot(q Point) float64 { return p.X*q.X + p.Y*q.Y }

// Cross is the signed area between both ways: 0 for parallel ones.
func (p Point) Cross(q Point) float64 { return p.X*q.Y - p.Y*q.X }

// Len is how long the way p is.
func (p Point) Len() float64 { return math.Hypot(p.X, p.Y) }

// Distance is how far q is from p.
func (p Point) Distance(q Point) float64 { return p.Sub(q).Len() }

// Left is a quarter turn to the left, as seen on the screen.
func (p Point) Left() Point { return Point{p.Y, -p.X} }
