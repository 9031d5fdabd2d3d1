package penny

import (
	"fmt"
	"strings"

	"intrigue/maps"
	rules "intrigue/rules/penny"
)

// draft is a tile as it is sketched until it is cut in wood: its edge and its places.
func draft(v rules.View, key string, hell bool) (*maps.Map, error) {
	const w, h = 400.0, 461.88
	fill, line := "#E6D8B8", "#1A1512"
	if hell {
		fill, line = "#2A100B", "#E86A1E"
	}
	var s strings.Builder
	fmt.Fprintf(&s, `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 %g %g" width="%g" height="%g">`, w, h, w, h)
	fmt.Fprintf(&s, `<path d="M%g 0L%g %gL%g %gL%g %gL0 %gL0 %gZ" fill="%s" stroke="%s" stroke-width="3"/>`, w/2, w, h/4, w, 3*h/4, w/2, h, 3*h/4, h/4, fill, line)
	at := map[string][2]float64{"w": {0.2, 0.5}, "n": {0.5, 0.2}, "e": {0.8, 0.5}, "s": {0.5, 0.8}, "centre": {0.5, 0.5}}
	places := map[string]string{}
	for _, p := range v.Places() {
		if p.Tile == "tile."+key {
			places[p.Key] = p.At
		}
	}
	if key == "bank" {
		places = map[string]string{"front_steps": "w", "clerks_hall": "n", "bullion_yard": "e", "governors_stairs": "s", "vault": "centre"}
	}
	for k, where := range places {
		fmt.Fprintf(&s, `<circle id="place.%s" cx="%g" cy="%g" r="40" fill="%s" stroke="%s" stroke-width="3"/>`, k, at[where][0]*w, at[where][1]*h, fill, line)
	}
	s.WriteString(`</svg>`)
	return maps.Read("penny."+key, []byte(s.String()))
}
