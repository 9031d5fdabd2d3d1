package store

// openFolder is the storage of the browser: a page has no folders.
func openFolder(string, error) (Files, error) {
	b, err := NewBrowser("intrigue")
	if err != nil {
		return nil, err
	}
	return b, nil
}

// exportAdvice is nothing: a page cannot be told of another place.
const exportAdvice = ""
