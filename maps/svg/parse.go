package svg

import (
	"encoding/xml"
	"errors"
	"fmt"
	"io"
	"slices"
	"strings"
)

// Drawing is a parsed file. It is never changed and may be shared.
type Drawing struct {
	W, H  float64 // size in user units
	root  *node
	byID  map[string]*node
	fonts *fonts
}

// node is one element.
type node struct {
	name   string
	id     string
	class  string // what kind of thing it is, for a Tone; its children inherit it
	attrs  []attr // presentation attributes, in the order of their precedence
	geom   map[string]string
	parent *node
	kids   []*node
	text   string // of a text node: name is ""
	m      matrix
	shape  *path // what the element itself draws, if it is a plain shape
	ref    string
}

type attr struct{ name, value string }

func (n *node) String() string {
	if n.id == "" {
		return fmt.Sprintf("<%s> (no id)", n.name)
	}
	return fmt.Sprintf("<%s id=%q>", n.name, n.id)
}

// toDrawing leads from the element's own units to those of the drawing.
func (n *node) toDrawing() matrix {
	m := identity
	for ; n != nil; n = n.parent {
		m = n.m.mul(m)
	}
	return m
}

// elements are all that may stand in a drawing, and which attributes of its own each
// may have besides the style.
var elements = map[string]string{
	"svg": "viewBox width height version x y preserveAspectRatio",
	"g":   "", "defs": "", "symbol": "overflow",
	"use":            "x y width height href",
	"path":           "d",
	"rect":           "x y width height rx ry",
	"circle":         "cx cy r",
	"ellipse":        "cx cy rx ry",
	"text":           "x y",
	"tspan":          "x y",
	"linearGradient": "x1 y1 x2 y2 gradientUnits gradientTransform spreadMethod href",
	"radialGradient": "cx cy r fx fy gradientUnits gradientTransform spreadMethod href",
	"stop":           "offset stop-color stop-opacity",
	"clipPath":       "clipPathUnits",
}

// skipped elements carry no picture.
var skipped = map[string]bool{"metadata": true, "title": true, "desc": true, "namedview": true}

// plain are properties that editors write out with their default value; any
// other value would change the picture and is refused.
var plain = map[string][]string{
	"font-variant": {"normal"}, "font-stretch": {"normal"}, "font-variant-ligatures": {"normal"},
	"font-variant-caps": {"normal"}, "font-variant-numeric": {"normal"}, "font-variant-east-asian": {"normal"},
	"font-variation-settings": {"normal"}, "word-spacing": {"0", "0px", "normal"}, "writing-mode": {"lr-tb", "lr", "horizontal-tb"},
	"text-decoration": {"none"}, "text-align": {"start", "center", "end"}, "mix-blend-mode": {"normal"},
	"line-height": nil, "vector-effect": {"none"}, "stop-color": nil, "stop-opacity": nil,
	"enable-background": nil, "overflow": nil, "shape-rendering": nil, "text-rendering": nil, "clip-rule": {"nonzero"},
	"baseline-shift": {"baseline"}, "dominant-baseline": {"auto"}, "direction": {"ltr"}, "visibility": {"visible"},
	"filter": {"none"}, "mask": {"none"},
}

// Parse reads a drawing and refuses what it could not draw faithfully.
func Parse(r io.Reader) (*Drawing, error) {
	d := &Drawing{byID: map[string]*node{}, fonts: newFonts()}
	if err := d.parse(r); err != nil {
		return nil, fmt.Errorf("svg: %w", err)
	}
	return d, nil
}

func (d *Drawing) parse(r io.Reader) error {
	if err := d.read(xml.NewDecoder(r)); err != nil {
		return err
	}
	if d.root == nil {
		return errors.New("there is no <svg> element")
	}
	v, err := numbers(d.root.geom["viewBox"])
	if err != nil || len(v) != 4 || v[0] != 0 || v[1] != 0 || v[2] <= 0 || v[3] <= 0 {
		return fmt.Errorf("the viewBox must be \"0 0 width height\", not %q", d.root.geom["viewBox"])
	}
	d.W, d.H = v[2], v[3]
	if err := d.check(d.root); err != nil {
		return err
	}
	// A trial run finds what only shows when drawing: missing gradients,
	// unknown fonts. From here on Prepare cannot fail.
	b := d.builder(Paint{})
	b.strict = true
	return b.run()
}

func (d *Drawing) read(dec *xml.Decoder) error {
	var at *node
	for {
		t, err := dec.Token()
		if err == io.EOF {
			return nil
		}
		if err != nil {
			return err
		}
		switch t := t.(type) {
		case xml.StartElement:
			if skipped[t.Name.Local] || strings.Contains(t.Name.Space, "sodipodi") || strings.Contains(t.Name.Space, "inkscape") {
				if err := dec.Skip(); err != nil {
					return err
				}
				continue
			}
			n, err := newNode(t)
			if err != nil {
				return err
			}
			if n.id != "" {
				if d.byID[n.id] != nil {
					return fmt.Errorf("the id %q is there twice", n.id)
				}
				d.byID[n.id] = n
			}
			if n.parent = at; at != nil {
				at.kids = append(at.kids, n)
			} else if n.name != "svg" {
				return fmt.Errorf("the document is a %v, not an <svg>", n)
			} else {
				d.root = n
			}
			at = n
		case xml.EndElement:
			at = at.parent
		case xml.CharData:
			if at != nil && (at.name == "text" || at.name == "tspan") {
				at.kids = append(at.kids, &node{text: string(t), parent: at, m: identity})
			}
		}
	}
}

func newNode(t xml.StartElement) (*node, error) {
	n := &node{name: t.Name.Local, m: identity, geom: map[string]string{}}
	for _, a := range t.Attr {
		switch {
		case a.Name.Space != "":
		case a.Name.Local == "id":
			n.id = a.Value
		case a.Name.Local == "class":
			n.class = a.Value
		}
	}
	names, ok := elements[n.name]
	if !ok {
		return nil, fmt.Errorf("%v is not supported", n)
	}
	allowed := strings.Fields(names)
	var inline string
	for _, a := range t.Attr {
		name := a.Name.Local
		switch {
		case name == "id" || name == "class" || name == "role" || name == "version" || strings.HasPrefix(name, "data-") ||
			strings.HasPrefix(name, "aria-"):
		case a.Name.Space == "xmlns" || name == "xmlns" || strings.Contains(a.Name.Space, "sodipodi") ||
			strings.Contains(a.Name.Space, "inkscape") || strings.HasSuffix(a.Name.Space, "XML/1998/namespace"):
		case name == "style":
			inline = a.Value
		case name == "transform":
			var err error
			if n.m, err = parseTransform(a.Value); err != nil {
				return nil, fmt.Errorf("%v: %w", n, err)
			}
		case slices.Contains(allowed, name):
			n.geom[name] = a.Value
		default:
			if err := n.property(name, a.Value); err != nil {
				return nil, err
			}
		}
	}
	for _, p := range strings.Split(inline, ";") {
		name, value, _ := strings.Cut(p, ":")
		name, value = strings.TrimSpace(name), strings.TrimSpace(value)
		if name == "" || strings.HasPrefix(name, "-inkscape") {
			continue
		}
		if slices.Contains(allowed, name) && n.name == "stop" {
			n.geom[name] = value
		} else if err := n.property(name, value); err != nil {
			return nil, err
		}
	}
	n.ref = strings.TrimPrefix(n.geom["href"], "#")
	var err error
	if n.shape, err = n.outline(); err != nil {
		return nil, fmt.Errorf("%v: %w", n, err)
	}
	return n, nil
}

// property keeps a style property after making sure that it is understood.
func (n *node) property(name, value string) error {
	var s style
	var o own
	known, err := s.set(&o, name, value)
	if err != nil {
		return fmt.Errorf("%v: %w", n, err)
	}
	if known {
		n.attrs = append(n.attrs, attr{name, value})
		return nil
	}
	if values, ok := plain[name]; ok && (values == nil || slices.Contains(values, value)) {
		return nil
	}
	return fmt.Errorf("%v: %s=%q is not supported", n, name, value)
}
