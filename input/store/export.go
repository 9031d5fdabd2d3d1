package store

import (
	"errors"
	"fmt"
	"io/fs"
	"path/filepath"
	"strings"
)

// exports is the folder beside the saved games for what people take along.
const exports = "exports"

// Export writes text to a new file beside the saved games and returns where it
// is, in words. It never replaces another file. A place that people cannot look
// into hands the text out instead (see Browser).
func (s *Store) Export(base, text string) (string, error) {
	name := fmt.Sprintf("%s/%s-%s.txt", exports, plain(strings.ToLower(base)), s.stamp())
	if h, ok := s.data.(interface {
		Hand(name string, text []byte) (where string, err error)
	}); ok {
		where, err := h.Hand(name, []byte(text))
		if err != nil {
			return "", fmt.Errorf("the game cannot be exported: %s", reason(err))
		}
		return where, nil
	}
	for i := 2; i < 100; i++ {
		_, err := s.data.Read(name)
		if errors.Is(err, fs.ErrNotExist) {
			break
		}
		name = fmt.Sprintf("%s/%s-%s-%d.txt", exports, plain(strings.ToLower(base)), s.stamp(), i)
	}
	if err := s.data.Write(name, []byte(text)); err != nil {
		return "", fmt.Errorf("the game cannot be exported: %s", reason(err))
	}
	if d, ok := s.data.(Disk); ok {
		return filepath.Join(string(d), filepath.FromSlash(name)), nil
	}
	return name, nil
}
