// Package woodcut draws pictures that look cut in wood: black shapes with wedges of
// light gouged out of them, and one colour for a spot.
//
// It knows no game. A drawing is a few lines of a small language, in which a
// shape is a path of SVG and everything an engraver would do with it (hatching towards
// the shade, rays, brickwork, clouds) is a word. Parts are drawings that others put in.
//
//	drawing hound [W H [framed]]  begins a drawing; what follows belongs to it
//	k PATH                        a black shape
//	k/A,G,D PATH                  … with light from one side: wedges at the angle A
//	                              (degrees), G units apart, D of the way across
//	w PATH                        a shape in the colour of the paper
//	r PATH                        a shape in the one colour
//	o/W PATH, or/W PATH           paper (red) with a black edge W wide
//	s/A,G,D PATH                  paper with a black edge and wedges of shade
//	l/W PATH                      a black stroke that swells and tapers
//	g/W PATH, rl/W PATH           the same gouged (in red)
//	c PATH, badge X Y R           the colour asked for; where a player's shape is put
//	put NAME X Y S [ROT] [flip]   a part, S times as large, its 0,0 at X, Y
//	text SIZE X Y WORDS           black words, centred; wtext, rtext likewise
//	rays X Y N R                  N wedges of black from a distance R outwards
//	sky Y0 Y1 G                   broken lines, denser towards the top
//	night Y0 Y1, gloom            black with gouged lines; black all over with an edge
//	ground Y                      the floor of the picture
//	bricks X Y W H, planks …      a wall, a floor
//	flames Y H, fog Y0 Y1         what licks up from below; what drifts
package woodcut
