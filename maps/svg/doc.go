// Package svg reads a restricted SVG and draws it on the CPU into an *image.RGBA, at any zoom, piece by piece.
//
// It knows nothing of games, windows or graphics cards: boards, cards, pieces and icons are all just drawings to it.
//
// # The dialect
//
// Understood is what the drawings of the program use, as attributes:
//
//   - svg with viewBox="0 0 W H"; g, defs, symbol (no viewBox), use
//   - path, rect (rx, ry), circle, ellipse
//   - text, drawn as outlines of the fonts of package face; font-family,
//     font-size, font-weight, font-style, text-anchor, letter-spacing
//   - linearGradient, radialGradient, stop; gradientUnits
//   - clipPath (user space; shapes, not text) and clip-path on any element
//   - transform; opacity (of groups too), fill, stroke, their opacities,
//     fill-rule, stroke-width, -linecap, -linejoin, -dasharray, -dashoffset,
//     paint-order, display
//   - colours: #rgb, #rrggbb, none, currentColor, url(#id)
//
// Everything else (style sheets, filters, masks, patterns, pictures, markers, text on a path) is an error that names
// the element: a drawing that looks different here than in an editor would be found far too late. Attributes of other
// namespaces, such as Inkscape's names of layers, are skipped.
package svg
