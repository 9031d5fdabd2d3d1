// Package store keeps the files that people own: their settings and their games.
//
// It knows no game and no screen. It deletes nothing but its own half-written copies, a day after an interrupted write:
// what cannot be read is renamed aside with the time of day, what people throw away goes to a folder named trash, and
// everything it does on its own it tells in a sentence. When nothing can be written, the games go on in memory.
package store

import (
	"encoding/json"
	"errors"
	"fmt"
	"io/fs"
	"runtime"
	"strings"
	"sync"
	"time"

	"intrigue/input/storage"
	"intrigue/rules"
)

// Store is the files of one person on one machine.
type Store struct {
	config, data  storage.Files
	lookup        func(key string) (rules.Game, bool)
	now           func() time.Time
	mu            sync.Mutex
	notices       []string
	notSaved      string
	temporary     error // why games last only as long as the program; nil if they outlast it
	exportFolders []string
	lastKnown     map[string]json.RawMessage // the settings as this program knows them
	listed        map[string]listed          // of List
	trashed       map[string]string          // where Trash has put what, by its old name
}

// Options tell Open where the files are; the zero value is for people at home.
type Options struct {
	// Home holds everything in one folder: for tests, for instance. Empty: the environment variable INTRIGUE_HOME, a
	// folder called intrigue beside the program, or else the folders that the system keeps for settings and for data.
	Home string
	// Game finds a title by its key, to check saved games. A game that it does not find is refused.
	Game func(key string) (rules.Game, bool)
	// Now is the clock; nil is the real one.
	Now func() time.Time
	// Config and Data are other places than folders, such as a browser's.
	Config, Data storage.Files
	// ExportFolders are folders to export to when the usual one fails. Nil: the
	// person's own folder, then the one for temporary files.
	ExportFolders []string
}

// Open finds the folders. It never fails: where nothing can be written it reads what
// lies there, keeps everything else in memory, and NotSaved says so.
func Open(o Options) *Store {
	s := &Store{config: o.Config, data: o.Data, lookup: o.Game, now: o.Now, exportFolders: o.ExportFolders, trashed: map[string]string{}}
	if s.now == nil {
		s.now = time.Now
	}
	if s.lookup == nil {
		s.lookup = func(string) (rules.Game, bool) { return nil, false }
	}
	config, data, err := storage.Folders(o.Home)
	var unset error // why the settings are not kept
	s.config, unset = chooseFiles(s.config, config, err)
	s.data, s.temporary = chooseFiles(s.data, data, err)
	switch {
	case s.temporary != nil && unset != nil:
		s.notSaved = notSavedText("Your games and settings", data, s.temporary)
	case s.temporary != nil:
		s.notSaved = notSavedText("Your games", data, s.temporary)
	case unset != nil:
		s.notSaved = notSavedText("Your settings", config, unset)
	}
	if s.exportFolders == nil {
		s.exportFolders = defaultExportFolders()
	}
	for _, f := range []storage.Files{s.config, s.data} {
		if d, ok := f.(storage.Disk); ok { // what is younger may belong to a program that runs
			d.Sweep(s.now().Add(-24*time.Hour), ".", gamesFolder, trashFolder, exportsFolder, analysesFolder, seriesFolder)
		}
	}
	return s
}

// chooseFiles is files if given, else the place that the system has for them, else memory
// with what can be read there; why says why it is memory.
func chooseFiles(files storage.Files, folder string, err error) (_ storage.Files, why error) {
	if files != nil {
		return files, nil
	}
	if files, why = storage.OpenFolder(folder, err); why == nil {
		return files, nil
	}
	m := storage.NewMemory()
	if folder != "" {
		m.Copy(storage.Disk(folder), maxGame, ".", gamesFolder, seriesFolder)
	}
	return m, errors.New(storage.Reason(why))
}

// maxFolderName is how many letters of a folder are named in a sentence.
const maxFolderName = 40

// notSavedText says what is not kept in a folder, and what people can do about it.
func notSavedText(what, folder string, why error) string {
	if folder == "" {
		folder = "this computer"
	}
	if name := []rune(folder); len(name) > maxFolderName {
		folder = "…" + string(name[len(name)-maxFolderName:]) // its end tells most
	}
	advice := ", or start Intrigue with -home and another folder"
	if runtime.GOOS == "js" {
		advice = "" // a page cannot be told of another place
	}
	return fmt.Sprintf("%s can't be saved: Intrigue can't write to %s (%v). They last only until you quit. To keep a game, "+
		"export it from its menu%s.", what, folder, why, advice)
}

// NotSaved says in sentences what is kept only until the program ends, and why; "" for nothing.
func (s *Store) NotSaved() string { return s.notSaved }

func (s *Store) notify(text string) {
	s.mu.Lock()
	defer s.mu.Unlock()
	s.notices = append(s.notices, text)
}

// Notices hands out the sentences that people should read, once.
func (s *Store) Notices() []string {
	s.mu.Lock()
	defer s.mu.Unlock()
	all := s.notices
	s.notices = nil
	return all
}

// timestamp is the time as part of a file name.
func (s *Store) timestamp() string { return s.now().Format("20060102-150405") }

// What is larger than this, in bytes, is not a game of ours, not our settings and not our results.
const (
	maxGame        = 16 << 20
	maxSettings    = 1 << 20
	maxResultsFile = 256 << 20
)

// What a file that is set aside is called from then on, after its old name.
const (
	unreadable   = ".unreadable-"
	changedAside = ".changed-"
	resetAside   = ".before-"
)

// moveAside renames a file to a name that says by a word it is not used any more, and replaces none.
func (s *Store) moveAside(f storage.Files, name, word string) (string, error) {
	to, err := renameFree(f, name, name+word+s.timestamp(), "")
	if errors.Is(err, fs.ErrExist) {
		err = errors.New("there are too many files with that name already")
	}
	return to, err
}

// renameFree renames a file, to the first of 100 numbered names that is free, and returns it.
func renameFree(f storage.Files, name, to, ending string) (string, error) {
	for n := 1; ; n++ {
		free := numbered(to, ending, n)
		if err := f.Rename(name, free); n == 100 || !errors.Is(err, fs.ErrExist) {
			return free, err
		}
	}
}

// numbered is a name with a number before its ending, if there is one; the first has none.
func numbered(name, ending string, n int) string {
	if n == 1 {
		return name
	}
	return fmt.Sprintf("%s-%d%s", strings.TrimSuffix(name, ending), n, ending)
}
