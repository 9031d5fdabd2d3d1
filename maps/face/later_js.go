package face

import (
	"sync"

	"intrigue/maps/late"
)

// laterFiles are the font files of the faces of all screens but the shelf, which the page
// loads after the program. What is missing among them is missing here, too.
var laterFiles = sync.OnceValue(func() map[Face][]byte {
	all := map[Face][]byte{}
	for _, f := range Later() {
		if data, err := late.File("faces/" + string(f)); err == nil {
			all[f] = data
		}
	}
	return all
})
