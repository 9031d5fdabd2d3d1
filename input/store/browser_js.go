package store

import (
	"errors"
	"io/fs"
	"path"
	"slices"
	"strings"
	"sync"
	"syscall/js"
	"time"
	"unicode/utf8"
)

// Browser is Files in the storage that a browser keeps for the page. The name
// of the Browser begins every key, because other pages may share the host.
//
// A value is one line with the time of the change, then the text. The storage is
// synchronous, and a value is either the old or the new one.
type Browser struct {
	prefix string
	mu     sync.Mutex
	locked map[string]func()
}

// NewBrowser is the storage of this page, if the browser lets it have one.
func NewBrowser(prefix string) (*Browser, error) {
	b := &Browser{prefix: prefix + "/", locked: map[string]func(){}}
	probe := b.prefix + ".probe"
	if _, err := b.call("setItem", probe, ""); err != nil {
		return nil, err
	}
	_, err := b.call("removeItem", probe)
	return b, err
}

var (
	errNoStorage   = errors.New("the browser keeps nothing for this page")
	errStorageFull = errors.New("the browser's storage is full")
	errNoText      = errors.New("it is not text")
)

// call asks the storage. What JavaScript throws becomes an error.
func (b *Browser) call(method string, args ...any) (v js.Value, err error) {
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
	storage := js.Global().Get("Reflect").Call("get", js.Global(), "localStorage")
	if !storage.Truthy() {
		return js.Null(), errNoStorage
	}
	return storage.Call(method, args...), nil
}

func (b *Browser) get(name string) (text string, changed time.Time, err error) {
	v, err := b.call("getItem", b.prefix+name)
	if err != nil {
		return "", time.Time{}, err
	}
	if v.IsNull() {
		return "", time.Time{}, notExist("read", name)
	}
	stamp, text, _ := strings.Cut(v.String(), "\n")
	changed, _ = time.Parse(time.RFC3339Nano, stamp)
	return text, changed, nil
}

// Read is the whole of a file.
func (b *Browser) Read(name string, most int) ([]byte, error) {
	text, _, err := b.get(name)
	if err != nil {
		return nil, err
	}
	if len(text) > most {
		return nil, tooLarge(most)
	}
	return []byte(text), nil
}

// Write replaces a file.
func (b *Browser) Write(name string, text []byte) error {
	if !utf8.Valid(text) {
		return errNoText
	}
	_, err := b.call("setItem", b.prefix+name, time.Now().UTC().Format(time.RFC3339Nano)+"\n"+string(text))
	return err
}

// Append adds lines to a file.
func (b *Browser) Append(name string, lines []byte) error {
	old, _, err := b.get(name)
	if err != nil && !errors.Is(err, fs.ErrNotExist) {
		return err
	}
	if old != "" {
		lines = onOwnLine(old[len(old)-1], lines)
	}
	return b.Write(name, append([]byte(old), lines...))
}

// Extend adds to a file of a known size.
func (b *Browser) Extend(name string, size int, text []byte) error {
	old, _, err := b.get(name)
	switch {
	case err != nil:
		return err
	case len(old) != size:
		return ErrChanged
	case len(text) == 0:
		return nil
	}
	return b.Write(name, append([]byte(old), text...))
}

// Rename gives a file another name.
func (b *Browser) Rename(from, to string) error {
	text, changed, err := b.get(from)
	if err != nil {
		return err
	}
	if _, _, err := b.get(to); err == nil {
		return &fs.PathError{Op: "rename", Path: to, Err: fs.ErrExist}
	}
	// The copy comes first: if the storage is full, nothing is lost.
	if _, err := b.call("setItem", b.prefix+to, changed.Format(time.RFC3339Nano)+"\n"+text); err != nil {
		return err
	}
	_, err = b.call("removeItem", b.prefix+from)
	return err
}

// List is the files of a folder.
func (b *Browser) List(folder string) ([]Info, error) {
	var all []Info
	for i := 0; ; i++ {
		key, err := b.call("key", i)
		if err != nil {
			return nil, err
		}
		if key.IsNull() {
			break
		}
		name, ours := strings.CutPrefix(key.String(), b.prefix)
		if !ours || path.Dir(name) != path.Clean(folder) {
			continue
		}
		if text, changed, err := b.get(name); err == nil {
			all = append(all, Info{Name: name, Size: int64(len(text)), Changed: changed})
		}
	}
	slices.SortFunc(all, func(a, b Info) int { return strings.Compare(a.Name, b.Name) })
	return all, nil
}

// Lock holds a name against other tables of this page, and against other pages
// where the browser has locks. It must not be called from a callback of
// JavaScript, which would wait for itself.
func (b *Browser) Lock(name string) (func(), error) {
	b.mu.Lock()
	defer b.mu.Unlock()
	if b.locked[name] != nil {
		return nil, ErrLocked
	}
	release, err := webLock(b.prefix + name)
	if err != nil {
		return nil, err
	}
	b.locked[name] = release
	return func() {
		b.mu.Lock()
		defer b.mu.Unlock()
		delete(b.locked, name)
		release()
	}, nil
}

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
			err = errors.New("the browser makes no download")
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
