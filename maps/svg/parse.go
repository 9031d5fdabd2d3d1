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
	class  string            // what kind of thing it is, for a Tone; its children inherit it
	attrs  []attr            // presentation attributes, in the order of their precedence
	geom   map[string]string // the attributes that only its kind has
	parent *node
	kids   []*node
	text   string // of a text
	m      matrix // its transform
	shape  *path  // what the element itself draws, if it is a plain shape
	ref    string // the id that a use names
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

// elements are all that may stand in a drawing, and which attributes of its own each may have besides the style.
var elements = map[string]string{
	"svg": "viewBox width height",
	"g":   "", "defs": "", "symbol": "", "clipPath": "",
	"use":            "x y href",
	"path":           "d",
	"rect":           "x y width height rx ry",
	"circle":         "cx cy r",
	"ellipse":        "cx cy rx ry",
	"text":           "x y",
	"linearGradient": "x1 y1 x2 y2 gradientUnits",
	"radialGradient": "cx cy r gradientUnits",
	"stop":           "offset stop-color stop-opacity",
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
	// A trial run finds what only shows when drawing: missing gradients,
	// unknown fonts, what is used and is not there. From here on Prepare cannot fail.
	b := d.builder(Paint{})
	b.strict = true
	return b.run()
}

// read builds the tree of elements.
func (d *Drawing) read(dec *xml.Decoder) error {
	var at *node // the element that is open
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
			switch n.parent = at; {
			case (at == nil) != (n.name == "svg"):
				return fmt.Errorf("%v: the document, and nothing in it, is an <svg>", n)
			case at == nil:
				d.root = n
			case at.name == "text":
				return fmt.Errorf("%v inside %v is not supported", n, at)
			default:
				at.kids = append(at.kids, n)
			}
			at = n
		case xml.EndElement:
			at = at.parent
		case xml.CharData:
			if at != nil && at.name == "text" {
				at.text += string(t)
			}
		}
	}
}

// newNode reads an element and its attributes.
func newNode(t xml.StartElement) (*node, error) {
	n := &node{name: t.Name.Local, m: identity, geom: map[string]string{}}
	if i := slices.IndexFunc(t.Attr, func(a xml.Attr) bool { return a.Name == xml.Name{Local: "id"} }); i >= 0 {
		n.id = t.Attr[i].Value
	}
	names, ok := elements[n.name]
	if !ok {
		return nil, fmt.Errorf("%v is not supported", n)
	}
	allowed := strings.Fields(names)
	var err error
	for _, a := range t.Attr {
		switch name := a.Name.Local; {
		case name == "id" || name == "xmlns" || a.Name.Space != "" && name != "href":
		case name == "class":
			n.class = a.Value
		case name == "transform":
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
	n.ref = strings.TrimPrefix(n.geom["href"], "#")
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
	if !known {
		return fmt.Errorf("%v: %s=%q is not supported", n, name, value)
	}
	n.attrs = append(n.attrs, attr{name, value})
	return nil
}
