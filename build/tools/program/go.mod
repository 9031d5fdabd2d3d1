module intrigue/build/tools/program

go 1.26.0

require intrigue v0.0.0

replace intrigue => ../../..
