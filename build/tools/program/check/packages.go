package main

import (
	"fmt"
	"os/exec"
	"regexp"
	"strings"
)

// papers reads the packages the way those who judge packages do: lintian may find no error
// in the .deb, and the .rpm may ask only for libraries, which are called the same on Fedora
// and on openSUSE.
func (c *check) papers() error {
	for _, arch := range []string{"amd64", "arm64"} {
		deb, err := c.download("linux-" + arch + ".deb")
		if err != nil {
			return err
		}
		if err := optional("lintian", "--fail-on", "error", "--allow-root", deb); err != nil {
			return err
		}
		rpm, err := c.download("linux-" + arch + ".rpm")
		if err != nil {
			return err
		}
		if _, err := exec.LookPath("rpm"); err != nil {
			fmt.Println("          there is no rpm: skipped")
			continue
		}
		out, err := exec.Command("rpm", "-qp", "--requires", "--recommends", "--nosignature", rpm).Output()
		if err != nil {
			return err
		}
		all := strings.Fields(string(out))
		for _, one := range all {
			if !regexp.MustCompile(`^lib\w+\.so\.\d+\(\)\(64bit\)$`).MatchString(one) {
				return fmt.Errorf("the .rpm asks for %s, which is no library", one)
			}
		}
		if len(all) < 5 {
			return fmt.Errorf("the .rpm asks for no more than %q", all)
		}
	}
	return nil
}
