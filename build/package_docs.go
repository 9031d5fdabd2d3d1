package main

import (
	"bytes"
	"cmp"
	"compress/gzip"
	"fmt"
	"regexp"
	"time"
)

// apache is the body of the Apache licence, which every Debian has once already.
var apache = regexp.MustCompile(`(?s) *Apache License\n *Version 2\.0, January 2004\n.*?END OF TERMS AND CONDITIONS`)

const apacheOfDebian = "Apache License, Version 2.0: on Debian its text is in\n/usr/share/common-licenses/Apache-2.0"

// packageDocs returns what a package has to tell in /usr/share/doc: how it is played by ear, whose
// work it is and, for Debian, what has changed.
func (r *release) packageDocs(kind string) ([]file, error) {
	var s steps
	hearing := file{name: "doc/intrigue/ACCESSIBILITY.txt", data: s.bytes(r.text("build", "ACCESSIBILITY.md"))}
	terms := fmt.Appendf(nil, "%s\n\n%s", s.bytes(r.text("LICENSE")), r.licences)
	if kind != "deb" {
		return []file{hearing, {name: "doc/intrigue/copyright", data: terms}}, s.err
	}
	changes := s.bytes(r.fill("linux/changelog", map[string]any{"Mailed": r.version.Time.Format(time.RFC1123Z)}))
	packed, err := gzipped(file{name: "doc/intrigue/changelog.Debian", data: changes})
	terms = apache.ReplaceAll(terms, []byte(apacheOfDebian))
	return []file{hearing, {name: "doc/intrigue/copyright", data: terms}, packed}, cmp.Or(s.err, err)
}

// gzipped packs a file the way packages want their documents: as small as can be, and without a name or a time.
func gzipped(f file) (file, error) {
	var b bytes.Buffer
	w, err := gzip.NewWriterLevel(&b, gzip.BestCompression)
	if err != nil {
		return f, err
	}
	_, err = w.Write(f.data)
	if err = cmp.Or(err, w.Close()); err != nil {
		return f, err
	}
	return file{name: f.name + ".gz", data: b.Bytes()}, nil
}
