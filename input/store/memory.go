package store

import (
	"io/fs"
	"path"
	"slices"
	"strings"
	"sync"
	"time"
)

// Memory is Files that last as long as the program. Fail, when set, makes every
// writing call fail, for tests.
type Memory struct {
	mu     sync.Mutex
	files  map[string][]byte
	times  map[string]time.Time
	locked map[string]bool
	fail   error
}

// NewMemory is an empty Memory.
func NewMemory() *Memory {
	return &Memory{files: map[string][]byte{}, times: map[string]time.Time{}, locked: map[string]bool{}}
}

// copy takes over what can be read of a place. What cannot is not missed: it stays where
// it is.
func (m *Memory) copy(from Files) {
	for _, in := range []string{".", gamesFolder} {
		all, _ := from.List(in)
		for _, info := range all {
			name := path.Clean(info.Name)
			if text, err := from.Read(name, maxGame); err == nil {
				m.files[name], m.times[name] = text, info.Changed
			}
		}
	}
}

// Fail makes every write fail from now on, or work again with nil.
func (m *Memory) Fail(err error) {
	m.mu.Lock()
	defer m.mu.Unlock()
	m.fail = err
}

// Read is a copy of a file.
func (m *Memory) Read(name string, most int) ([]byte, error) {
	m.mu.Lock()
	defer m.mu.Unlock()
	text, ok := m.files[name]
	if !ok {
		return nil, notExist("read", name)
	}
	if len(text) > most {
		return nil, tooLarge(most)
	}
	return slices.Clone(text), nil
}

// Write replaces a file.
func (m *Memory) Write(name string, text []byte) error {
	m.mu.Lock()
	defer m.mu.Unlock()
	if m.fail != nil {
		return m.fail
	}
	m.files[name], m.times[name] = slices.Clone(text), time.Now()
	return nil
}

// Append adds lines to a file.
func (m *Memory) Append(name string, lines []byte) error {
	m.mu.Lock()
	defer m.mu.Unlock()
	if m.fail != nil {
		return m.fail
	}
	if old := m.files[name]; len(old) > 0 {
		lines = onOwnLine(old[len(old)-1], lines)
	}
	m.files[name], m.times[name] = append(m.files[name], lines...), time.Now()
	return nil
}

// Extend adds to a file of a known size.
func (m *Memory) Extend(name string, size int, text []byte) error {
	m.mu.Lock()
	defer m.mu.Unlock()
	old, ok := m.files[name]
	switch {
	case !ok:
		return notExist("append", name)
	case len(old) != size:
		return ErrChanged
	case len(text) == 0:
		return nil
	case m.fail != nil:
		return m.fail
	}
	m.files[name], m.times[name] = append(old, text...), time.Now()
	return nil
}

// Rename gives a file another name.
func (m *Memory) Rename(from, to string) error {
	m.mu.Lock()
	defer m.mu.Unlock()
	if m.fail != nil {
		return m.fail
	}
	if _, ok := m.files[from]; !ok {
		return notExist("rename", from)
	}
	if _, ok := m.files[to]; ok {
		return &fs.PathError{Op: "rename", Path: to, Err: fs.ErrExist}
	}
	m.files[to], m.times[to] = m.files[from], m.times[from]
	delete(m.files, from)
	delete(m.times, from)
	return nil
}

// List is the files of a folder.
func (m *Memory) List(folder string) ([]Info, error) {
	m.mu.Lock()
	defer m.mu.Unlock()
	var all []Info
	for name, text := range m.files {
		if path.Dir(name) == path.Clean(folder) {
			all = append(all, Info{Name: name, Size: int64(len(text)), Changed: m.times[name]})
		}
	}
	slices.SortFunc(all, func(a, b Info) int { return strings.Compare(a.Name, b.Name) })
	return all, nil
}

// Lock holds a name.
func (m *Memory) Lock(name string) (func(), error) {
	m.mu.Lock()
	defer m.mu.Unlock()
	if m.locked[name] {
		return nil, ErrLocked
	}
	m.locked[name] = true
	return func() {
		m.mu.Lock()
		defer m.mu.Unlock()
		delete(m.locked, name)
	}, nil
}
