package main

import (
	"bytes"
	"errors"
	"os"
	"os/exec"
	"path/filepath"
	"runtime"
	"strings"
	"testing"

	"intrigue/rules/rulestest"
)

// unpacked is a folder like that of a tar.gz, with a script in place of the program.
func unpacked(t *testing.T) (folder, home string) {
	t.Helper()
	if runtime.GOOS == "windows" {
		t.Skip("Windows runs no scripts of a shell")
	}
	script, err := sampled(t).fill("linux/install.sh", nil)
	rulestest.OK(t, err)
	folder, home = t.TempDir(), filepath.Join(t.TempDir(), "my home")
	all := []file{
		{name: "install.sh", data: script, program: true},
		{name: "intrigue", data: []byte("#!/bin/sh\n"), program: true},
		{name: "share/applications/intrigue.desktop", data: []byte("Exec=intrigue\n")},
		{name: "share/man/man6/intrigue.6", data: []byte("page")},
	}
	rulestest.OK(t, writeFiles(folder, all, noon))
	return folder, home
}

// install runs install.sh and returns its status.
func install(t *testing.T, folder, home string, args ...string) (status int, out, errs string) {
	t.Helper()
	c := exec.Command(filepath.Join(folder, "install.sh"), args...)
	c.Env = []string{"HOME=" + home, "PATH=" + os.Getenv("PATH")}
	var stdout, stderr bytes.Buffer
	c.Stdout, c.Stderr = &stdout, &stderr
	var exit *exec.ExitError
	if err := c.Run(); errors.As(err, &exit) {
		status = exit.ExitCode()
	} else if err != nil {
		t.Fatal(err)
	}
	return status, stdout.String(), stderr.String()
}

// filesBelow counts the files in a folder, which need not be there.
func filesBelow(folder string) (n int) {
	filepath.WalkDir(folder, func(_ string, d os.DirEntry, err error) error {
		if err == nil && !d.IsDir() && d.Name() != "mimeinfo.cache" { // an index of the desktop's own
			n++
		}
		return nil
	})
	return n
}

func TestInstallRemoves(t *testing.T) {
	for _, word := range []string{"-remove", "--remove"} {
		folder, home := unpacked(t)
		if status, _, errs := install(t, folder, home); status != 0 || filesBelow(home) != 3 {
			t.Fatalf("it installs %d files and ends with %d: %s", filesBelow(home), status, errs)
		}
		if status, out, _ := install(t, folder, home, word); status != 0 || filesBelow(home) != 0 || !strings.Contains(out, "removed") {
			t.Errorf("%s leaves %d files, ends with %d and says %q", word, filesBelow(home), status, out)
		}
	}
}

// TestInstallExplainsItself: a user who asks for help, or mistypes, gets nothing installed.
func TestInstallExplainsItself(t *testing.T) {
	for _, c := range []struct {
		args   []string
		status int
	}{
		{[]string{"-h"}, 0},
		{[]string{"-help"}, 0},
		{[]string{"--help"}, 0},
		{[]string{"--uninstall"}, 2},
		{[]string{"remove"}, 2},
		{[]string{""}, 2},
		{[]string{"-remove", "everything"}, 2},
	} {
		folder, home := unpacked(t)
		status, out, errs := install(t, folder, home, c.args...)
		said := out
		if c.status != 0 {
			said = errs
		}
		if status != c.status || !strings.Contains(said, "Usage: ./install.sh") || filesBelow(home) != 0 {
			t.Errorf("%q ends with %d, installs %d files and says %q, %q", c.args, status, filesBelow(home), out, errs)
		}
	}
}
