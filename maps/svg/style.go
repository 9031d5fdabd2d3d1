package svg

import (
	"fmt"
	"image/color"
	"slices"
	"strconv"
	"strings"
)

// ink is what fills a shape: nothing, a colour, the inherited colour or a gradient.
type ink struct {
	kind inkKind
	rgb  color.NRGBA
	ref  string
}

type inkKind byte

const (
	none inkKind = iota
	solid
	current
	gradientInk
)

// style is the state that children inherit. opacity, clip and display belong to one element and are kept there.
type style struct {
	fill, stroke               ink
	fillOpacity, strokeOpacity float64
	evenOdd                    bool
	width                      float64
	cap, join                  string
	dashes                     []float64
	dashOffset                 float64
	strokeFirst                bool
	color                      color.NRGBA
	family                     string
	size                       float64
	weight                     int
	italic                     bool
	anchor                     string
	spacing                    float64
	class                      string
}

var initial = style{
	fill: ink{kind: solid, rgb: color.NRGBA{A: 255}}, fillOpacity: 1, strokeOpacity: 1,
	width: 1, cap: "butt", join: "miter", color: color.NRGBA{A: 255},
	family: "Go", size: 16, weight: 400, anchor: "start",
}

// own are the properties that are not inherited.
type own struct {
	opacity float64
	clip    string
	gone    bool
}

// set applies one presentation attribute. The first result says whether the name is one at all.
func (s *style) set(o *own, name, value string) (bool, error) {
	var err error
	value = strings.TrimSpace(value)
	switch name {
	case "fill":
		s.fill, err = parseInk(value)
	case "stroke":
		s.stroke, err = parseInk(value)
	case "fill-opacity":
		s.fillOpacity, err = fraction(value)
	case "stroke-opacity":
		s.strokeOpacity, err = fraction(value)
	case "opacity":
		o.opacity, err = fraction(value)
	case "fill-rule":
		s.evenOdd, err = value == "evenodd", oneOf(value, "nonzero", "evenodd")
	case "stroke-width":
		s.width, err = length(value)
	case "stroke-linecap":
		s.cap, err = value, oneOf(value, "butt", "round")
	case "stroke-linejoin":
		s.join, err = value, oneOf(value, "miter", "round", "bevel")
	case "stroke-dasharray":
		s.dashes, err = parseDashes(value)
	case "stroke-dashoffset":
		s.dashOffset, err = length(value)
	case "paint-order":
		s.strokeFirst, err = value == "stroke", oneOf(value, "normal", "stroke")
	case "display":
		o.gone, err = value == "none", oneOf(value, "none", "inline")
	case "clip-path":
		o.clip, err = parseRef(value)
	case "font-family":
		s.family = value
	case "font-size":
		s.size, err = length(value)
	case "font-weight":
		s.weight, err = strconv.Atoi(value)
	case "font-style":
		s.italic, err = value == "italic", oneOf(value, "normal", "italic")
	case "text-anchor":
		s.anchor, err = value, oneOf(value, "start", "middle", "end")
	case "letter-spacing":
		s.spacing, err = length(value)
	default:
		return false, nil
	}
	if err != nil {
		err = fmt.Errorf("%s: %w", name, err)
	}
	return true, err
}

func oneOf(value string, allowed ...string) error {
	if slices.Contains(allowed, value) {
		return nil
	}
	return fmt.Errorf("%q is not supported (only %s)", value, strings.Join(allowed, ", "))
}

// length reads a number of user units.
func length(value string) (float64, error) {
	v, err := strconv.ParseFloat(value, 64)
	if err != nil {
		return 0, fmt.Errorf("%q is not a length in user units", value)
	}
	return v, nil
}

func fraction(value string) (float64, error) {
	v, err := strconv.ParseFloat(value, 64)
	if err != nil {
		return 0, fmt.Errorf("%q is not a number from 0 to 1", value)
	}
	return min(max(v, 0), 1), nil
}

// parseDashes reads dashes and gaps, as many of each.
func parseDashes(value string) ([]float64, error) {
	v, err := numbers(value)
	if err != nil {
		return nil, err
	}
	if slices.Min(append(v, 0)) < 0 || slices.Max(append(v, 0)) == 0 {
		return nil, fmt.Errorf("%q are no dashes", value)
	}
	if len(v)%2 == 1 {
		v = append(v, v...)
	}
	return v, nil
}

// parseRef reads a reference, url(#id).
func parseRef(value string) (string, error) {
	inside, ok := strings.CutPrefix(value, "url(#")
	id, closed := strings.CutSuffix(inside, ")")
	if !ok || !closed {
		return "", fmt.Errorf("%q is not of the form url(#id)", value)
	}
	return id, nil
}

func parseInk(value string) (ink, error) {
	switch {
	case value == "none":
		return ink{}, nil
	case value == "currentColor":
		return ink{kind: current}, nil
	case strings.HasPrefix(value, "url("):
		ref, err := parseRef(value)
		return ink{kind: gradientInk, ref: ref}, err
	}
	c, err := parseColor(value)
	return ink{kind: solid, rgb: c}, err
}

// parseColor reads #rgb or #rrggbb.
func parseColor(value string) (color.NRGBA, error) {
	hex, ok := strings.CutPrefix(value, "#")
	if len(hex) == 3 {
		hex = string([]byte{hex[0], hex[0], hex[1], hex[1], hex[2], hex[2]})
	}
	v, err := strconv.ParseUint(hex, 16, 32)
	if !ok || err != nil || len(hex) != 6 {
		return color.NRGBA{}, fmt.Errorf("%q is not a colour", value)
	}
	return color.NRGBA{uint8(v >> 16), uint8(v >> 8), uint8(v), 255}, nil
}
