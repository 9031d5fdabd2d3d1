package input

type Keymap struct{}

func NewKeymap(m map[string][]string) (Keymap, error) { return Keymap{}, nil }
