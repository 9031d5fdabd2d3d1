package store

import (
	"errors"
	"fmt"
	"path"
)

// Trash throws a saved game away: it is moved to the folder named trash, where
// people can find it again. UndoTrash takes that back.
func (s *Store) Trash(name string) error {
	unlock, err := s.data.Lock(name)
	if errors.Is(err, ErrLocked) {
		return err
	}
	if err == nil {
		defer unlock()
	}
	base := path.Base(name)
	to, err := renameFree(s.data, name, trashFolder+"/"+base, gameSuffix)
	if err != nil {
		return fmt.Errorf("%q cannot be thrown away: %s", base, plainReason(err))
	}
	s.mu.Lock()
	defer s.mu.Unlock()
	s.trashed[name] = to
	return nil
}

// UndoTrash puts back, under its old name, what this program has thrown away last
// under that name.
func (s *Store) UndoTrash(name string) error {
	s.mu.Lock()
	defer s.mu.Unlock()
	from, ok := s.trashed[name]
	if !ok {
		return fmt.Errorf("%q was not thrown away", path.Base(name))
	}
	if err := s.data.Rename(from, name); err != nil {
		return fmt.Errorf("%q cannot be put back: %s", path.Base(name), plainReason(err))
	}
	delete(s.trashed, name)
	return nil
}
