package maps

import (
	"bytes"
	"os"
	"runtime"
	"strings"
	"testing"

	"intrigue/maps/london"
)

func open(t testing.TB) *Map {
	t.Helper()
	m, err := Open("london")
	if err != nil {
		t.Fatal(err)
	}
	return m
}

// TestCommitted keeps the committed board and its generator together.
func TestCommitted(t *testing.T) {
	if runtime.GOARCH != "amd64" {
		t.Skip("other processors may round the last digit differently")
	}
	var b bytes.Buffer
	if err := london.Write(&b); err != nil {
		t.Fatal(err)
	}
	have, err := os.ReadFile("london.svg")
	if err != nil {
		t.Fatal(err)
	}
	if !bytes.Equal(b.Bytes(), have) {
		t.Error("london.svg is not what maps/london draws; run go generate ./maps")
	}
	if len(have) > 900_000 {
		t.Errorf("london.svg has %d bytes", len(have))
	}
}

func TestLondonIsSound(t *testing.T) {
	m := open(t)
	for _, err := range m.Check() {
		t.Error(err)
	}
	if len(m.Places) != 199 || len(m.Labels) != 199 {
		t.Errorf("%d places and %d labels, want 199", len(m.Places), len(m.Labels))
	}
	count := map[string]int{}
	for id := range m.Routes {
		kind, _, _ := strings.Cut(id, ".")
		count[kind]++
	}
	for kind, want := range map[string]int{"taxi": 346, "bus": 99, "underground": 20, "boat": 3} {
		if count[kind] != want {
			t.Errorf("%d %s routes, want %d", count[kind], kind, want)
		}
	}
	p := m.Places["station.74"]
	if p.R < 9 || p.R > 10.6 || p.Bounds.X1-p.Bounds.X0 < 20 {
		t.Errorf("station.74 is %+v", p)
	}
}

// TestLondonRoutesKeepClear makes sure that a line runs over exactly the
// marks that the facts send it through: over any other it would look like a
// stop.
func TestLondonRoutesKeepClear(t *testing.T) {
	m := open(t)
	for id, want := range map[string]string{
		"taxi.58-74":         "",
		"bus.1-58":           "station.18 station.31 station.44 station.8",
		"underground.89-140": "station.104 station.115 station.126 station.88",
	} {
		if got := strings.Join(m.Over(id), " "); got != want {
			t.Errorf("%s runs over %q, want %q", id, got, want)
		}
	}
	for id, r := range m.Routes {
		if !strings.HasPrefix(id, "taxi.") {
			continue
		}
		a, b := m.Ends(id)
		for other, p := range m.Places {
			if other != a && other != b && toLine(p.At, r.Points) < p.R+1 {
				t.Errorf("%s comes within %.1f of %s", id, toLine(p.At, r.Points), other)
			}
		}
	}
}
