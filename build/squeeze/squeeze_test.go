package squeeze

import (
	"bytes"
	"compress/flate"
	"compress/gzip"
	"io"
	"math/rand/v2"
	"os"
	"path/filepath"
	"strings"
	"testing"
)

func packed(t testing.TB, data []byte) []byte {
	t.Helper()
	var b bytes.Buffer
	if err := Pack(&b, data); err != nil {
		t.Fatal(err)
	}
	return b.Bytes()
}

func unpack(t testing.TB, name string, pack, want []byte) {
	t.Helper()
	got, err := io.ReadAll(flate.NewReader(bytes.NewReader(pack)))
	if err != nil || !bytes.Equal(got, want) {
		t.Errorf("%s: %d bytes come back as %d, not the same: %v", name, len(want), len(got), err)
	}
}

// drawings are what the downloads are full of.
func drawings(t testing.TB) []byte {
	t.Helper()
	files, _ := filepath.Glob("../../sprites/*.svg")
	if len(files) == 0 {
		t.Fatal("no sprites")
	}
	var all []byte
	for _, f := range files {
		data, err := os.ReadFile(f)
		if err != nil {
			t.Fatal(err)
		}
		all = append(all, data...)
	}
	return all[:600_000]
}

func TestUnpacks(t *testing.T) {
	rng := rand.New(rand.NewPCG(1, 2))
	noise := make([]byte, 3*window)
	for i := range noise {
		noise[i] = byte(rng.Uint32())
	}
	for name, data := range map[string][]byte{
		"nothing":          nil,
		"one byte":         {7},
		"two bytes":        {7, 9},
		"one letter":       bytes.Repeat([]byte{'a'}, 70_000),
		"every length":     ramps(),
		"noise":            noise,
		"far":              append(append(append([]byte{}, noise[:window]...), noise[:500]...), noise[:window]...),
		"every byte":       noise[:256],
		"more than pieces": []byte(strings.Repeat("Intrigue plays five games, and this is not one of them. ", piece/50)),
	} {
		pack := packed(t, data)
		unpack(t, name, pack, data)
		if again := packed(t, data); !bytes.Equal(again, pack) {
			t.Errorf("%s: packed twice it differs", name)
		}
	}
}

// ramps repeats stretches of every length that there is a code for, and longer ones.
func ramps() (out []byte) {
	rng := rand.New(rand.NewPCG(3, 4))
	for n := range 300 {
		word := make([]byte, n)
		for i := range word {
			word[i] = byte(rng.Uint32())
		}
		out = append(append(out, word...), word...)
	}
	return out
}

func FuzzUnpacks(f *testing.F) {
	f.Add([]byte("penny penny penny"), 3)
	f.Fuzz(func(t *testing.T, data []byte, times int) {
		data = bytes.Repeat(data, min(max(times, 1), 99))
		unpack(t, "fuzz", packed(t, data), data)
	})
}

// TestIsCloser: it is worth its time only if it packs closer than what is there already.
func TestIsCloser(t *testing.T) {
	data := drawings(t)
	var b bytes.Buffer
	w, _ := flate.NewWriter(&b, flate.BestCompression)
	if _, err := w.Write(data); err != nil {
		t.Fatal(err)
	}
	w.Close()
	got := packed(t, data)
	unpack(t, "drawings", got, data)
	t.Logf("%d bytes: %d, the standard library %d", len(data), len(got), b.Len())
	if float64(len(got)) > 0.97*float64(b.Len()) {
		t.Errorf("%d bytes are no 3 %% less than %d", len(got), b.Len())
	}
}

// TestGzip: what the standard library reads back is what went in, and it notices a wrong byte.
func TestGzip(t *testing.T) {
	data := drawings(t)
	var b bytes.Buffer
	if err := Gzip(&b, data); err != nil {
		t.Fatal(err)
	}
	read := func(packed []byte) ([]byte, error) {
		r, err := gzip.NewReader(bytes.NewReader(packed))
		if err != nil {
			return nil, err
		}
		return io.ReadAll(r)
	}
	if got, err := read(b.Bytes()); err != nil || !bytes.Equal(got, data) {
		t.Errorf("%d bytes come back, not %d: %v", len(got), len(data), err)
	}
	torn := b.Bytes()
	torn[len(torn)-6] ^= 1 // of the check sum
	if _, err := read(torn); err == nil {
		t.Error("a wrong check sum is not noticed")
	}
}

func TestCodesAreFullAndShortEnough(t *testing.T) {
	// Fibonacci's numbers ask for the longest codes of all.
	count := make([]int, 30)
	a, b := 1, 1
	for i := range count {
		count[i], a, b = a, b, a+b
	}
	for _, most := range []int{5, 7, 15} {
		sum := 0.0
		for _, n := range lengths(count, most) {
			if n < 1 || n > most {
				t.Errorf("%d bits, at most %d", n, most)
			}
			sum += 1 / float64(int(1)<<n)
		}
		if sum != 1 {
			t.Errorf("at most %d bits: the codes fill %v of the tree", most, sum)
		}
	}
}
