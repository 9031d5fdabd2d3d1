package wire

import (
	"cmp"
	"fmt"
	"slices"
	"strings"

	"intrigue/rules"
)

// The names of moves and targets on the wire are those that the players chose to see; those
// of records may differ (rules.Renamer).

// shown is what the wire says for a move or some targets.
func (s *session) shown(text string) string {
	if r, ok := s.now().(rules.Renamer); ok {
		return r.Shown(text)
	}
	return text
}

// kept is what the rules are told for a move or a target of a line.
func (s *session) kept(text string) (string, error) {
	if r, ok := s.now().(rules.Renamer); ok {
		if text, ok = r.Kept(text); !ok {
			return "", fmt.Errorf("there is nothing of that name at this table")
		}
	}
	return text, nil
}

// choicesOf are the legal moves of a seat by the names of the wire, sorted.
func (s *session) choicesOf(seat rules.Seat) []rules.Choice {
	all := slices.Clone(s.now().Choices(seat))
	for i, c := range all {
		path := make([]string, len(c.Path))
		for n, target := range c.Path {
			path[n] = s.shown(target)
		}
		all[i] = rules.Choice{Move: rules.Move(s.shown(string(c.Move))), Path: path}
	}
	slices.SortFunc(all, func(a, b rules.Choice) int { return cmp.Compare(a.Move, b.Move) })
	return all
}

// mostNearest is how many legal moves an error names at most.
const mostNearest = 3

// withNearest adds to a refusal the legal moves of the same seat that are most like what was
// sent. A seat that does not act has none, and only those who speak for a seat come here.
func (s *session) withNearest(err error, seat rules.Seat, sent string) error {
	if all := nearest(s.choicesOf(seat), sent); len(all) > 0 {
		return fmt.Errorf("%s; nearest: %s", strings.TrimSuffix(err.Error(), "."), strings.Join(all, " | "))
	}
	return err
}

// nearest are the moves that share the most words with what was sent, in the same order; of
// those the shortest come first. What shares no word is not near.
func nearest(cs []rules.Choice, sent string) (moves []string) {
	words, most := strings.Fields(sent), 1
	for _, c := range cs {
		switch n := commonWords(words, strings.Fields(string(c.Move))); {
		case n > most:
			moves, most = []string{string(c.Move)}, n
		case n == most:
			moves = append(moves, string(c.Move))
		}
	}
	slices.SortStableFunc(moves, func(a, b string) int { return cmp.Compare(strings.Count(a, " "), strings.Count(b, " ")) })
	return moves[:min(len(moves), mostNearest)]
}

// commonWords is the length of the longest common subsequence, whatever the case of letters.
func commonWords(a, b []string) int {
	row := make([]int, len(b)+1)
	for _, x := range a {
		diagonal := 0
		for j, y := range b {
			above := row[j+1]
			if strings.EqualFold(x, y) {
				row[j+1] = diagonal + 1
			} else {
				row[j+1] = max(above, row[j])
			}
			diagonal = above
		}
	}
	return row[len(b)]
}
