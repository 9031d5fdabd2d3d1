package svg

import (
	"fmt"
	"strings"

	"intrigue/maps/geom"
)

// number reads a length attribute of the element, absent ones being 0.
func (n *node) number(name string) (float64, error) {
	text, ok := n.geom[name]
	if !ok {
		return 0, nil
	}
	v, err := length(text)
	if err != nil {
		return 0, fmt.Errorf("%s: %w", name, err)
	}
	return v, nil
}

// lengths reads several at once.
func (n *node) lengths(names string) ([]float64, error) {
	var out []float64
	for _, name := range strings.Fields(names) {
		v, err := n.number(name)
		if err != nil {
			return nil, err
		}
		out = append(out, v)
	}
	return out, nil
}

// outline turns the plain shapes into paths; other elements have none.
func (n *node) outline() (*path, error) {
	switch n.name {
	case "path":
		return parsePath(n.geom["d"])
	case "rect":
		v, err := n.lengths("x y width height rx ry")
		if err != nil {
			return nil, err
		}
		if _, ok := n.geom["rx"]; !ok {
			v[4] = v[5]
		}
		if _, ok := n.geom["ry"]; !ok {
			v[5] = v[4]
		}
		return rectangle(v[0], v[1], v[2], v[3], v[4], v[5]), nil
	case "circle":
		v, err := n.lengths("cx cy r")
		if err != nil {
			return nil, err
		}
		return ellipse(v[0], v[1], v[2], v[2]), nil
	case "ellipse":
		v, err := n.lengths("cx cy rx ry")
		if err != nil {
			return nil, err
		}
		return ellipse(v[0], v[1], v[2], v[3]), nil
	case "line":
		v, err := n.lengths("x1 y1 x2 y2")
		if err != nil {
			return nil, err
		}
		p := &path{}
		p.move(geom.Pt(v[0], v[1]))
		p.line(geom.Pt(v[2], v[3]))
		return p, nil
	case "polyline", "polygon":
		v, err := numbers(n.geom["points"])
		if err != nil {
			return nil, err
		}
		if len(v)%2 == 1 {
			return nil, fmt.Errorf("points has an odd number of numbers")
		}
		p := &path{}
		for i := 0; i < len(v); i += 2 {
			if q := (geom.Pt(v[i], v[i+1])); i == 0 {
				p.move(q)
			} else {
				p.line(q)
			}
		}
		if n.name == "polygon" && len(v) > 0 {
			p.shut()
		}
		return p, nil
	}
	return nil, nil
}

// check looks at what single elements cannot know: references, nesting.
func (d *Drawing) check(n *node) error {
	if n.geom["href"] != "" && n.name != "a" {
		to := d.byID[n.ref]
		if to == nil {
			return fmt.Errorf("%v refers to %q, which is not there", n, n.geom["href"])
		}
		for p := n; p != nil; p = p.parent {
			if p == to {
				return fmt.Errorf("%v refers to itself", n)
			}
		}
	}
	if n.name == "clipPath" && n.geom["clipPathUnits"] == "objectBoundingBox" {
		return fmt.Errorf("%v: clipPathUnits=objectBoundingBox is not supported", n)
	}
	if n.name == "svg" && n.parent != nil {
		return fmt.Errorf("%v: an svg inside an svg is not supported", n)
	}
	if (n.name == "linearGradient" || n.name == "radialGradient") && n.geom["spreadMethod"] != "" && n.geom["spreadMethod"] != "pad" {
		return fmt.Errorf("%v: spreadMethod=%q is not supported", n, n.geom["spreadMethod"])
	}
	for _, k := range n.kids {
		if err := d.check(k); err != nil {
			return err
		}
	}
	return nil
}
