package estoril

import "intrigue/rules"

func levels() []rules.Level { return nil }
