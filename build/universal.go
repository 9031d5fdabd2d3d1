package main

import (
	"bytes"
	"debug/macho"
	"encoding/binary"
	"fmt"
)

// universal joins programs for several processors into the one file that macOS calls
// universal: a list of slices, then the programs, each on a page of its own.
func universal(programs ...[]byte) ([]byte, error) {
	const pageBits = 14
	const page = 1 << pageBits
	type slice struct{ CPU, Sub, Offset, Size, Align uint32 }
	var list []slice
	at := uint32(page)
	for _, p := range programs {
		f, err := macho.NewFile(bytes.NewReader(p))
		if err != nil {
			return nil, fmt.Errorf("this is no program for macOS: %w", err)
		}
		list = append(list, slice{uint32(f.Cpu), f.SubCpu, at, uint32(len(p)), pageBits})
		at = (at + uint32(len(p)) + page - 1) &^ (page - 1)
	}
	var b bytes.Buffer
	binary.Write(&b, binary.BigEndian, [2]uint32{macho.MagicFat, uint32(len(list))})
	binary.Write(&b, binary.BigEndian, list)
	for i, p := range programs {
		b.Write(make([]byte, int(list[i].Offset)-b.Len()))
		b.Write(p)
	}
	return b.Bytes(), nil
}
