//go:build linux && !android

package sound

import "testing"

func TestListsCard(t *testing.T) {
	if listsCard([]byte("--- no soundcards ---\n")) || listsCard(nil) {
		t.Error("no card was taken for one")
	}
	if !listsCard([]byte(" 0 [PCH            ]: HDA-Intel - HDA Intel PCH\n                      HDA Intel PCH at 0xdf240000 irq 141\n")) {
		t.Error("a card was overlooked")
	}
}
