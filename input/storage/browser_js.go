package storage

import (
	"errors"
	"path"
	"strings"
	"syscall/js"
	"time"
	"unicode/utf8"
)

// Browser is Files in the storage that a browser keeps for the page.
type Browser struct{ *valueFiles }

// NewBrowser is the storage of this page, if the browser lets it have one. The name
// begins every key, because other pages may share the host.
func NewBrowser(name string) (*Browser, error) {
	s := pageValues{name + "/"}
	probe := s.prefix + ".probe"
	if _, err := s.call("setItem", probe, ""); err != nil {
		return nil, err
	}
	_, err := s.call("removeItem", probe)
	return &Browser{filesOf(s)}, err
}

// pageValues are the values of a page. One is a line with the time of the change, then the
// text. The storage is synchronous, and a value is either the old or the new one.
type pageValues struct{ prefix string }

var (
	errNoStorage   = errors.New("the browser does not store anything for this page")
	errStorageFull = errors.New("the browser's storage is full")
	errNoText      = errors.New("it is not text")
)

// call asks the storage. What JavaScript throws becomes an error.
func (s pageValues) call(method string, args ...any) (v js.Value, err error) {
	defer func() {
		if p := recover(); p != nil {
			e, thrown := p.(js.Error)
			if !thrown {
				panic(p)
			}
			if err = errNoStorage; strings.Contains(e.Get("name").String(), "QuotaExceeded") {
				err = errStorageFull
			}
		}
	}()
	// Even to look at localStorage may throw, and only a call hands that on.
	local := js.Global().Get("Reflect").Call("get", js.Global(), "localStorage")
	if !local.Truthy() {
		return js.Null(), errNoStorage
	}
	return local.Call(method, args...), nil
}

func (s pageValues) get(name string) (text []byte, changed time.Time, err error) {
	v, err := s.call("getItem", s.prefix+name)
	if err != nil {
		return nil, time.Time{}, err
	}
	if v.IsNull() {
		return nil, time.Time{}, notExist("read", name)
	}
	stamp, rest, _ := strings.Cut(v.String(), "\n")
	changed, _ = time.Parse(time.RFC3339Nano, stamp)
	return []byte(rest), changed, nil
}

func (s pageValues) set(name string, text []byte, changed time.Time) error {
	if !utf8.Valid(text) {
		return errNoText
	}
	_, err := s.call("setItem", s.prefix+name, changed.UTC().Format(time.RFC3339Nano)+"\n"+string(text))
	return err
}

func (s pageValues) remove(name string) error {
	_, err := s.call("removeItem", s.prefix+name)
	return err
}

func (s pageValues) names() (all []string, err error) {
	for i := 0; ; i++ {
		key, err := s.call("key", i)
		if err != nil || key.IsNull() {
			return all, err
		}
		if name, ours := strings.CutPrefix(key.String(), s.prefix); ours {
			all = append(all, name)
		}
	}
}

// lock must not be called from a callback of JavaScript, which would wait for itself.
func (s pageValues) lock(name string) (func(), error) { return webLock(s.prefix + name) }

// webLock asks the browser for a lock that ends with the page. Old browsers, and
// pages that came without encryption, have none; then the page is alone.
func webLock(name string) (release func(), err error) {
	locks := js.Global().Get("navigator")
	if locks.Truthy() {
		locks = locks.Get("locks")
	}
	if !locks.Truthy() {
		return func() {}, nil
	}
	answer := make(chan bool, 1)
	release = func() {}
	granted := js.FuncOf(func(_ js.Value, args []js.Value) any {
		if !args[0].Truthy() {
			answer <- false
			return nil
		}
		// The lock is held as long as this promise is open.
		var promise js.Value
		promise, release = open()
		answer <- true
		return promise
	})
	// over comes when the lock is given back, was not to be had or has failed. Whatever
	// Go hands to JavaScript is kept until it is released.
	var over js.Func
	over = js.FuncOf(func(js.Value, []js.Value) any {
		select {
		case answer <- true: // it has failed; better to play than not
		default:
		}
		granted.Release()
		over.Release()
		return nil
	})
	locks.Call("request", name, map[string]any{"ifAvailable": true}, granted).Call("then", over, over)
	if !<-answer {
		return nil, ErrLocked
	}
	return release, nil
}

// open is a promise of JavaScript, and what keeps it.
func open() (promise js.Value, keep func()) {
	begin := js.FuncOf(func(_ js.Value, args []js.Value) any { // called at once
		settle := args[0]
		keep = func() { settle.Invoke() }
		return nil
	})
	defer begin.Release()
	return js.Global().Get("Promise").New(begin), keep
}

// Hand gives people a file, as a download of their browser.
func (b *Browser) Hand(name string, text []byte) (where string, err error) {
	defer func() {
		if p := recover(); p != nil {
			err = errors.New("the browser refused the download")
		}
	}()
	blob := js.Global().Get("Blob").New([]any{string(text)}, map[string]any{"type": "text/plain"})
	url := js.Global().Get("URL").Call("createObjectURL", blob)
	link := js.Global().Get("document").Call("createElement", "a")
	link.Set("href", url)
	link.Set("download", path.Base(name))
	link.Call("click")
	time.AfterFunc(time.Minute, func() { js.Global().Get("URL").Call("revokeObjectURL", url) })
	return "your downloads, as " + path.Base(name), nil
}
