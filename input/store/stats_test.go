package store_test

import (
	"errors"
	"slices"
	"strings"
	"testing"

	"intrigue/input/results"
	"intrigue/input/storage"
	"intrigue/input/store"
	"intrigue/rules/rulestest"
)

func TestResultsCountEachGameOnce(t *testing.T) {
	data := storage.NewMemory()
	s := store.Open(store.Options{Config: storage.NewMemory(), Data: data})
	add := func(r results.Result) {
		t.Helper()
		rulestest.OK(t, s.AddResult(r))
	}
	add(results.Result{Game: "a", Name: "1", Score: 40})
	add(results.Result{Game: "a", Name: "2", Score: 52, Perfect: true, Kind: "day"})
	add(results.Result{Game: "b", Name: "3", Score: 7})
	add(results.Result{Game: "a", Name: "1", Score: 44, Advised: true}) // finished anew
	data.Append("results.jsonl", []byte("torn {\n"))
	add(results.Result{Game: "a", Name: "4", Score: 44})

	all := s.Results("a")
	got := results.FormOf(all, func(results.Result) bool { return true })
	if got.Played != 3 || got.Perfect != 1 || got.Best != 52 || got.Mean < 46.6 || got.Mean > 46.7 ||
		got.Scores[44] != 2 || got.Scores[40] != 0 {
		t.Errorf("%+v of %+v", got, all)
	}
	n := results.FormOf(all, func(r results.Result) bool { return !r.Advised }).Played
	rulestest.Holds(t, n == 2, "%d without hints", n)
	rulestest.OK(t, s.ResetResults("a"))
	rulestest.Holds(t, len(s.Results("a")) == 0 && len(s.Results("b")) == 1, "the wrong results are gone")
	aside, _ := data.List("")
	rulestest.Holds(t, slices.ContainsFunc(aside, func(i storage.Info) bool { return len(i.Name) > len("results.jsonl.before-") }),
		"nothing was kept aside %v", aside)
	data.Fail(errors.New("the disk is full"))
	rulestest.Holds(t, s.AddResult(results.Result{Game: "a"}) != nil, "a full disk was not noticed")
}

// TestAResetReadsAllLines begins anew also what stands behind a mark that an editor put first.
func TestAResetReadsAllLines(t *testing.T) {
	data := storage.NewMemory()
	s := store.Open(store.Options{Config: data, Data: data})
	data.Write("results.jsonl", []byte("\ufeff"+`{"game":"a","name":"1","deal":1,"score":4,"when":""}`+"\n"))
	all := s.Results("a")
	rulestest.Must(t, len(all) == 1, "%+v", all)
	err := s.ResetResults("a")
	rulestest.Holds(t, err == nil && len(s.Results("a")) == 0, "left are %+v, %v", s.Results("a"), err)
}

// unwritten are files of which none can be written anew.
type unwritten struct{ *storage.Memory }

func (unwritten) Write(string, []byte) error { return errors.New("the disk is full") }

// TestAResetThatFails leaves all results where they were, those of other games too.
func TestAResetThatFails(t *testing.T) {
	data := storage.NewMemory()
	s := store.Open(store.Options{Config: data, Data: unwritten{data}})
	for _, game := range []string{"a", "b"} {
		rulestest.OK(t, s.AddResult(results.Result{Game: game}))
	}
	err := s.ResetResults("a")
	rulestest.Holds(t, err != nil && strings.Contains(err.Error(), "full"), "%v", err)
	a, b := s.Results("a"), s.Results("b")
	rulestest.Holds(t, len(a) == 1 && len(b) == 1, "left are %v and %v", a, b)
}
