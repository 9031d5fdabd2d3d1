package main

import (
	"bufio"
	"encoding/json"
	"errors"
	"fmt"
	"os"
	"os/exec"
	"sync"
	"time"
)

// devtools asks a Chromium about its page, through a pair of pipes: JSON messages, each
// with a zero byte behind it.
type devtools struct {
	to      *os.File
	session string // of the page

	mu      sync.Mutex
	last    int
	waiting map[int]chan answer
}

// answer is what the browser says to one question.
type answer struct {
	ID     int
	Result json.RawMessage
	Error  *struct{ Message string }
}

// newDevtools gives a browser that is about to start the pipes.
func newDevtools(cmd *exec.Cmd) (*devtools, error) {
	theirs, to, err := os.Pipe()
	if err != nil {
		return nil, err
	}
	from, out, err := os.Pipe()
	if err != nil {
		return nil, err
	}
	cmd.Args = append(cmd.Args, "--remote-debugging-pipe")
	cmd.ExtraFiles = []*os.File{theirs, out}
	d := &devtools{to: to, waiting: map[int]chan answer{}}
	go d.listen(from)
	return d, nil
}

func (d *devtools) listen(from *os.File) {
	for r := bufio.NewReader(from); ; {
		message, err := r.ReadBytes(0)
		if err != nil {
			return
		}
		var a answer
		if json.Unmarshal(message[:len(message)-1], &a) != nil || a.ID == 0 {
			continue // something that happened
		}
		d.mu.Lock()
		if c := d.waiting[a.ID]; c != nil {
			c <- a
		}
		d.mu.Unlock()
	}
}

// ask waits for the answer, and unpacks it into result unless that is nil.
func (d *devtools) ask(method string, params map[string]any, result any) error {
	c := make(chan answer, 1)
	d.mu.Lock()
	d.last++
	id := d.last
	d.waiting[id] = c
	d.mu.Unlock()
	question := map[string]any{"id": id, "method": method, "params": params}
	if d.session != "" {
		question["sessionId"] = d.session
	}
	text, err := json.Marshal(question)
	if err != nil {
		return err
	}
	if _, err := d.to.Write(append(text, 0)); err != nil {
		return err
	}
	select {
	case a := <-c:
		if a.Error != nil {
			return fmt.Errorf("%s: %s", method, a.Error.Message)
		}
		if result == nil {
			return nil
		}
		return json.Unmarshal(a.Result, result)
	case <-time.After(time.Minute):
		return fmt.Errorf("the browser does not answer %s", method)
	}
}

// attach finds the page. What is asked from then on is asked about it.
func (d *devtools) attach() error {
	for range 100 {
		var all struct {
			TargetInfos []struct{ TargetID, Type string }
		}
		if err := d.ask("Target.getTargets", nil, &all); err != nil {
			return err
		}
		for _, t := range all.TargetInfos {
			if t.Type != "page" {
				continue
			}
			var got struct{ SessionID string }
			err := d.ask("Target.attachToTarget", map[string]any{"targetId": t.TargetID, "flatten": true}, &got)
			d.session = got.SessionID
			return err
		}
		time.Sleep(100 * time.Millisecond)
	}
	return errors.New("the browser opens no page")
}

// value works out an expression in the page, waits if it is a promise, and unpacks it
// into v.
func (d *devtools) value(expression string, v any) error {
	var got struct {
		Result           struct{ Value json.RawMessage }
		ExceptionDetails *struct{ Text string }
	}
	err := d.ask("Runtime.evaluate", map[string]any{"expression": expression, "awaitPromise": true, "returnByValue": true}, &got)
	if err != nil {
		return err
	}
	if got.ExceptionDetails != nil {
		return fmt.Errorf("%s: %s", expression, got.ExceptionDetails.Text)
	}
	return json.Unmarshal(got.Result.Value, v)
}

// reaches waits for a condition in the page. While one page gives way to the next, the
// browser refuses to answer.
func (d *devtools) reaches(what, condition string) error {
	var last error
	for began := time.Now(); time.Since(began) < 2*time.Minute; time.Sleep(50 * time.Millisecond) {
		var is bool
		if last = d.value("Promise.resolve("+condition+").then(Boolean)", &is); is {
			return nil
		}
	}
	return fmt.Errorf("the page does not come so far: %s (%v)", what, last)
}
