package store

import (
	"fmt"
	"path"

	"intrigue/input/storage"
)

const (
	analysesFolder = "analyses"
	analysisSuffix = ".analysis"
	maxAnalysis    = 16 << 20
)

// Analysis is the analysis of a game that was saved under a key; an error that is fs.ErrNotExist where there is none.
func (s *Store) Analysis(key string) ([]byte, error) {
	return s.data.Read(analysisName(key), maxAnalysis)
}

// SaveAnalysis saves the analysis of a game, in place of an older one.
func (s *Store) SaveAnalysis(key string, text []byte) error {
	if err := s.data.Write(analysisName(key), text); err != nil {
		return fmt.Errorf("the analysis can't be saved: %s", storage.Reason(err))
	}
	return nil
}

// SetAnalysisAside renames an analysis that is of no use, so that nothing is lost, and says what it is called now.
func (s *Store) SetAnalysisAside(key string) (string, error) {
	to, err := s.moveAside(s.data, analysisName(key), unreadable)
	if err != nil {
		return "", fmt.Errorf("a damaged analysis can't be set aside: %s", storage.Reason(err))
	}
	return path.Base(to), nil
}

// analysisName is the file of a key: analyses lie beside the folder of the games, and are found
// by what was played, also when the game comes from elsewhere.
func analysisName(key string) string { return analysesFolder + "/" + slug(key) + analysisSuffix }
