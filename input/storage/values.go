package storage

import (
	"errors"
	"io/fs"
	"maps"
	"path"
	"slices"
	"strings"
	"sync"
	"time"
)

// values keeps pieces of text by name: memory, or the storage of a browser.
type values interface {
	get(name string) (text []byte, changed time.Time, err error) // fs.ErrNotExist
	set(name string, text []byte, changed time.Time) error       // all of it or nothing
	remove(name string) error
	names() ([]string, error)
	// lock keeps other programs from a name.
	lock(name string) (release func(), err error)
}

// valueFiles is Files made of values.
type valueFiles struct {
	values values
	mu     sync.Mutex // held while a file is read, changed and written
	locks  sync.Mutex
	locked map[string]bool
}

func filesOf(v values) *valueFiles { return &valueFiles{values: v, locked: map[string]bool{}} }

// Read is the whole of a file.
func (f *valueFiles) Read(name string, most int) ([]byte, error) {
	f.mu.Lock()
	defer f.mu.Unlock()
	text, _, err := f.values.get(name)
	if err == nil && len(text) > most {
		return nil, TooLarge(most)
	}
	return text, err
}

// Write replaces a file.
func (f *valueFiles) Write(name string, text []byte) error {
	f.mu.Lock()
	defer f.mu.Unlock()
	return f.values.set(name, text, time.Now())
}

// Append adds lines to a file.
func (f *valueFiles) Append(name string, lines []byte) error {
	f.mu.Lock()
	defer f.mu.Unlock()
	old, _, err := f.values.get(name)
	if err != nil && !errors.Is(err, fs.ErrNotExist) {
		return err
	}
	if len(old) > 0 {
		lines = onOwnLine(old[len(old)-1], lines)
	}
	return f.values.set(name, append(old, lines...), time.Now())
}

// Extend adds to a file of a known size.
func (f *valueFiles) Extend(name string, size int, text []byte) error {
	f.mu.Lock()
	defer f.mu.Unlock()
	old, _, err := f.values.get(name)
	switch {
	case err != nil:
		return err
	case len(old) != size:
		return ErrChanged
	case len(text) == 0:
		return nil
	}
	return f.values.set(name, append(old, text...), time.Now())
}

// Rename gives a file another name.
func (f *valueFiles) Rename(from, to string) error {
	f.mu.Lock()
	defer f.mu.Unlock()
	text, changed, err := f.values.get(from)
	if err != nil {
		return err
	}
	if _, _, err := f.values.get(to); err == nil {
		return &fs.PathError{Op: "rename", Path: to, Err: fs.ErrExist}
	}
	// The copy comes first: if the place is full, nothing is lost.
	if err := f.values.set(to, text, changed); err != nil {
		return err
	}
	return f.values.remove(from)
}

// List is the files of a folder.
func (f *valueFiles) List(folder string) ([]Info, error) {
	f.mu.Lock()
	defer f.mu.Unlock()
	names, err := f.values.names()
	if err != nil {
		return nil, err
	}
	var all []Info
	for _, name := range names {
		if path.Dir(name) != path.Clean(folder) {
			continue
		}
		if text, changed, err := f.values.get(name); err == nil {
			all = append(all, Info{Name: name, Size: int64(len(text)), Changed: changed})
		}
	}
	slices.SortFunc(all, func(a, b Info) int { return strings.Compare(a.Name, b.Name) })
	return all, nil
}

// Lock holds a name against other tables of this program, and against other programs if it can.
func (f *valueFiles) Lock(name string) (func(), error) {
	f.locks.Lock()
	defer f.locks.Unlock()
	if f.locked[name] {
		return nil, ErrLocked
	}
	release, err := f.values.lock(name)
	if err != nil {
		return nil, err
	}
	f.locked[name] = true
	return func() {
		f.locks.Lock()
		defer f.locks.Unlock()
		delete(f.locked, name)
		release()
	}, nil
}

// Memory is Files that last as long as the program.
type Memory struct {
	*valueFiles
	texts *texts
}

// NewMemory is an empty Memory.
func NewMemory() *Memory {
	t := &texts{kept: map[string]text{}}
	return &Memory{filesOf(t), t}
}

// Copy takes over what can be read of some folders of a place, of files up to a size. What cannot is not missed: it
// stays where it is.
func (m *Memory) Copy(from Files, most int, folders ...string) {
	for _, in := range folders {
		all, _ := from.List(in)
		for _, info := range all {
			name := path.Clean(info.Name)
			if text, err := from.Read(name, most); err == nil {
				m.texts.set(name, text, info.Changed)
			}
		}
	}
}

// Fail makes every write fail from now on, or work again with nil: for tests.
func (m *Memory) Fail(err error) {
	m.mu.Lock()
	defer m.mu.Unlock()
	m.texts.fail = err
}

// texts are values in memory.
type texts struct {
	kept map[string]text
	fail error
}

type text struct {
	bytes   []byte
	changed time.Time
}

func (t *texts) get(name string) ([]byte, time.Time, error) {
	kept, ok := t.kept[name]
	if !ok {
		return nil, time.Time{}, notExist("read", name)
	}
	return slices.Clone(kept.bytes), kept.changed, nil
}

func (t *texts) set(name string, bytes []byte, changed time.Time) error {
	if t.fail == nil {
		t.kept[name] = text{slices.Clone(bytes), changed}
	}
	return t.fail
}

func (t *texts) remove(name string) error {
	delete(t.kept, name)
	return nil
}

func (t *texts) names() ([]string, error) { return slices.Collect(maps.Keys(t.kept)), nil }

func (t *texts) lock(string) (func(), error) { return func() {}, nil }
