package start

import (
	"os"
	"syscall"
	"unsafe"
)

func ready() {}

func survivePipe() {}

func fewFiles() bool { return false }

// console finds the terminal that the program was started from. A program of Windows has either always a terminal, even
// when it is started from a menu, or none unless it asks.
func console() {
	if h, err := syscall.GetStdHandle(syscall.STD_OUTPUT_HANDLE); err == nil && h != 0 && h != syscall.InvalidHandle {
		return // it was sent into a file or another program
	}
	const parent = ^uintptr(0)
	attach := syscall.NewLazyDLL("kernel32.dll").NewProc("AttachConsole")
	if ok, _, _ := attach.Call(parent); ok == 0 {
		return
	}
	if out, err := os.OpenFile("CONOUT$", os.O_RDWR, 0); err == nil {
		os.Stdout, os.Stderr = out, out
	}
}

// tell shows a sentence to people who have no terminal to read it in.
func tell(words string) {
	if _, err := os.Stderr.Stat(); err == nil {
		return
	}
	text, err := syscall.UTF16PtrFromString(words)
	title, err2 := syscall.UTF16PtrFromString("Intrigue")
	if err != nil || err2 != nil {
		return
	}
	const stop = 0x10 // the sign of an error
	box := syscall.NewLazyDLL("user32.dll").NewProc("MessageBoxW")
	box.Call(0, uintptr(unsafe.Pointer(text)), uintptr(unsafe.Pointer(title)), stop)
}
