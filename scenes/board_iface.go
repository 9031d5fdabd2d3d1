package scenes

// Table shim
type Table struct{}
type Board interface{}
