package rules

// Encoded maps a list to what a Snapshot or a Describer makes of its elements. It is never nil,
// so JSON has an empty list where there is nothing.
func Encoded[T, E any](all []T, encode func(T) E) []E {
	out := make([]E, len(all))
	for i, x := range all {
		out[i] = encode(x)
	}
	return out
}
