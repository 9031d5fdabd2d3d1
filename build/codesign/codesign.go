// Package codesign compares the ad hoc signature of a bundle of macOS with what it seals,
// the way macOS does before it runs one. It knows nothing of how the signature is made.
package codesign

import (
	"bytes"
	"crypto/sha256"
	"debug/macho"
	"encoding/binary"
	"fmt"
)

// What the numbers of a signature mean, as in Apple's cs_blobs.h.
const (
	loadSignature = 0x1d // the load command that says where the signature is

	embedded     = 0xfade0cc0
	directory    = 0xfade0c02
	requirements = 0xfade0c01
	wrapper      = 0xfade0b01

	slotDirectory    = 0
	slotRequirements = 2
	slotCMS          = 0x10000

	flagAdHoc  = 2
	hashSHA256 = 2
	mainBinary = 1

	execSegments = 0x20400 // the version that says which part is the program
)

// header is a CodeDirectory up to the version execSegments.
type header struct {
	Magic, Length, Version, Flags                 uint32
	HashOffset, IdentOffset, Special, Code, Limit uint32
	HashSize, HashType, Platform, PageBits        uint8
	Spare2, Scatter, Team, Spare3                 uint32
	Limit64, ExecBase, ExecLimit, ExecFlags       uint64
}

// Program checks every slice of a universal program: that it is signed ad hoc as id, that the signature ends the file,
// and that the hashes in it are those of the code, of Info.plist and of CodeResources.
func Program(program []byte, id string, info, resources []byte) error {
	fat, err := macho.NewFatFile(bytes.NewReader(program))
	if err != nil {
		return err
	}
	for _, a := range fat.Arches {
		code := program[a.Offset : a.Offset+a.Size]
		if err := slice(a.File, code, id, [][]byte{info, nil, resources}); err != nil {
			return fmt.Errorf("the slice for %v: %w", a.Cpu, err)
		}
	}
	return nil
}

// slice checks one of them. sealed are the files of the special slots, from the first on; the requirements are filled in.
func slice(f *macho.File, code []byte, id string, sealed [][]byte) error {
	blobs, signedBytes, err := signature(f, code)
	if err != nil {
		return err
	}
	dir := blobs[slotDirectory]
	var h header
	if _, err := binary.Decode(dir, binary.BigEndian, &h); err != nil || h.Magic != directory {
		return fmt.Errorf("there is no code directory (%v)", err)
	}
	ident, _, _ := bytes.Cut(dir[h.IdentOffset:], []byte{0})
	switch {
	case string(ident) != id:
		return fmt.Errorf("it is signed as %q", ident)
	case h.Version < execSegments || h.HashType != hashSHA256 || h.HashSize != sha256.Size:
		return fmt.Errorf("version %x, hash %d", h.Version, h.HashType)
	case h.Flags != flagAdHoc || h.ExecFlags != mainBinary:
		return fmt.Errorf("it has the flags %x and %x: it is not signed ad hoc as a main program", h.Flags, h.ExecFlags)
	case int(h.Limit) != signedBytes:
		return fmt.Errorf("%d bytes of %d are signed", h.Limit, signedBytes)
	case f.Segment("__TEXT") == nil || h.ExecLimit != f.Segment("__TEXT").Filesz:
		return fmt.Errorf("%d bytes may be run", h.ExecLimit)
	case len(blobs[slotCMS]) != 8 || binary.BigEndian.Uint32(blobs[slotCMS]) != wrapper:
		return fmt.Errorf("somebody's key is in it")
	}
	sealed[slotRequirements-1] = blobs[slotRequirements]
	if b := blobs[slotRequirements]; len(b) < 8 || binary.BigEndian.Uint32(b) != requirements {
		return fmt.Errorf("there are no requirements")
	}
	return hashes(h, dir, code[:signedBytes], sealed)
}

// signature finds the blobs of a signature, by slot, and where in the code it begins.
func signature(f *macho.File, code []byte) (blobs map[uint32][]byte, at int, err error) {
	for _, l := range f.Loads {
		raw := l.Raw()
		if f.ByteOrder.Uint32(raw) != loadSignature {
			continue
		}
		at = int(f.ByteOrder.Uint32(raw[8:]))
		if end := at + int(f.ByteOrder.Uint32(raw[12:])); end != len(code) {
			return nil, 0, fmt.Errorf("the signature ends at %d of %d bytes", end, len(code))
		}
		if at%16 != 0 {
			return nil, 0, fmt.Errorf("the signature begins at %d, which is no multiple of 16", at)
		}
		s := code[at:]
		if binary.BigEndian.Uint32(s) != embedded {
			return nil, 0, fmt.Errorf("the signature begins with %x", s[:4])
		}
		blobs = map[uint32][]byte{}
		for i := range binary.BigEndian.Uint32(s[8:]) {
			kind, from := binary.BigEndian.Uint32(s[12+8*i:]), binary.BigEndian.Uint32(s[16+8*i:])
			blobs[kind] = s[from : from+binary.BigEndian.Uint32(s[from+4:])]
		}
		return blobs, at, nil
	}
	return nil, 0, fmt.Errorf("it is not signed")
}

// hashes compares those of a code directory with the pages of the code and with the
// special slots, which are kept backwards before them.
func hashes(h header, dir, code []byte, sealed [][]byte) error {
	page := 1 << h.PageBits
	if int(h.Special) != len(sealed) || int(h.Code) != (len(code)+page-1)/page {
		return fmt.Errorf("it has %d special slots and %d pages", h.Special, h.Code)
	}
	hash := func(i int) []byte {
		from := int(h.HashOffset) + i*sha256.Size
		return dir[from : from+sha256.Size]
	}
	for i, data := range sealed {
		if sum := sha256.Sum256(data); !bytes.Equal(hash(-1-i), sum[:]) {
			return fmt.Errorf("what special slot %d seals has changed", i+1)
		}
	}
	for i := range int(h.Code) {
		if sum := sha256.Sum256(code[i*page : min((i+1)*page, len(code))]); !bytes.Equal(hash(i), sum[:]) {
			return fmt.Errorf("page %d of the program has changed", i)
		}
	}
	return nil
}
