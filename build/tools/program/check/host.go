package main

import (
	"net"
	"net/http"
	"strings"
	"sync"
	"time"
)

// host serves a folder to the browsers of this machine, until it is closed.
type host struct {
	server *http.Server
	page   string // the address
}

// line is how a host is reached.
type line struct {
	bitsPerSecond int // 0: as fast as the machine can
	delay         time.Duration
	brotli        bool // it says of files in .br how they are packed, as hosts for games do
}

// tenMegabits is a slow line of these days, to a good host.
var tenMegabits = line{bitsPerSecond: 10_000_000, delay: 20 * time.Millisecond, brotli: true}

// open serves a folder at an address; "127.0.0.1:0" is a free one.
func (c *check) open(folder, address string, how line) (*host, error) {
	l, err := net.Listen("tcp", address)
	if err != nil {
		return nil, err
	}
	plain := http.FileServer(http.Dir(folder))
	h := &host{page: "http://" + l.Addr().String() + "/"}
	h.server = &http.Server{Handler: http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		time.Sleep(how.delay)
		if how.brotli && strings.HasSuffix(r.URL.Path, ".br") {
			w.Header().Set("Content-Encoding", "br")
			w.Header().Set("Content-Type", "application/wasm")
		}
		plain.ServeHTTP(w, r)
	})}
	if how.bitsPerSecond > 0 {
		l = &throttled{Listener: l, bitsPerSecond: how.bitsPerSecond}
	}
	go h.server.Serve(l)
	c.cleanup = append(c.cleanup, h.close)
	return h, nil
}

// close cuts every connection.
func (h *host) close() { h.server.Close() }

// throttled is a listener whose connections share a line.
type throttled struct {
	net.Listener
	bitsPerSecond int

	mu   sync.Mutex
	free time.Time // when the line has sent what it was given
}

func (t *throttled) Accept() (net.Conn, error) {
	c, err := t.Listener.Accept()
	return slowConn{c, t}, err
}

// slack is how late a busy machine may be with sending, and the line makes up for it.
const slack = 50 * time.Millisecond

// send waits as long as the line needs for some bytes.
func (t *throttled) send(bytes int) {
	t.mu.Lock()
	if begun := time.Now().Add(-slack); t.free.Before(begun) {
		t.free = begun
	}
	t.free = t.free.Add(time.Duration(bytes) * 8 * time.Second / time.Duration(t.bitsPerSecond))
	wait := time.Until(t.free)
	t.mu.Unlock()
	time.Sleep(wait)
}

// slowConn hides all that would send without Write.
type slowConn struct {
	net.Conn
	line *throttled
}

func (c slowConn) Write(b []byte) (n int, err error) {
	for len(b) > 0 {
		part := b[:min(len(b), 16<<10)]
		c.line.send(len(part))
		m, err := c.Conn.Write(part)
		n += m
		if err != nil {
			return n, err
		}
		b = b[len(part):]
	}
	return n, nil
}
