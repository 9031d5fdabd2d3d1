// Command seal signs programs of one bundle for macOS ad hoc, each for one processor,
// in place: with nobody's key, but over the program, its Info.plist and its resources.
package main

import (
	"bytes"
	"crypto/sha256"
	"encoding/binary"
	"flag"
	"fmt"
	"os"

	"github.com/blacktop/go-macho"
	"github.com/blacktop/go-macho/pkg/codesign"
	signed "github.com/blacktop/go-macho/pkg/codesign/types"
	"github.com/blacktop/go-macho/types"
)

func main() {
	id := flag.String("id", "", "the `identifier` of the bundle")
	plist := flag.String("plist", "", "its Info.plist, a `file`")
	resources := flag.String("resources", "", "its CodeResources, a `file`")
	flag.Parse()
	for _, program := range flag.Args() {
		if err := seal(program, *id, *plist, *resources); err != nil {
			fmt.Fprintf(os.Stderr, "seal: %s: %v\n", program, err)
			os.Exit(1)
		}
	}
}

// seal replaces whatever signature a program has.
func seal(program, id, plist, resources string) error {
	info, err := os.ReadFile(plist)
	if err != nil {
		return err
	}
	listed, err := os.ReadFile(resources)
	if err != nil {
		return err
	}
	code, err := os.ReadFile(program)
	if err != nil {
		return err
	}
	code = append(code, make([]byte, rounded(len(code))-len(code))...)
	m, err := macho.NewFile(bytes.NewReader(code))
	if err != nil {
		return err
	}
	if m.CodeSignature() == nil {
		last := m.Segment("__LINKEDIT")
		last.Filesz = uint64(rounded(int(last.Filesz)))
	}
	sum := sha256.Sum256(listed)
	err = m.CodeSign(&codesign.Config{ID: id, Flags: signed.ADHOC, InfoPlist: info, ResourceDirSlotHash: sum[:]})
	if err != nil {
		return err
	}
	sealed, err := assemble(m, code)
	if err != nil {
		return err
	}
	return os.WriteFile(program, sealed, 0o755)
}

// rounded is where a signature may begin: at a multiple of 16 bytes.
func rounded(n int) int { return (n + 15) &^ 15 }

// assemble puts a new signature and the load commands that tell of it into a program. The
// library itself writes the segments without the gaps that Go leaves between them.
func assemble(m *macho.File, code []byte) ([]byte, error) {
	var saved bytes.Buffer
	if err := m.SaveBuffer(&saved); err != nil {
		return nil, err
	}
	last := m.Segment("__LINKEDIT") // the signature is at its end
	head := code[:last.Offset]
	copy(head, saved.Bytes()[:binary.Size(types.FileHeader{})+int(m.SizeCommands)])
	return append(head, saved.Bytes()[uint64(saved.Len())-last.Filesz:]...), nil
}
