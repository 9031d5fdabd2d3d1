//go:build !js && !windows

package start

func ready() {}

func console() {}

func tell(string) {}
