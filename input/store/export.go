package store

import (
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"strings"

	"intrigue/input/storage"
)

// exportsFolder is the folder beside the saved games for what people take along.
const exportsFolder = "exports"

// Export writes text to a new file beside the saved games and returns where it is, in words. Where that cannot be done
// it tries other folders: it is also the way out when a game cannot be saved. It never replaces another file. A place
// that people cannot look into hands the text out instead (see Browser).
func (s *Store) Export(base, text string) (string, error) { return s.ExportAs(base, ".txt", text) }

// ExportAs is Export to a file whose name has another ending, such as ".svg".
func (s *Store) ExportAs(base, ending, text string) (string, error) {
	name := fmt.Sprintf("%s-%s", slug(strings.ToLower(base)), s.timestamp())
	if h, ok := s.data.(interface {
		Hand(name string, text []byte) (where string, err error)
	}); ok {
		where, err := h.Hand(name+ending, []byte(text))
		if err != nil {
			return "", fmt.Errorf("the game can't be exported: %s", storage.Reason(err))
		}
		return where, nil
	}
	where, first := exportTo(s.data, exportsFolder+"/", name, ending, text)
	if first == nil {
		return where, nil
	}
	for _, folder := range s.exportFolders {
		if where, err := exportTo(storage.Disk(folder), "", "intrigue-"+name, ending, text); err == nil {
			return where, nil
		}
	}
	return "", fmt.Errorf("the game can't be exported: %s", storage.Reason(first))
}

// exportTo writes a file whose name is still free.
func exportTo(f storage.Files, folder, name, ending, text string) (string, error) {
	var to string
	for n := 1; ; n++ {
		to = numbered(folder+name+ending, ending, n)
		if _, err := f.Read(to, 0); errors.Is(err, fs.ErrNotExist) {
			break
		}
		if n == 100 {
			return "", errors.New("there are too many exported files with that name")
		}
	}
	if err := f.Write(to, []byte(text)); err != nil {
		return "", err
	}
	if d, ok := f.(storage.Disk); ok {
		return filepath.Join(string(d), filepath.FromSlash(to)), nil
	}
	return to, nil
}

// defaultExportFolders are folders that most people can write to.
func defaultExportFolders() []string {
	var all []string
	if home, err := os.UserHomeDir(); err == nil && filepath.IsAbs(home) {
		all = append(all, home)
	}
	if temporary := os.TempDir(); filepath.IsAbs(temporary) {
		all = append(all, temporary)
	}
	return all
}
