//go:build !js && !windows

package start

const browser = false

func ready() {}

func console() {}

func tell(string) {}
