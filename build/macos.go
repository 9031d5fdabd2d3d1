package main

// macos makes one zip with one program for both kinds of Macs, and a note how to
// open it, since nobody has signed it.
func (r *release) macos() error {
	intel, err := readBuilt(r.compile(target{"darwin", "amd64"}))
	if err != nil {
		return err
	}
	apple, err := readBuilt(r.compile(target{"darwin", "arm64"}))
	if err != nil {
		return err
	}
	both, err := universal(intel, apple)
	if err != nil {
		return err
	}
	documents, err := r.documents("macos/note.txt", "\n")
	if err != nil {
		return err
	}
	app, err := r.app(both)
	if err != nil {
		return err
	}
	note, err := r.fill("macos/how-to-open.txt", nil)
	if err != nil {
		return err
	}
	all := append(app, file{name: "How to open Intrigue.txt", data: note})
	return r.write("macos", ".zip", writeZip, append(all, documents...))
}

// app is the folder that macOS shows as one program.
func (r *release) app(program []byte) ([]file, error) {
	plist, err := r.fill("macos/Info.plist", nil)
	if err != nil {
		return nil, err
	}
	icons, err := icns()
	if err != nil {
		return nil, err
	}
	return inFolder("Intrigue.app/Contents", []file{
		{name: "Info.plist", data: plist},
		{name: "PkgInfo", data: []byte("APPL????")},
		{name: "MacOS/intrigue", data: program, program: true},
		{name: "Resources/intrigue.icns", data: icons},
		{name: "Resources/LICENSES-OF-OTHERS.txt", data: r.licences},
	}), nil
}
