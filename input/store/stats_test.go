package store_test

import (
	"errors"
	"slices"
	"strings"
	"testing"

	"intrigue/input/results"
	"intrigue/input/storage"
	"intrigue/input/store"
)

func TestResults(t *testing.T) {
	data := storage.NewMemory()
	s := store.Open(store.Options{Config: storage.NewMemory(), Data: data})
	add := func(r results.Result) {
		t.Helper()
		if err := s.AddResult(r); err != nil {
			t.Fatal(err)
		}
	}
	add(results.Result{Game: "a", Name: "1", Score: 40})
	add(results.Result{Game: "a", Name: "2", Score: 52, Perfect: true, Kind: "day"})
	add(results.Result{Game: "b", Name: "3", Score: 7})
	add(results.Result{Game: "a", Name: "1", Score: 44, Advised: true}) // finished anew
	data.Append("results.jsonl", []byte("torn {\n"))
	add(results.Result{Game: "a", Name: "4", Score: 44})

	all := s.Results("a")
	got := results.Count(all, func(results.Result) bool { return true })
	if got.Played != 3 || got.Perfect != 1 || got.Best != 52 || got.Mean < 46.6 || got.Mean > 46.7 ||
		got.Scores[44] != 2 || got.Scores[40] != 0 {
		t.Errorf("%+v of %+v", got, all)
	}
	if n := results.Count(all, func(r results.Result) bool { return !r.Advised }).Played; n != 2 {
		t.Errorf("%d without hints", n)
	}
	if err := s.ResetResults("a"); err != nil {
		t.Fatal(err)
	}
	if len(s.Results("a")) != 0 || len(s.Results("b")) != 1 {
		t.Error("the wrong results are gone")
	}
	aside, _ := data.List("")
	if !slices.ContainsFunc(aside, func(i storage.Info) bool { return len(i.Name) > len("results.jsonl.before-") }) {
		t.Error("nothing was kept aside", aside)
	}
	data.Fail(errors.New("the disk is full"))
	if s.AddResult(results.Result{Game: "a"}) == nil {
		t.Error("a full disk was not noticed")
	}
}

// TestAResetReadsAllLines begins anew also what stands behind a mark that an editor put first.
func TestAResetReadsAllLines(t *testing.T) {
	data := storage.NewMemory()
	s := store.Open(store.Options{Config: data, Data: data})
	data.Write("results.jsonl", []byte("\ufeff"+`{"game":"a","name":"1","deal":1,"score":4,"when":""}`+"\n"))
	if all := s.Results("a"); len(all) != 1 {
		t.Fatalf("%+v", all)
	}
	if err := s.ResetResults("a"); err != nil || len(s.Results("a")) != 0 {
		t.Errorf("left are %+v, %v", s.Results("a"), err)
	}
}

// unwritten are files of which none can be written anew.
type unwritten struct{ *storage.Memory }

func (unwritten) Write(string, []byte) error { return errors.New("the disk is full") }

// TestAResetThatFails leaves all results where they were, those of other games too.
func TestAResetThatFails(t *testing.T) {
	data := storage.NewMemory()
	s := store.Open(store.Options{Config: data, Data: unwritten{data}})
	for _, game := range []string{"a", "b"} {
		if err := s.AddResult(results.Result{Game: game}); err != nil {
			t.Fatal(err)
		}
	}
	if err := s.ResetResults("a"); err == nil || !strings.Contains(err.Error(), "full") {
		t.Error(err)
	}
	if a, b := s.Results("a"), s.Results("b"); len(a) != 1 || len(b) != 1 {
		t.Errorf("left are %v and %v", a, b)
	}
}
