package penny_test

import (
	"strings"
	"testing"

	"intrigue/rules/penny"
	"intrigue/rules/penny/core/box"
	"intrigue/rules/rulestest"
)

// named is Penny with the names of its cards and places as they stand in sentences.
type named struct{ penny.Game }

// Names are those before a comma, without an article.
func (named) Names() (all []string) {
	b := box.Printed()
	add := func(name string) {
		name, _, _ = strings.Cut(name, ",")
		name, _, _ = strings.Cut(name, " (")
		for _, article := range []string{"The ", "A "} {
			name = strings.TrimPrefix(name, article)
		}
		all = append(all, strings.TrimSuffix(name, "!"))
	}
	for i := range b.Faces {
		if f := &b.Faces[i]; f.Quest == nil {
			add(f.Name)
		}
	}
	for _, p := range b.Map.Locations {
		add(p.Name)
		add(p.Hell)
	}
	for _, t := range b.Map.Hexes {
		add(t.Name)
		add(t.Hell)
	}
	return append(all, "Last Pennies")
}

func TestSentences(t *testing.T) { rulestest.Sentences(t, named{}, everything(), 4, 40) }
