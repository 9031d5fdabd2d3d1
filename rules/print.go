package rules

import (
	"math"
	"reflect"
	"slices"
	"strconv"
	"strings"
)

// Print writes what a view holds as text, one fact a line: its snapshot, with the keys that lead to
// a value before it ("seats 1 hand: taxi 3, bus 2"). A list or an object that is short stands on one
// line. Two views that print alike are the same view, so words that could be taken for anything else
// are quoted.
func Print(v View) string {
	p := printer{fields: map[reflect.Type][]printedField{}, out: make([]byte, 0, 4<<10)}
	p.facts("", reflect.ValueOf(v.Snapshot()))
	return string(p.out)
}

// lineWidth is where a fact is divided into its parts, in bytes, its keys included.
const lineWidth = 220

// printer writes facts. It looks at each type once.
type printer struct {
	out    []byte
	fields map[reflect.Type][]printedField
}

// printedField is a field of a struct, with the key that package json gives it. The fields of an
// embedded struct are those of the struct around it.
type printedField struct {
	key   string
	index []int
}

// facts writes a value behind the keys that lead to it: on one line, if it is short, or part by part.
func (p *printer) facts(path string, v reflect.Value) {
	v = within(v)
	if path != "" {
		begun := len(p.out)
		p.out = append(append(p.out, path...), ": "...)
		limit := begun + lineWidth + len(": ")
		if !p.parted(v) { // it cannot be divided
			limit = math.MaxInt
		}
		if p.value(v, limit) {
			p.out = append(p.out, '\n')
			return
		}
		p.out = p.out[:begun]
		path += " "
	}
	p.each(v, func(key string, part reflect.Value) bool {
		p.facts(path+key, part)
		return true
	})
}

// value writes a value without line breaks: "(mb 34, rb 40)" is an object in a list. It gives up,
// and returns false, once all that is written is as long as limit.
func (p *printer) value(v reflect.Value, limit int) bool {
	if !p.parted(v) {
		p.out = appendAtom(p.out, v)
		return len(p.out) < limit
	}
	list := v.Kind() == reflect.Slice || v.Kind() == reflect.Array
	between := ", "
	if list {
		between = " "
	}
	first := true
	return p.each(v, func(key string, part reflect.Value) bool {
		if !first {
			p.out = append(p.out, between...)
		}
		first = false
		if !list {
			p.out = append(append(p.out, key...), ' ')
		}
		part = within(part)
		if !p.parted(part) {
			p.out = appendAtom(p.out, part)
			return len(p.out) < limit
		}
		p.out = append(p.out, '(')
		ok := p.value(part, limit)
		p.out = append(p.out, ')')
		return ok && len(p.out) < limit
	})
}

// within is what pointers and interfaces lead to; the zero Value for nil.
func within(v reflect.Value) reflect.Value {
	for v.IsValid() && (v.Kind() == reflect.Pointer || v.Kind() == reflect.Interface) {
		v = v.Elem()
	}
	return v
}

// parted reports whether a value has parts: an object or a list that is not empty.
func (p *printer) parted(v reflect.Value) bool {
	switch v.Kind() {
	case reflect.Slice, reflect.Array, reflect.Map:
		return v.Len() > 0
	case reflect.Struct:
		return len(p.fieldsOf(v.Type())) > 0
	}
	return false
}

// each calls f with the parts of an object or a list and their keys, in the order in which package
// json writes them, until it returns false. It returns what the last call did.
func (p *printer) each(v reflect.Value, f func(key string, part reflect.Value) bool) bool {
	switch v.Kind() {
	case reflect.Slice, reflect.Array:
		for i := range v.Len() {
			if !f(strconv.Itoa(i), v.Index(i)) {
				return false
			}
		}
	case reflect.Map:
		all := v.MapKeys()
		slices.SortFunc(all, func(a, b reflect.Value) int { return strings.Compare(a.String(), b.String()) })
		for _, k := range all {
			if !f(k.String(), v.MapIndex(k)) {
				return false
			}
		}
	case reflect.Struct:
		for _, field := range p.fieldsOf(v.Type()) {
			if !f(field.key, v.FieldByIndex(field.index)) {
				return false
			}
		}
	}
	return true
}

// fieldsOf returns the fields of a struct, found once.
func (p *printer) fieldsOf(t reflect.Type) []printedField {
	all, known := p.fields[t]
	if known {
		return all
	}
	for i := range t.NumField() {
		f := t.Field(i)
		if !f.Anonymous {
			all = append(all, printedField{f.Tag.Get("json"), []int{i}})
			continue
		}
		for _, inner := range p.fieldsOf(f.Type) {
			all = append(all, printedField{inner.key, append([]int{i}, inner.index...)})
		}
	}
	p.fields[t] = all
	return all
}

// appendAtom writes a value that has no parts.
func appendAtom(b []byte, v reflect.Value) []byte {
	switch v.Kind() {
	case reflect.Invalid:
		return append(b, "null"...)
	case reflect.Bool:
		return strconv.AppendBool(b, v.Bool())
	case reflect.String:
		s := v.String()
		reserved := s == "null" || s == "none" || s == "true" || s == "false"
		if s == "" || reserved || strings.ContainsAny(s, " ,()\"\n") || s[0] >= '0' && s[0] <= '9' {
			return strconv.AppendQuote(b, s)
		}
		return append(b, s...)
	case reflect.Float32, reflect.Float64:
		return strconv.AppendFloat(b, v.Float(), 'g', -1, 64)
	case reflect.Int, reflect.Int8, reflect.Int16, reflect.Int32, reflect.Int64:
		return strconv.AppendInt(b, v.Int(), 10)
	case reflect.Uint, reflect.Uint8, reflect.Uint16, reflect.Uint32, reflect.Uint64:
		return strconv.AppendUint(b, v.Uint(), 10)
	}
	return append(b, "none"...) // an empty list or object
}
