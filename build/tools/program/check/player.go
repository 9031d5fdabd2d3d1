package main

import (
	"os/exec"
	"time"

	"intrigue/build/tools/program/window"
	"intrigue/scenes/e2e/driver"
)

// run runs a command that is silent unless it fails.
func run(env []string, args ...string) error {
	c := exec.Command(args[0], args[1:]...)
	c.Env = env
	return driver.Run(c)
}

// display opens a display of 1280×800 for as long as the check takes.
func (c *check) display() (name string, err error) {
	d, err := driver.OpenDisplay(1280, 800)
	if err != nil {
		return "", err
	}
	c.cleanup = append(c.cleanup, d.Close)
	return d.Name, nil
}

// player is a program that is ended with the check.
type player struct{ *window.Player }

// play starts a program.
func (c *check) play(display string, cmd *exec.Cmd) (*player, error) {
	p, err := window.Start(display, cmd, nil)
	if err != nil {
		return nil, err
	}
	c.cleanup = append(c.cleanup, p.End)
	return &player{p}, nil
}

// game starts a program with the set-up page of London and plays a turn in its
// window. That opens late under wine, so the page is waited for first.
func (c *check) game(display string, cmd *exec.Cmd) error {
	p, err := c.play(display, cmd)
	if err != nil {
		return err
	}
	if _, err := p.At("start"); err != nil {
		return err
	}
	if err := p.FindWindow(); err != nil {
		return err
	}
	return c.turn(p)
}

// turn plays a turn of London, from the page on which it is set up, and takes
// pictures on the way.
func (c *check) turn(p *player) error {
	if _, err := p.At("start"); err != nil {
		return err
	}
	time.Sleep(time.Second)
	if err := c.picture(p.Display, "setup"); err != nil {
		return err
	}
	if err := p.Click("start"); err != nil {
		return err
	}
	if _, err := p.At("station."); err != nil {
		return err
	}
	time.Sleep(2 * time.Second) // until the board is sharp
	if err := c.picture(p.Display, "before"); err != nil {
		return err
	}
	if err := p.Click("station."); err != nil {
		return err
	}
	time.Sleep(time.Second)
	// Where several tickets would do, it asks.
	if len(p.Targets("ask.")) > 0 {
		if err := p.Click("ask."); err != nil {
			return err
		}
	}
	if _, err := p.At("tool.undo"); err != nil {
		return err
	}
	time.Sleep(2 * time.Second)
	return c.picture(p.Display, "after")
}
