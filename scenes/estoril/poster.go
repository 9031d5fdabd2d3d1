package estoril

import (
	"fmt"

	"intrigue/maps"
)

// poster is the drawing of a board.
func poster(n int) (*maps.Map, error) {
	sky := []string{"", "#E8A15B", "#E9C46A", "#8CC4D2", "#E8907A", "#F0AC96", "#7A5C8E", "#5C88A8", "#CBB78A"}[n]
	sea := []string{"", "#C7773F", "#3F7F8C", "#2F7F95", "#1F5FA8", "#2A6F97", "#3A2A4F", "#23425F", "#8A6A45"}[n]
	svg := fmt.Sprintf(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 400" width="400" height="400"><rect x="0" y="0" width="400" height="400" fill="#FBF1DA"/><rect x="10" y="10" width="380" height="380" fill="%s"/><circle cx="200" cy="200" r="70" fill="#FBF1DA"/><path d="M10 230h380v160H10z" fill="%s"/></svg>`, sky, sea)
	return maps.Read(fmt.Sprintf("estoril.%d", n), []byte(svg))
}
