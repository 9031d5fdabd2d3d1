// Package squeeze packs what every zip and gzip unpacks (deflate, RFC 1951), but closer
// than the packer of the standard library: it weighs every way to spell the data by what
// the codes cost, instead of taking the longest repetition at hand. A program gets about
// four per cent smaller, and takes half a minute.
//
// It knows nothing of archives or programs, and does not unpack.
package squeeze

import (
	"bytes"
	"encoding/binary"
	"hash/crc32"
	"io"
	"runtime"
	"sync"
)

const (
	shortest = 3     // of a repetition, bytes
	longest  = 258   //
	window   = 32768 // how far back a repetition may lie, bytes
	piece    = 1 << 20
)

// token is a byte, or a repetition: its length above, its distance below 16 bits.
type token uint32

func repeat(length, distance int) token { return token(length<<16 | distance) }
func (t token) length() int             { return int(t >> 16) }
func (t token) distance() int           { return int(t & 0xffff) }

// width is how many bytes a token stands for.
func (t token) width() int { return max(t.length(), 1) }

// Pack writes the data as one deflate stream. The same data make the same bytes.
func Pack(w io.Writer, data []byte) error {
	parts := make([][]block, (len(data)+piece-1)/piece)
	var wait sync.WaitGroup
	turn := make(chan bool, runtime.GOMAXPROCS(0))
	for i := range parts {
		wait.Add(1)
		turn <- true
		go func() {
			defer wait.Done()
			from := i * piece
			parts[i] = spell(data, from, min(from+piece, len(data)))
			<-turn
		}()
	}
	wait.Wait()
	b := stream{w: w}
	for i, part := range parts {
		for j, one := range part {
			b.block(one, i == len(parts)-1 && j == len(part)-1)
		}
	}
	if len(parts) == 0 {
		b.nothing()
	}
	return b.flush()
}

// spell finds the cheapest tokens for data[from:to], in blocks of their own codes. What
// is cheap depends on the codes, and the codes on what is used: a few rounds settle it.
func spell(data []byte, from, to int) []block {
	m := find(data, from, to)
	prices := []*price{usual()}
	ends := []int{to - from}
	var out []block
	for range 7 {
		tokens := cheapest(data[from:to], m, prices, ends)
		out, ends = split(data[from:to], tokens)
		prices = prices[:0]
		for _, b := range out {
			prices = append(prices, b.count.price())
		}
	}
	return out
}

// Writer packs what is written to it when it is closed.
type Writer struct {
	to   io.Writer
	data bytes.Buffer
}

// NewWriter packs to a writer, which it does not close.
func NewWriter(to io.Writer) *Writer { return &Writer{to: to} }

func (w *Writer) Write(p []byte) (int, error) { return w.data.Write(p) }

// Close packs and writes everything.
func (w *Writer) Close() error { return Pack(w.to, w.data.Bytes()) }

// Gzip writes the data as gzip (RFC 1952), without a name and a time.
func Gzip(w io.Writer, data []byte) error {
	const deflate, closest, anySystem = 8, 2, 255
	if _, err := w.Write([]byte{0x1f, 0x8b, deflate, 0, 0, 0, 0, 0, closest, anySystem}); err != nil {
		return err
	}
	if err := Pack(w, data); err != nil {
		return err
	}
	end := binary.LittleEndian.AppendUint32(nil, crc32.ChecksumIEEE(data))
	_, err := w.Write(binary.LittleEndian.AppendUint32(end, uint32(len(data))))
	return err
}
