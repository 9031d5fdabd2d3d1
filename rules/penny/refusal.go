package penny

import "intrigue/rules"

func (v View) refuse(s step) rules.Refusal { return rules.Refuse("That cannot be done now.", "") }
