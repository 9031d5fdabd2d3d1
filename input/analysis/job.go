package analysis

import (
	"context"
	"errors"
	"sync"
	"sync/atomic"
	"time"
)

// Job is a Run in the background. Its methods may be called from any goroutine, and never wait.
type Job struct {
	cancel context.CancelFunc
	mu     sync.Mutex
	now    *Analysis
	over   bool
	err    error
	rest   atomic.Int64 // until when nothing is begun, in nanoseconds of Unix
}

// wakes is how long a Job keeps what it found to itself: every call of wake costs a frame.
const wakes = 200 * time.Millisecond

// Start begins a Run. wake is called from another goroutine when there is more to be seen; nil
// wakes nothing. With sync the whole work is done before it returns: for tests that count frames.
func Start(r Run, sync bool, wake func()) *Job {
	ctx, cancel := context.WithCancel(context.Background())
	j := &Job{cancel: cancel, now: r.From}
	tell := func() {
		if wake != nil && ctx.Err() == nil {
			wake()
		}
	}
	r.Every, r.Ready = wakes, j.ready
	r.Progress = func(a *Analysis) {
		j.mu.Lock()
		j.now = a
		j.mu.Unlock()
		tell()
	}
	work := func() {
		a, err := r.Do(ctx)
		j.mu.Lock()
		if a != nil {
			j.now = a
		}
		j.over, j.err = true, err
		j.mu.Unlock()
		tell()
	}
	if sync {
		work()
		return j
	}
	go work()
	return j
}

// Now is what was found so far, nil for nothing yet; whether the work goes on; and what went wrong
// with it, which is no error when it was cancelled.
func (j *Job) Now() (a *Analysis, running bool, err error) {
	if j == nil {
		return nil, false, nil
	}
	j.mu.Lock()
	defer j.mu.Unlock()
	if !errors.Is(j.err, context.Canceled) {
		err = j.err
	}
	return j.now, !j.over, err
}

// Rest has the work begin nothing new for a while: the picture is being moved, and needs the cores.
func (j *Job) Rest(d time.Duration) {
	if j != nil {
		j.rest.Store(time.Now().Add(d).UnixNano())
	}
}

// ready waits until the rest is over.
func (j *Job) ready(ctx context.Context) {
	for {
		left := time.Until(time.Unix(0, j.rest.Load()))
		if left <= 0 {
			return
		}
		select {
		case <-ctx.Done():
			return
		case <-time.After(left):
		}
	}
}

// Cancel ends the work; what was found stays.
func (j *Job) Cancel() {
	if j != nil {
		j.cancel()
	}
}
