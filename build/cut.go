package main

import (
	"bytes"
	"encoding/binary"
	"errors"
	"fmt"
	"maps"
	"os"
	"path/filepath"
	"slices"

	"intrigue/maps/face"
)

// A program for WebAssembly is a list of sections; that of the data fills its memory
// before it starts. What the shelf does not need is cut out of it here. The page loads
// that afterwards and puts it into the memory of the running program; package late makes
// those wait who want it sooner.

const (
	wasmHeader  = 8
	dataSection = 11
	// leastCut is what is worth the bytes that say where it belongs.
	leastCut = 256
	// longestGap is how many zeros between two pieces of data are written out rather than
	// left out: a browser takes no more than 100000 pieces.
	longestGap = 64
)

var errNotWasm = errors.New("this is not a program for WebAssembly as Go writes it")

// latePieces are the drawings, the maps and the typefaces of all screens but the shelf, as
// they lie in the program.
func (r *release) latePieces() ([][]byte, error) {
	var all [][]byte
	for _, pattern := range []string{"sprites/*.svg", "maps/*.svg"} {
		names, err := filepath.Glob(filepath.Join(r.root, pattern))
		if err != nil {
			return nil, err
		}
		for _, name := range names {
			text, err := os.ReadFile(name)
			if err != nil {
				return nil, err
			}
			all = append(all, text)
		}
	}
	for _, f := range face.All() {
		if !slices.Contains(face.Early(), f) {
			all = append(all, face.Data(f))
		}
	}
	return slices.DeleteFunc(all, func(piece []byte) bool { return len(piece) < leastCut }), nil
}

// cut takes pieces out of the data of a program. rest holds them, each behind its place in
// memory and its length, which are 32 bits with the lowest first.
func cut(program []byte, pieces [][]byte) (smaller, rest []byte, err error) {
	from, to, body, err := findSection(program, dataSection)
	if err != nil {
		return nil, nil, err
	}
	memory, err := memoryOf(body)
	if err != nil {
		return nil, nil, err
	}
	places := map[int]int{} // lengths
	for _, piece := range pieces {
		at := bytes.Index(memory, piece)
		if at < 0 {
			return nil, nil, fmt.Errorf("the program does not hold what begins with %.40q", piece)
		}
		places[at] = max(places[at], len(piece))
	}
	for _, at := range slices.Sorted(maps.Keys(places)) {
		piece := memory[at : at+places[at]]
		rest = binary.LittleEndian.AppendUint32(rest, uint32(at))
		rest = binary.LittleEndian.AppendUint32(rest, uint32(len(piece)))
		rest = append(rest, piece...)
	}
	// Only now: one piece may be a part of another.
	for at, n := range places {
		clear(memory[at : at+n])
	}
	data := dataOf(memory)
	smaller = append(slices.Clone(program[:from]), dataSection)
	smaller = binary.AppendUvarint(smaller, uint64(len(data)))
	return append(append(smaller, data...), program[to:]...), rest, nil
}

// findSection finds a section: where it begins and ends, and what is in it.
func findSection(program []byte, id byte) (from, to int, body []byte, err error) {
	if !bytes.HasPrefix(program, []byte("\x00asm")) {
		return 0, 0, nil, errNotWasm
	}
	for at := wasmHeader; at < len(program); {
		n, size := binary.Uvarint(program[at+1:])
		begin := at + 1 + size
		end := begin + int(n)
		if size <= 0 || end > len(program) {
			return 0, 0, nil, errNotWasm
		}
		if program[at] == id {
			return at, end, program[begin:end], nil
		}
		at = end
	}
	return 0, 0, nil, errNotWasm
}

// memoryOf is the memory that a section of data fills.
func memoryOf(section []byte) ([]byte, error) {
	r := bytes.NewReader(section)
	count, err := binary.ReadUvarint(r)
	if err != nil {
		return nil, errNotWasm
	}
	var memory []byte
	for range count {
		var head [2]byte // it goes into the only memory, to the place of a constant
		if _, err := r.Read(head[:]); err != nil || head != [2]byte{0, i32Const} {
			return nil, errNotWasm
		}
		at, err := readSigned(r)
		if err != nil || at < 0 {
			return nil, errNotWasm
		}
		if end, err := r.ReadByte(); err != nil || end != endOfPlace {
			return nil, errNotWasm
		}
		n, err := binary.ReadUvarint(r)
		if err != nil || int(n) > r.Len() {
			return nil, errNotWasm
		}
		if more := at + int(n) - len(memory); more > 0 {
			memory = append(memory, make([]byte, more)...)
		}
		r.Read(memory[at : at+int(n)])
	}
	return memory, nil
}

// The two instructions that give the place of a piece of data.
const (
	i32Const   = 0x41
	endOfPlace = 0x0b
)

// dataOf is a section of data that fills the memory.
func dataOf(memory []byte) []byte {
	var pieces []byte
	count := 0
	for at := 0; at < len(memory); {
		if memory[at] == 0 {
			at++
			continue
		}
		end, gap := at, 0
		for next := at; next < len(memory) && gap <= longestGap; next++ {
			if gap++; memory[next] != 0 {
				end, gap = next+1, 0
			}
		}
		pieces = append(pieces, 0, i32Const)
		pieces = appendSigned(pieces, at)
		pieces = append(pieces, endOfPlace)
		pieces = binary.AppendUvarint(pieces, uint64(end-at))
		pieces = append(pieces, memory[at:end]...)
		at = end
		count++
	}
	return append(binary.AppendUvarint(nil, uint64(count)), pieces...)
}

// readSigned and appendSigned are WebAssembly's way with signed numbers: seven bits to a
// byte, of which the last one holds the sign.
func readSigned(r *bytes.Reader) (int, error) {
	n, shift := 0, 0
	for {
		b, err := r.ReadByte()
		if err != nil {
			return 0, err
		}
		n |= int(b&0x7f) << shift
		shift += 7
		if b&0x80 == 0 {
			if b&0x40 != 0 {
				n -= 1 << shift
			}
			return n, nil
		}
	}
}

func appendSigned(to []byte, n int) []byte {
	for {
		b := byte(n & 0x7f)
		n >>= 7
		if n == 0 && b&0x40 == 0 || n == -1 && b&0x40 != 0 {
			return append(to, b)
		}
		to = append(to, b|0x80)
	}
}
