package main

import (
	"bytes"
	"encoding/binary"
	"fmt"
	"image"
	"image/png"
	"sync"

	"intrigue/sprites"
)

var sheet = sync.OnceValue(sprites.NewSheet)

// icon is our icon as PNG, drawn by our own baker at this many pixels a side.
func icon(side int) ([]byte, error) {
	img, err := sheet().Image("app.icon", side, side, nil)
	if err != nil {
		return nil, err
	}
	return encodePNG(img)
}

// encodePNG makes the smallest file of a picture.
func encodePNG(img image.Image) ([]byte, error) {
	var b bytes.Buffer
	err := (&png.Encoder{CompressionLevel: png.BestCompression}).Encode(&b, img)
	return b.Bytes(), err
}

// icns is the icon as macOS keeps it: the PNG of each size under a code of four letters. Small ones are given both as
// they are and as @2x of half the size; the largest once, as each is as large as all below it together. One of 1024
// pixels is shown nowhere but by who inspects a file.
func icns() ([]byte, error) {
	var body bytes.Buffer
	for _, one := range []struct {
		code string
		side int
	}{
		{"icp4", 16}, {"ic11", 32}, {"icp5", 32}, {"ic12", 64}, {"ic07", 128},
		{"ic13", 256}, {"ic08", 256}, {"ic14", 512},
	} {
		data, err := icon(one.side)
		if err != nil {
			return nil, fmt.Errorf("the icon at %d pixels: %w", one.side, err)
		}
		body.WriteString(one.code)
		binary.Write(&body, binary.BigEndian, uint32(len(data)+8))
		body.Write(data)
	}
	head := binary.BigEndian.AppendUint32([]byte("icns"), uint32(body.Len()+8))
	return append(head, body.Bytes()...), nil
}
