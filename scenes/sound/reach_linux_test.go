//go:build linux && !android

package sound

import (
	"testing"

	"intrigue/rules/rulestest"
)

func TestListsCard(t *testing.T) {
	rulestest.Holds(t, !listsCard([]byte("--- no soundcards ---\n")) && !listsCard(nil), "no card was taken for one")
	if !listsCard([]byte(" 0 [PCH            ]: HDA-Intel - HDA Intel PCH\n                      HDA Intel PCH at 0xdf240000 irq 141\n")) {
		t.Error("a card was overlooked")
	}
}
