package shelf

import (
	"slices"
	"strings"

	"intrigue/rules"
	"intrigue/rules/prose"
	"intrigue/scenes/table"
)

// quick is the page of a game as it was played last, but by the standard rules: variants are chosen on the page itself.
func quick(d Deps, t table.Title) *Setup {
	s := NewSetup(d, t)
	for _, o := range s.about.Options {
		if !o.Scope {
			s.options[o.Key] = o.Default
		}
	}
	return s
}

// promise says which game a quick start begins.
func (s *Setup) promise() string {
	lead := "Start at once"
	if _, played := s.deps.Settings.Setups[s.about.Key]; played {
		lead = "Start again as last time"
	}
	var parts []string
	now := s.seating.way()
	for _, w := range s.seating.ways() {
		if w.key == now && s.about.MaxSeats > 1 {
			parts = append(parts, strings.ToLower(w.title[:1])+w.title[1:])
		}
	}
	if n := len(s.seating.seats); n > 1 {
		parts = append(parts, prose.Amount(n, "seat"))
	}
	parts = append(parts, scopes(s.about, s.options)...)
	if slices.ContainsFunc(s.about.Options, func(o rules.Option) bool { return !o.Scope }) {
		parts = append(parts, "standard rules")
	}
	return lead + ": " + strings.Join(parts, ", ") + "."
}
