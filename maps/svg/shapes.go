package svg

import (
	"fmt"
	"strings"
)

// number reads a length attribute of the element; one that is absent is otherwise.
func (n *node) number(name string, otherwise float64) (float64, error) {
	text, ok := n.geom[name]
	if !ok {
		return otherwise, nil
	}
	v, err := length(text)
	if err != nil {
		return 0, fmt.Errorf("%s: %w", name, err)
	}
	return v, nil
}

// lengths reads several at once, absent ones being 0.
func (n *node) lengths(names string) ([]float64, error) {
	var out []float64
	for _, name := range strings.Fields(names) {
		v, err := n.number(name, 0)
		if err != nil {
			return nil, err
		}
		out = append(out, v)
	}
	return out, nil
}

// measures are the lengths that a plain shape has.
var measures = map[string]string{"rect": "x y width height rx ry", "circle": "cx cy r", "ellipse": "cx cy rx ry"}

// outline turns the plain shapes into paths; other elements have none.
func (n *node) outline() (*path, error) {
	if n.name == "path" {
		return parsePath(n.geom["d"])
	}
	v, err := n.lengths(measures[n.name])
	if err != nil {
		return nil, err
	}
	switch n.name {
	case "rect":
		if _, ok := n.geom["rx"]; !ok {
			v[4] = v[5]
		}
		if _, ok := n.geom["ry"]; !ok {
			v[5] = v[4]
		}
		return rectangle(v[0], v[1], v[2], v[3], v[4], v[5]), nil
	case "circle":
		return ellipse(v[0], v[1], v[2], v[2]), nil
	case "ellipse":
		return ellipse(v[0], v[1], v[2], v[3]), nil
	}
	return nil, nil
}
