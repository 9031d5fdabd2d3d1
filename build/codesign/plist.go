package codesign

import (
	"bytes"
	"encoding/base64"
	"encoding/xml"
	"errors"
	"fmt"
	"io"
	"strings"
)

// ReadPlist reads a property list that is a dictionary. Its values are map[string]any,
// []any, []byte, bool, or else the text of the element.
func ReadPlist(text []byte) (map[string]any, error) {
	d := xml.NewDecoder(bytes.NewReader(text))
	for {
		t, err := d.Token()
		if err != nil {
			return nil, err
		}
		start, ok := t.(xml.StartElement)
		if !ok || start.Name.Local == "plist" {
			continue
		}
		v, err := value(d, start)
		if err != nil {
			return nil, err
		}
		dict, ok := v.(map[string]any)
		if !ok {
			return nil, fmt.Errorf("the list is a %s", start.Name.Local)
		}
		for { // nothing may be broken behind it either
			if _, err := d.Token(); errors.Is(err, io.EOF) {
				return dict, nil
			} else if err != nil {
				return nil, err
			}
		}
	}
}

// value reads what an element holds, up to its end.
func value(d *xml.Decoder, of xml.StartElement) (any, error) {
	var text strings.Builder
	var all []any // of an array, or keys and values in turn
	for {
		t, err := d.Token()
		if err != nil {
			return nil, err
		}
		switch t := t.(type) {
		case xml.CharData:
			text.Write(t)
		case xml.StartElement:
			v, err := value(d, t)
			if err != nil {
				return nil, err
			}
			if isKey := t.Name.Local == "key"; of.Name.Local == "dict" && isKey != (len(all)%2 == 0) {
				return nil, fmt.Errorf("a key without a value, or a value without a key, at %v", v)
			}
			all = append(all, v)
		case xml.EndElement:
			switch of.Name.Local {
			case "dict":
				return dict(all)
			case "array":
				return all, nil
			case "true", "false":
				return of.Name.Local == "true", nil
			case "data":
				return base64.StdEncoding.DecodeString(strings.Join(strings.Fields(text.String()), ""))
			}
			return text.String(), nil
		}
	}
}

// dict makes a dictionary of keys and values in turn.
func dict(all []any) (any, error) {
	if len(all)%2 != 0 {
		return nil, fmt.Errorf("%v has no value", all[len(all)-1])
	}
	m := map[string]any{}
	for i := 0; i < len(all); i += 2 {
		key, _ := all[i].(string)
		if _, twice := m[key]; twice {
			return nil, fmt.Errorf("%s has two values", key)
		}
		m[key] = all[i+1]
	}
	return m, nil
}
