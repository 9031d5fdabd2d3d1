// Package svg reads a restricted SVG and draws it on the CPU into an
// *image.RGBA, at any zoom, piece by piece.
//
// It knows nothing of games, windows or graphics cards: boards, cards, pieces
// and icons are all just drawings to it.
//
// # The dialect
//
// Files open and can be edited in Inkscape. Understood are:
//
//   - svg with viewBox="0 0 W H"; g, defs, symbol (no viewBox), use
//   - path, rect (rx, ry), circle, ellipse
//   - text and tspan (x, y), drawn as outlines of the fonts of
//     package face; font-family, font-size, font-weight, font-style,
//     text-anchor, letter-spacing
//   - linearGradient, radialGradient, stop, with href, gradientTransform,
//     gradientUnits; spreadMethod pad only, the focus in the centre
//   - clipPath (user space; shapes, not text) and clip-path on any element
//   - transform; opacity (of groups too), fill, stroke, their opacities,
//     fill-rule, stroke-width, -linecap, -linejoin, -miterlimit, -dasharray,
//     -dashoffset, paint-order, color, display; as attributes or
//     inside style="…"
//   - colours: #rgb, #rrggbb, CSS names, none, currentColor, url(#id)
//
// Everything else (CSS sheets, filters, masks, patterns, pictures, markers,
// text on a path) is an error that names the element: a drawing that looks
// different here than in the editor would be found far too late. Inkscape's
// own bookkeeping (sodipodi:, inkscape:, metadata, title, desc) is skipped.
package svg
