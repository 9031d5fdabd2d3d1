package main

import (
	"bytes"
	"encoding/binary"
	"math/rand/v2"
	"strings"
	"testing"
)

// wasmOf is a program with a section before the data and one behind.
func wasmOf(data []byte) []byte {
	p := []byte("\x00asm\x01\x00\x00\x00\x01\x02ab")
	p = binary.AppendUvarint(append(p, dataSection), uint64(len(data)))
	return append(append(p, data...), 0, 1, 'z')
}

// place puts the rest back, as the page does.
func place(memory, rest []byte) {
	for at := 0; at < len(rest); {
		to, n := binary.LittleEndian.Uint32(rest[at:]), int(binary.LittleEndian.Uint32(rest[at+4:]))
		copy(memory[to:], rest[at+8:at+8+n])
		at += 8 + n
	}
}

func TestWhatIsCutComesBack(t *testing.T) {
	memory := make([]byte, 5000)
	random := rand.New(rand.NewPCG(1, 2))
	for i := range memory {
		if i/200%3 != 0 { // with gaps, some longer than the longest
			memory[i] = byte(random.IntN(256))
		}
	}
	memory[len(memory)-1] = 1
	program := wasmOf(dataOf(memory))
	pieces := [][]byte{memory[1000:1400], memory[1100:1150], memory[2500:3600]}
	smaller, rest, err := cut(program, pieces)
	if err != nil {
		t.Fatal(err)
	}
	if len(smaller) > len(program)-1000 || !bytes.HasPrefix(smaller, program[:12]) || !bytes.HasSuffix(smaller, []byte{0, 1, 'z'}) {
		t.Errorf("%d bytes of %d are left", len(smaller), len(program))
	}
	_, _, body, err := findSection(smaller, dataSection)
	if err != nil {
		t.Fatal(err)
	}
	got, err := memoryOf(body)
	if err != nil {
		t.Fatal(err)
	}
	if bytes.Contains(got, pieces[1]) {
		t.Error("a piece is still there")
	}
	place(got, rest)
	if !bytes.Equal(got, memory) {
		t.Error("something else comes back")
	}
}

// TestDataAsTheLinkerWritesThem reads what was written by hand after the standard: "ab" at
// 3 and "c" at 200, whose number takes two bytes.
func TestDataAsTheLinkerWritesThem(t *testing.T) {
	memory, err := memoryOf([]byte("\x02\x00\x41\x03\x0b\x02ab\x00\x41\xc8\x01\x0b\x01c"))
	if err != nil || len(memory) != 201 || string(memory[3:5]) != "ab" || memory[200] != 'c' {
		t.Error(memory, err)
	}
	if data := dataOf(memory); string(data) != "\x02\x00\x41\x03\x0b\x02ab\x00\x41\xc8\x01\x0b\x01c" {
		t.Errorf("%q", data)
	}
}

func TestWhatCannotBeCut(t *testing.T) {
	program := wasmOf(dataOf([]byte("some data")))
	for name, try := range map[string]struct {
		program []byte
		piece   string
	}{
		"missing":         {program, "other data"},
		"no program":      {[]byte("MZ"), "some"},
		"torn":            {program[:len(program)-6], "some"},
		"of another kind": {wasmOf([]byte("\x01\x01\x04some")), "some"},
	} {
		if _, _, err := cut(try.program, [][]byte{[]byte(try.piece)}); err == nil {
			t.Errorf("%s: it is cut", name)
		}
	}
}

func TestThePiecesAreThoseOfOtherScreens(t *testing.T) {
	pieces, err := sampled(t).latePieces()
	if err != nil {
		t.Fatal(err)
	}
	svg, fonts := 0, 0
	for _, p := range pieces {
		switch {
		case strings.Contains(string(p[:min(len(p), 500)]), "<svg"):
			svg++
		case strings.HasPrefix(string(p), "OTTO"):
			fonts++
		}
	}
	if svg < 100 || fonts != 4 {
		t.Errorf("%d drawings and %d typefaces come late", svg, fonts)
	}
}
