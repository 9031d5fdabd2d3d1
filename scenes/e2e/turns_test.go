package e2e

import (
	"slices"
	"sync"
	"testing"
	"time"
)

// turns lets so many window tests run side by side, the longest first: begun last, it
// would run alone when all others are done.
var turns = queue{news: sync.NewCond(&sync.Mutex{})}

type queue struct {
	news    *sync.Cond
	free    int   // places
	coming  int   // tests that have not come to the queue yet
	waiting []int // how long those in the queue take
}

// long puts a test into the queue. seconds is what it takes on an idle machine, as far
// as anybody knows: only the order depends on it.
func long(t *testing.T, seconds int) {
	t.Helper()
	needsWindows(t)
	turns.news.L.Lock()
	turns.coming++
	turns.news.L.Unlock()
	t.Parallel() // goes on when all tests have come so far, or are over
	turns.take(seconds)
	began := time.Now()
	t.Cleanup(func() {
		t.Log("took", time.Since(began).Round(time.Second), "without the time in the queue")
		turns.give()
	})
}

func (q *queue) take(seconds int) {
	q.news.L.Lock()
	defer q.news.L.Unlock()
	q.coming--
	q.waiting = append(q.waiting, seconds)
	q.news.Broadcast()
	for q.coming > 0 || q.free == 0 || slices.Max(q.waiting) > seconds {
		q.news.Wait()
	}
	q.free--
	i := slices.Index(q.waiting, seconds)
	q.waiting = slices.Delete(q.waiting, i, i+1)
	q.news.Broadcast()
}

func (q *queue) give() {
	q.news.L.Lock()
	defer q.news.L.Unlock()
	q.free++
	q.news.Broadcast()
}
