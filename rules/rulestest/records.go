package rulestest

import (
	"bufio"
	"bytes"
	"encoding/json"
	"errors"
	"os"
	"path/filepath"
	"testing"

	"intrigue/rules"
)

// WriteRecord keeps a game in testdata, as JSON lines: the header, then a line a move.
func WriteRecord(t *testing.T, file string, rec rules.Record) {
	t.Helper()
	var out bytes.Buffer
	enc := json.NewEncoder(&out)
	if err := enc.Encode(rec); err != nil {
		t.Fatal(err)
	}
	for _, e := range rec.Entries {
		if err := enc.Encode(e); err != nil {
			t.Fatal(err)
		}
	}
	write(t, file, out.Bytes())
}

// write writes a file of testdata, and makes the folder of a new game.
func write(t *testing.T, file string, data []byte) {
	t.Helper()
	if err := errors.Join(os.MkdirAll(filepath.Dir(file), 0o755), os.WriteFile(file, data, 0o644)); err != nil {
		t.Fatal(err)
	}
}

// ReadRecord reads a game from testdata.
func ReadRecord(t *testing.T, file string) (rec rules.Record) {
	t.Helper()
	data, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	lines := bufio.NewScanner(bytes.NewReader(data))
	lines.Scan()
	if err := json.Unmarshal(lines.Bytes(), &rec); err != nil {
		t.Fatal(err)
	}
	for lines.Scan() {
		var e rules.Entry
		if err := json.Unmarshal(lines.Bytes(), &e); err != nil {
			t.Fatal(err)
		}
		rec.Entries = append(rec.Entries, e)
	}
	if err := lines.Err(); err != nil {
		t.Fatal(err)
	}
	return rec
}
