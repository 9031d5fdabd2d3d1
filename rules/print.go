package rules

import (
	"reflect"
	"slices"
	"strconv"
	"strings"
)

// Print writes what a view holds as text, one fact a line: its snapshot, with the keys that lead to
// a value before it ("seats 1 hand: taxi 3, bus 2"). A list or an object that is short stands on one
// line. Two views that print alike are the same view: the leak test relies on it, so words that
// could be taken for anything else are quoted.
func Print(v View) string {
	var b strings.Builder
	printFacts(&b, "", reflect.ValueOf(v.Snapshot()))
	return b.String()
}

// lineWidth is where a fact is divided into its parts, in letters.
const lineWidth = 220

func printFacts(b *strings.Builder, path string, v reflect.Value) {
	keys, parts := members(v)
	if path != "" {
		if line := onOneLine(v); len(parts) == 0 || len(path)+len(line) < lineWidth {
			b.WriteString(path + ": " + line + "\n")
			return
		}
		path += " "
	}
	for i, part := range parts {
		printFacts(b, path+keys[i], part)
	}
}

// onOneLine writes a value without line breaks: "(mb 34, rb 40)" is an object in a list.
func onOneLine(v reflect.Value) string {
	v = within(v)
	if !v.IsValid() {
		return "null"
	}
	keys, parts := members(v)
	list := v.Kind() == reflect.Slice || v.Kind() == reflect.Array
	if len(parts) == 0 {
		return atom(v)
	}
	said := make([]string, len(parts))
	for i, p := range parts {
		said[i] = onOneLine(p)
		if _, inside := members(p); len(inside) > 0 {
			said[i] = "(" + said[i] + ")"
		}
		if !list {
			said[i] = keys[i] + " " + said[i]
		}
	}
	if list {
		return strings.Join(said, " ")
	}
	return strings.Join(said, ", ")
}

// within is what pointers and interfaces lead to; the zero Value for nil.
func within(v reflect.Value) reflect.Value {
	for v.IsValid() && (v.Kind() == reflect.Pointer || v.Kind() == reflect.Interface) {
		v = v.Elem()
	}
	return v
}

// members are the parts of an object or a list with their keys, in the order in which package
// json writes them; the fields of an embedded struct are those of the struct around it.
func members(v reflect.Value) (keys []string, parts []reflect.Value) {
	v = within(v)
	switch v.Kind() {
	case reflect.Slice, reflect.Array:
		for i := range v.Len() {
			keys, parts = append(keys, strconv.Itoa(i)), append(parts, v.Index(i))
		}
	case reflect.Map:
		all := v.MapKeys()
		slices.SortFunc(all, func(a, b reflect.Value) int { return strings.Compare(a.String(), b.String()) })
		for _, k := range all {
			keys, parts = append(keys, k.String()), append(parts, v.MapIndex(k))
		}
	case reflect.Struct:
		for i := range v.NumField() {
			f := v.Type().Field(i)
			if f.Anonymous {
				inner, of := members(v.Field(i))
				keys, parts = append(keys, inner...), append(parts, of...)
				continue
			}
			keys, parts = append(keys, f.Tag.Get("json")), append(parts, v.Field(i))
		}
	}
	return keys, parts
}

// atom is a value that has no parts.
func atom(v reflect.Value) string {
	switch v.Kind() {
	case reflect.Bool:
		return strconv.FormatBool(v.Bool())
	case reflect.String:
		s := v.String()
		if s == "" || slices.Contains([]string{"null", "none", "true", "false"}, s) || strings.ContainsAny(s, " ,()\"\n") || s[0] >= '0' && s[0] <= '9' {
			return strconv.Quote(s)
		}
		return s
	case reflect.Float32, reflect.Float64:
		return strconv.FormatFloat(v.Float(), 'g', -1, 64)
	case reflect.Int, reflect.Int8, reflect.Int16, reflect.Int32, reflect.Int64:
		return strconv.FormatInt(v.Int(), 10)
	case reflect.Uint, reflect.Uint8, reflect.Uint16, reflect.Uint32, reflect.Uint64:
		return strconv.FormatUint(v.Uint(), 10)
	}
	return "none" // an empty list or object
}
