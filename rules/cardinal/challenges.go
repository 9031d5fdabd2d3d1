package cardinal

import "intrigue/rules"

// challenges are castles with a task.
func challenges() []rules.Challenge { return nil }
