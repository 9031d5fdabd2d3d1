module intrigue

go 1.26.0

require (
	github.com/andybalholm/brotli v1.3.0
	github.com/ebitengine/oto/v3 v3.5.0
	github.com/go-fonts/latin-modern v0.3.3
	github.com/go-fonts/stix v0.2.2
	github.com/hajimehoshi/ebiten/v2 v2.10.4
	github.com/tinne26/etxt v0.0.10
	golang.org/x/image v0.47.0
	pgregory.net/rapid v1.3.0
)

require (
	github.com/ebitengine/gomobile v0.0.0-20260820040257-d11f821a26a6 // indirect
	github.com/ebitengine/hideconsole v1.0.0 // indirect
	github.com/ebitengine/purego v0.11.0 // indirect
	github.com/jfreymuth/pulse v0.1.3 // indirect
	golang.org/x/sync v0.24.0 // indirect
	golang.org/x/sys v0.49.0 // indirect
	golang.org/x/text v0.43.0 // indirect
)
