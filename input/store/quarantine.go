package store

import (
	"errors"
	"fmt"
	"path"
	"slices"
	"strings"
	"time"

	"intrigue/input/storage"
)

// QuarantinedFile is a file that was set aside: it lies beside the games under another name, as it was found.
type QuarantinedFile struct {
	Name    string // for Restore, ExportFile and Trash
	Why     string // it was set aside, in a sentence
	Changed time.Time
	Size    int64
	Game    SavedGame // what could be read of it
	Usable  bool      // it can be read now, and Restore puts it back
}

// SetAside lists the games that were set aside, newest first. Why is found out anew: a later version may know better.
func (s *Store) SetAside() ([]QuarantinedFile, error) {
	infos, err := s.data.List(gamesFolder)
	if err != nil {
		return nil, fmt.Errorf("the saved games can't be listed: %s", storage.Reason(err))
	}
	infos = slices.DeleteFunc(infos, func(i storage.Info) bool { return originalName(i.Name) == "" })
	slices.SortStableFunc(infos, newestFirst)
	var all []QuarantinedFile
	for _, info := range infos {
		all = append(all, s.inspectAside(info))
	}
	return all, nil
}

// originalName is the name that a file had before it was set aside, and empty for any other file.
func originalName(name string) string {
	for _, word := range []string{unreadable, changedAside} {
		if i := strings.LastIndex(name, word); i > 0 && strings.HasSuffix(name[:i], gameSuffix) {
			return name[:i]
		}
	}
	return ""
}

func (s *Store) inspectAside(info storage.Info) QuarantinedFile {
	a := QuarantinedFile{Name: info.Name, Changed: info.Changed, Size: info.Size}
	a.Game = s.inspect(info)
	a.Why = a.Game.Problem
	if a.Why == "" {
		g := s.Preview(info.Name)
		a.Why, a.Usable = g.Problem, g.Problem == ""
	}
	switch {
	case strings.Contains(a.Name, changedAside):
		a.Why = strings.TrimSpace("Another program changed it during the game. " + a.Why)
	case a.Usable:
		a.Why = "It can be opened again now."
	}
	return a
}

// Restore puts a game that was set aside back among the saved games, and returns its name there.
func (s *Store) Restore(name string) (string, error) {
	was := originalName(name)
	if was == "" {
		return "", fmt.Errorf("%q was not set aside", path.Base(name))
	}
	if g := s.Preview(name); g.Problem != "" {
		return "", fmt.Errorf("%q can't be restored. %s", path.Base(name), strings.TrimSuffix(g.Problem, "."))
	}
	to, err := renameFree(s.data, name, was, gameSuffix)
	if err != nil {
		return "", fmt.Errorf("%q can't be restored: %s", path.Base(name), storage.Reason(err))
	}
	return to, nil
}

// ExportFile writes a copy of a game, saved or set aside, byte for byte, and says where it is.
func (s *Store) ExportFile(name string) (string, error) {
	text, err := s.data.Read(name, maxResultsFile)
	if err != nil {
		return "", fmt.Errorf("%q can't be exported: %s", path.Base(name), storage.Reason(err))
	}
	return s.Export(path.Base(name), string(text))
}

// Trash moves a saved game to the folder named trash, where people can find it. UndoTrash takes that back.
func (s *Store) Trash(name string) error {
	unlock, err := s.data.Lock(name)
	if errors.Is(err, storage.ErrLocked) {
		return err
	}
	if err == nil {
		defer unlock()
	}
	base := path.Base(name)
	to, err := renameFree(s.data, name, trashFolder+"/"+base, gameSuffix)
	if err != nil {
		return fmt.Errorf("%q can't be deleted: %s", base, storage.Reason(err))
	}
	s.mu.Lock()
	defer s.mu.Unlock()
	s.trashed[name] = to
	return nil
}

// UndoTrash puts back, under its old name, what this program has thrown away last under that name.
func (s *Store) UndoTrash(name string) error {
	s.mu.Lock()
	defer s.mu.Unlock()
	from, ok := s.trashed[name]
	if !ok {
		return fmt.Errorf("%q was not deleted", path.Base(name))
	}
	if err := s.data.Rename(from, name); err != nil {
		return fmt.Errorf("%q can't be restored: %s", path.Base(name), storage.Reason(err))
	}
	delete(s.trashed, name)
	return nil
}
