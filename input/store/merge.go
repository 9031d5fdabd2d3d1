package store

import (
	"bytes"
	"encoding/json"
	"maps"
	"slices"

	"intrigue/input/record"
)

// byKey is settings by their keys, each as it is written.
func byKey(set Settings) map[string]json.RawMessage {
	text, _ := json.Marshal(set) // of words, numbers and maps of them: it cannot fail
	all := map[string]json.RawMessage{}
	json.Unmarshal(text, &all)
	return all
}

// nested are the keys that hold settings by key themselves: by action, by game, by lesson, by problem.
var nested = [...]string{"keys", "setups", "learned", "halfway", "problems"}

// merged is a three-way merge: what the file said, with the changes that lead from base to ours. Without a file
// it is all of ours; without a base, all of ours and what only the file has.
func merged(text []byte, base, ours map[string]json.RawMessage) map[string]json.RawMessage {
	all := map[string]json.RawMessage{}
	if json.Unmarshal(record.Text(text), &all) != nil {
		return ours
	}
	if base == nil {
		base = maps.Clone(all)
	}
	for key, value := range ours {
		if _, there := all[key]; !slices.Contains(nested[:], key) && (!there || !bytes.Equal(base[key], value)) {
			all[key] = value
		}
	}
	for _, key := range nested {
		if inner := mergedKeys(object(all[key]), object(base[key]), object(ours[key])); len(inner) > 0 {
			all[key], _ = json.Marshal(inner)
		} else {
			delete(all, key)
		}
	}
	return all
}

// mergedKeys is all with the changes that lead from base to ours, key by key.
func mergedKeys(all, base, ours map[string]json.RawMessage) map[string]json.RawMessage {
	after := map[string]json.RawMessage{}
	maps.Copy(after, all)
	for key, value := range ours {
		if was, known := base[key]; !known || !bytes.Equal(was, value) {
			after[key] = value
		}
	}
	for key := range base {
		if _, stays := ours[key]; !stays {
			delete(after, key)
		}
	}
	return after
}

// object reads an object of JSON; nil where it is none.
func object(text json.RawMessage) map[string]json.RawMessage {
	var all map[string]json.RawMessage
	json.Unmarshal(text, &all) // what is no object has no keys
	return all
}
