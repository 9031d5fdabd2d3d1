module intrigue/build/tools/problems

go 1.26.0

require intrigue v0.0.0

replace intrigue => ../../..
