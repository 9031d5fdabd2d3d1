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

// element is one of a property list.
type element struct {
	XMLName xml.Name
	Text    string    `xml:",chardata"`
	Inner   []element `xml:",any"`
}

// ReadPlist reads a property list that is a dictionary. Its values are map[string]any, []byte, bool,
// or else the text of the element.
func ReadPlist(text []byte) (map[string]any, error) {
	d := xml.NewDecoder(bytes.NewReader(text))
	var list element
	if err := d.Decode(&list); err != nil {
		return nil, err
	}
	if err := d.Decode(&element{}); !errors.Is(err, io.EOF) {
		return nil, fmt.Errorf("something is behind the list (%v)", err)
	}
	if list.XMLName.Local != "plist" || len(list.Inner) != 1 || list.Inner[0].XMLName.Local != "dict" {
		return nil, errors.New("it is no list with one dictionary")
	}
	return list.Inner[0].dict()
}

// dict is a dictionary, of keys and values in turn.
func (e element) dict() (map[string]any, error) {
	m := map[string]any{}
	for i := 0; i < len(e.Inner); i += 2 {
		key := e.Inner[i]
		if key.XMLName.Local != "key" || i+1 == len(e.Inner) || e.Inner[i+1].XMLName.Local == "key" {
			return nil, fmt.Errorf("a key without a value, or a value without a key, at %q", key.Text)
		}
		if _, twice := m[key.Text]; twice {
			return nil, fmt.Errorf("%s has two values", key.Text)
		}
		v, err := e.Inner[i+1].value()
		if err != nil {
			return nil, err
		}
		m[key.Text] = v
	}
	return m, nil
}

func (e element) value() (any, error) {
	switch e.XMLName.Local {
	case "dict":
		return e.dict()
	case "true", "false":
		return e.XMLName.Local == "true", nil
	case "data":
		return base64.StdEncoding.DecodeString(strings.Join(strings.Fields(e.Text), ""))
	}
	return e.Text, nil
}
