package penny

import "intrigue/rules"

func levels() []rules.Level { return nil }
