// Command schema checks a file of JSON or YAML against a JSON schema:
//
//	schema SCHEMA FILE
package main

import (
	"fmt"
	"os"

	"github.com/santhosh-tekuri/jsonschema/v6"
	"gopkg.in/yaml.v3"
)

func main() {
	if len(os.Args) != 3 {
		fmt.Fprintln(os.Stderr, "schema: name a schema and a file")
		os.Exit(2)
	}
	if err := check(os.Args[1], os.Args[2]); err != nil {
		fmt.Fprintf(os.Stderr, "schema: %s: %v\n", os.Args[2], err)
		os.Exit(1)
	}
}

func check(schema, file string) error {
	compiled, err := jsonschema.NewCompiler().Compile(schema)
	if err != nil {
		return err
	}
	text, err := os.ReadFile(file)
	if err != nil {
		return err
	}
	var data any // JSON is YAML, too
	if err := yaml.Unmarshal(text, &data); err != nil {
		return err
	}
	return compiled.Validate(data)
}
