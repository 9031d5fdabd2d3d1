package parts

import "slices"

// Find is the first of all for which f holds.
func Find[T any](all []T, f func(T) bool) (found T, ok bool) {
	if i := slices.IndexFunc(all, f); i >= 0 {
		return all[i], true
	}
	return found, false
}
