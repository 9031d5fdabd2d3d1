package svg

import (
	"fmt"
	"image/color"
	"slices"
	"strconv"
	"strings"

	"golang.org/x/image/colornames"
)

// ink is what fills a shape: nothing, a colour, the inherited colour or a
// gradient.
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

// style is the state that children inherit. opacity, clip and display belong
// to one element and are kept there.
type style struct {
	fill, stroke               ink
	fillOpacity, strokeOpacity float64
	evenOdd                    bool
	width                      float64
	cap, join                  string
	miter                      float64
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
	width: 1, cap: "butt", join: "miter", miter: 4, color: color.NRGBA{A: 255},
	family: "Go", size: 16, weight: 400, anchor: "start",
}

// own are the properties that are not inherited.
type own struct {
	opacity float64
	clip    string
	gone    bool
}

// set applies one presentation attribute. The first result says whether the
// name is one at all.
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
	case "stroke-miterlimit":
		s.miter, err = length(value)
	case "stroke-dasharray":
		s.dashes, err = parseDashes(value)
	case "stroke-dashoffset":
		s.dashOffset, err = length(value)
	case "paint-order":
		s.strokeFirst = strings.HasPrefix(value, "stroke")
		err = oneOf(value, "normal", "fill", "stroke", "stroke fill", "stroke fill markers", "fill stroke markers")
	case "color":
		s.color, err = parseColor(value)
	case "display":
		o.gone, err = value == "none", oneOf(value, "none", "inline", "block")
	case "clip-path":
		o.clip, err = parseRef(value)
	case "font-family":
		s.family = value
	case "font-size":
		s.size, err = length(value)
	case "font-weight":
		s.weight, err = parseWeight(value)
	case "font-style":
		s.italic, err = value == "italic", oneOf(value, "normal", "italic")
	case "text-anchor":
		s.anchor, err = value, oneOf(value, "start", "middle", "end")
	case "letter-spacing":
		if s.spacing = 0; value != "normal" {
			s.spacing, err = length(value)
		}
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

// length reads a number of user units; px is the same thing, others are not
// known without a device.
func length(value string) (float64, error) {
	v, err := strconv.ParseFloat(strings.TrimSuffix(strings.TrimSpace(value), "px"), 64)
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

func parseWeight(value string) (int, error) {
	switch value {
	case "normal":
		return 400, nil
	case "bold":
		return 700, nil
	}
	w, err := strconv.Atoi(value)
	if err != nil {
		return 0, fmt.Errorf("%q is not a weight", value)
	}
	return w, nil
}

func parseDashes(value string) ([]float64, error) {
	if value == "none" {
		return nil, nil
	}
	v, err := numbers(strings.ReplaceAll(value, "px", ""))
	if err != nil {
		return nil, err
	}
	sum := 0.0
	for _, d := range v {
		if d < 0 {
			return nil, fmt.Errorf("a dash cannot be negative")
		}
		sum += d
	}
	if sum == 0 {
		return nil, nil
	}
	if len(v)%2 == 1 {
		v = append(v, v...)
	}
	return v, nil
}

func parseRef(value string) (string, error) {
	if value == "none" {
		return "", nil
	}
	inside, ok := strings.CutPrefix(value, "url(")
	inside, ok2 := strings.CutSuffix(inside, ")")
	inside = strings.Trim(inside, `"' `)
	if !ok || !ok2 || !strings.HasPrefix(inside, "#") {
		return "", fmt.Errorf("%q is not of the form url(#id)", value)
	}
	return inside[1:], nil
}

func parseInk(value string) (ink, error) {
	switch {
	case value == "none":
		return ink{}, nil
	case strings.EqualFold(value, "currentColor"):
		return ink{kind: current}, nil
	case strings.HasPrefix(value, "url("):
		ref, err := parseRef(value)
		return ink{kind: gradientInk, ref: ref}, err
	}
	c, err := parseColor(value)
	return ink{kind: solid, rgb: c}, err
}

func parseColor(value string) (color.NRGBA, error) {
	bad := fmt.Errorf("%q is not a colour", value)
	if hex, ok := strings.CutPrefix(value, "#"); ok {
		if len(hex) == 3 {
			hex = string([]byte{hex[0], hex[0], hex[1], hex[1], hex[2], hex[2]})
		}
		v, err := strconv.ParseUint(hex, 16, 32)
		if err != nil || len(hex) != 6 {
			return color.NRGBA{}, bad
		}
		return color.NRGBA{uint8(v >> 16), uint8(v >> 8), uint8(v), 255}, nil
	}
	if c, ok := colornames.Map[strings.ToLower(value)]; ok {
		return color.NRGBA{c.R, c.G, c.B, 255}, nil
	}
	return color.NRGBA{}, bad
}
