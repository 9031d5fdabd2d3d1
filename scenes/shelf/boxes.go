package shelf

// box is one of the five boxes on the shelf, whether it can be opened yet or not.
type box struct {
	key, title, sprite string
	people             string // for how many
	line               string // what it is about, until the game speaks for itself
}

// boxes are the five games of the house in the order of the shelf. A box whose
// key is among House.Titles can be opened; the others are still in the workshop.
func boxes() []box {
	return []box{
		{"london", "London", "box.london", "1–6 people", "Mr X slips through the city, and the detectives close in."},
		{"pimpernel", "Pimpernel", "box.pimpernel", "2–6 people", "Ride for the League and rescue the innocent from the guillotine."},
		{"estoril", "Estoril", "box.estoril", "2–4 people", "Kings and refugees by the sea in 1942, and every one of them a spy."},
		{"penny", "Penny", "box.penny", "1–4 people", "Close the gates to Hell before they swallow Victorian London."},
		{"cardinal", "Cardinal", "box.cardinal", "1 person", "Four musketeers break out of a castle full of the Cardinal's guards."},
	}
}
