package storage

// OpenFolder returns the storage of the browser: a page has no folders.
func OpenFolder(string, error) (Files, error) {
	b, err := NewBrowser("intrigue")
	if err != nil {
		return nil, err
	}
	return b, nil
}
