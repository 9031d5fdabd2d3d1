package store

import (
	"maps"
	"path"
	"slices"
	"time"
)

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

// copy takes over what can be read of a place. What cannot is not missed: it stays where
// it is.
func (m *Memory) copy(from Files) {
	for _, in := range []string{".", gamesFolder} {
		all, _ := from.List(in)
		for _, info := range all {
			name := path.Clean(info.Name)
			if text, err := from.Read(name, maxGame); err == nil {
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
