package analysis_test

import (
	"context"
	"testing"
	"time"

	"intrigue/input/analysis"
	"intrigue/rules"
	"intrigue/rules/rulestest"
)

// TestWhatIsFoundIsSeenAsItComes: what is found is seen as it comes, and cancelled work leaves it.
func TestWhatIsFoundIsSeenAsItComes(t *testing.T) {
	g, r := chase(t, -1)
	wait, woken := make(chan bool), make(chan bool, 1000)
	whole := judged{asked: g.asked}
	g.judge = func(t rules.Turn, m rules.Move, e float64) rules.Judgement {
		<-wait
		return whole.Judge(context.Background(), t, m, e)
	}
	j := analysis.Start(analysis.Run{Game: g, Record: r, Workers: 1}, false, func() { woken <- true })
	if a, running, err := j.Now(); a != nil || !running || err != nil {
		t.Errorf("at first: %v, %v, %v", a, running, err)
	}
	wait <- true
	<-woken
	if a, running, _ := j.Now(); len(a.Decisions) != 1 || !running {
		t.Errorf("after one: %v", a)
	}
	j.Cancel()
	close(wait)
	for running := true; running; _, running, _ = j.Now() {
		time.Sleep(time.Millisecond)
	}
	if a, _, err := j.Now(); err != nil || len(a.Decisions) < 1 || a.Done() {
		t.Errorf("cancelled: %v, %d decisions", err, len(a.Decisions))
	}
	_, open := chase(t, 6)
	if _, running, err := analysis.Start(analysis.Run{Game: g, Record: open}, true, nil).Now(); running || err == nil {
		t.Errorf("of an open game: %v, %v", running, err)
	}
	var none *analysis.Job
	if _, running, err := none.Now(); running || err != nil {
		t.Error("there is work in no job")
	}
}

// TestWorkThatRestsBeginsNothingNew: work that rests begins nothing new, and can be cancelled.
func TestWorkThatRestsBeginsNothingNew(t *testing.T) {
	g, r := chase(t, -1)
	jobs, woken := make(chan *analysis.Job, 1), make(chan bool, 1000)
	whole := judged{asked: g.asked}
	g.judge = func(t rules.Turn, m rules.Move, e float64) rules.Judgement {
		j := <-jobs
		j.Rest(time.Hour)
		jobs <- j
		return whole.Judge(context.Background(), t, m, e)
	}
	j := analysis.Start(analysis.Run{Game: g, Record: r, Workers: 1}, false, func() { woken <- true })
	jobs <- j
	<-woken
	time.Sleep(10 * time.Millisecond) // in which it would look at all the others
	j.Cancel()
	for running := true; running; _, running, _ = j.Now() {
		time.Sleep(time.Millisecond)
	}
	a, _, _ := j.Now()
	rulestest.Holds(t, len(a.Decisions) == 1, "%d decisions were looked at in a rest", len(a.Decisions))
	var none *analysis.Job
	none.Rest(time.Hour)
}
