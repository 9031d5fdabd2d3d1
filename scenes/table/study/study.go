// Package study is the analysis of a game that is over: its work, what it says, its curve and its summary.
package study

import (
	"errors"
	"io/fs"
	"time"

	"intrigue/input"
	"intrigue/input/analysis"
	"intrigue/input/session"
	"intrigue/maps/geom"
	"intrigue/scenes/table/match"
)

// Study is the analysis of a game that is over: its work in the background, and what it shows
// while the players look back.
type Study struct {
	*match.Match
	looking func() bool     // whether the players look back
	look    func(entry int) // looks at an entry
	// Retry has slips made good at a table of their own.
	Retry func([]analysis.Slip)

	key         string // under which it is saved
	job         *analysis.Job
	found       *analysis.Analysis    // the newest; nil before there is any
	loaded      bool                  // what was saved has been looked for
	uncertainty []session.Uncertainty // at how many places a hidden piece could be, before each entry; nil for none
	saved       int                   // decisions of it that are saved
	effort      float64               // that the work makes for each decision
	one         bool                  // it looks at a single decision again
	side        int                   // whose curve is shown; -1 until that is known
	slips       []analysis.Slip       // of
	slipsOf     *analysis.Analysis
}

// New is the study of a match at a table where the players look back if looking says so, at what look is told; retry has
// slips made good.
func New(m *match.Match, looking func() bool, look func(entry int), retry func([]analysis.Slip)) Study {
	return Study{Match: m, looking: looking, look: look, Retry: retry, side: -1}
}

// load looks for an analysis that was saved before. One that is spoiled, or of another version,
// is set aside and made again when it is asked for.
func (s *Study) load() {
	if s.loaded {
		return
	}
	s.loaded, s.uncertainty = true, s.Play.Uncertainty()
	r := s.Play.Record()
	s.key = analysis.Key(r)
	text, err := s.App.Store.Analysis(s.key)
	if err != nil {
		if !errors.Is(err, fs.ErrNotExist) {
			s.App.Toast("The saved analysis of this game can't be read, so it will be made again.")
		}
		return
	}
	if s.found, err = analysis.Decode(text, r, s.App.Version); err == nil {
		s.saved = len(s.found.Decisions)
		return
	}
	if to, failed := s.App.Store.SetAnalysisAside(s.key); failed == nil {
		s.App.Toast("This version of Intrigue can't use the saved analysis of this game. It was kept as " + to + ".")
	}
}

// The efforts that are made for a decision: at first, and when somebody asks for more.
const (
	effortUsual  = 1
	effortDeeper = 10
)

// start analyses what is missing, in the background, or looks again at all for which less effort was made.
func (s *Study) start(effort float64) {
	s.load()
	s.effort, s.one = effort, false
	s.begin(nil)
}

// Analyse analyses the game unless that was done, or is being done.
func (s *Study) Analyse() {
	if s.load(); s.job == nil && (s.found == nil || !s.found.Done()) {
		s.start(effortUsual)
	}
}

// deepen looks at one decision again, with more effort.
func (s *Study) deepen(entry int) {
	s.effort, s.one = effortDeeper, true
	s.begin([]int{entry})
}

// shallow reports whether more could be thought about some decision or draw.
func (s *Study) shallow() bool {
	n, draws := s.found.Progress(effortDeeper)
	return s.job == nil && (n < s.found.Looked() || draws < len(s.found.Luck))
}

// begin starts the work, in place of what is under way.
func (s *Study) begin(only []int) {
	s.stop()
	s.job = analysis.Start(analysis.Run{Game: s.Cover.Game, Record: s.Play.Record(), Program: s.App.Version, From: s.found,
		Effort: s.effort, Only: only}, s.App.Synchronous, s.App.Wake)
	s.follow()
}

// givenWay is how long an analysis begins nothing new when the picture is being moved.
const givenWay = 300 * time.Millisecond

// GiveWay lets the work rest while somebody moves the picture.
func (s *Study) GiveWay(in *input.Events) {
	if in.Down || in.Dragging || in.Wheel != (geom.Point{}) || in.Pan != (geom.Point{}) || in.Pinch != 0 {
		s.job.Rest(givenWay)
	}
}

// follow takes over what the work has found, and saves it when it is done.
func (s *Study) follow() (running bool) {
	a, running, err := s.job.Now()
	if a != nil {
		s.found = a
	}
	if running || s.job == nil {
		return running
	}
	s.job = nil
	if err != nil {
		s.App.Toast("There is no analysis: " + err.Error() + ".")
		return false
	}
	s.save()
	return false
}

// save keeps what was found; once the table is left, nothing more comes.
func (s *Study) save() {
	if s.found != nil && len(s.found.Decisions) > 0 {
		s.App.Report(s.App.Store.SaveAnalysis(s.key, s.found.Encode()))
		s.saved = len(s.found.Decisions)
	}
}

// Close ends the work: the table is left.
func (s *Study) Close() { s.stop() }

// Reopen ends it where the end of the game was taken back: that has no analysis any more.
func (s *Study) Reopen() {
	s.stop()
	*s = New(s.Match, s.looking, s.look, s.Retry)
}

// stop ends the work and keeps what was found: it can go on later.
func (s *Study) stop() {
	if s.job == nil {
		return
	}
	s.job.Cancel()
	if a, _, _ := s.job.Now(); a != nil {
		s.found = a
	}
	s.job = nil
	s.save()
}
