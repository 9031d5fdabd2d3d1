package bots

import (
	"cmp"

	"intrigue/rules/penny/core"
	"intrigue/rules/penny/core/box"
	"intrigue/rules/search"
)

// Calibration turns what trials of a game find into chances.
func Calibration(v core.View) search.Calibration {
	mode, difficulty := v.Game.Key(), v.Game.Difficulty
	return calibrations[mode][cmp.Or(box.SameAs(mode, difficulty), difficulty)][v.State.Seats-1]
}

// calibrations are learnt from games of steady (BenchmarkCalibration), a hundred for each
// mode, difficulty and number of heroes from one on. A win is the team's, whoever is the true hero.
var calibrations = map[string]map[string][core.MostHeroes]search.Calibration{
	"prologue": {
		"halfpenny": {
			{Bias: 0.760, Slope: 1.260, Late: -2.166, LateSlope: -0.505},
			{Bias: 0.203, Slope: 1.159, Late: -4.729, LateSlope: -0.293},
			{Bias: 1.222, Slope: 0.752, Late: -7.201, LateSlope: 0.308},
			{Bias: 0.421, Slope: 0.298, Late: -1.699, LateSlope: -0.155},
		},
		"penny": {
			{Bias: 0.384, Slope: 0.508, Late: -2.836, LateSlope: 0.599},
			{Bias: -0.337, Slope: 1.017, Late: -1.784, LateSlope: -0.897},
			{Bias: 0.462, Slope: 0.671, Late: -6.118, LateSlope: 0.143},
			{Bias: -0.271, Slope: 0.666, Late: -5.884, LateSlope: 0.108},
		},
		"shilling": {
			{Bias: -0.618, Slope: 1.069, Late: -2.508, LateSlope: -0.902},
			{Bias: -0.763, Slope: 1.069, Late: -5.087, LateSlope: -0.164},
			{Bias: -0.498, Slope: 0.704, Late: -5.767, LateSlope: 0.014},
			{Bias: -0.418, Slope: 0.826, Late: -8.997, LateSlope: 0.338},
		},
	},
	"heist": {
		box.AsPrinted: {
			{Bias: 2.605, Slope: 0.181, Late: -2.587, LateSlope: 0.207},
			{Bias: 1.921, Slope: 0.819, Late: -3.322, LateSlope: -0.485},
			{Bias: 1.300, Slope: 2.793, Late: 0.044, LateSlope: 0.100},
			{Bias: 1.248, Slope: 2.762, Late: 0.036, LateSlope: 0.083},
		},
		"halfpenny": {
			{Bias: 0.404, Slope: 0.444, Late: -8.129, LateSlope: 0.933},
			{Bias: -1.012, Slope: 0.914, Late: -10.051, LateSlope: 0.722},
			{Bias: -1.970, Slope: 1.152, Late: -13.408, LateSlope: 0.841},
			{Bias: -1.005, Slope: 1.002, Late: -10.491, LateSlope: -0.055},
		},
		"penny": {
			{Bias: -0.746, Slope: 0.531, Late: -10.575, LateSlope: 1.290},
			{Bias: -1.714, Slope: 0.819, Late: -9.656, LateSlope: 0.781},
			{Bias: -2.815, Slope: 1.102, Late: -12.149, LateSlope: 0.418},
			{Bias: -1.907, Slope: 1.000, Late: -16.211, LateSlope: 0.977},
		},
		"shilling": {
			{Bias: -1.814, Slope: 0.626, Late: -10.783, LateSlope: 1.322},
			{Bias: -3.011, Slope: 1.040, Late: -10.450, LateSlope: 0.584},
			{Bias: -3.869, Slope: 1.185, Late: -10.658, LateSlope: 0.107},
			{Bias: -2.674, Slope: 0.841, Late: -10.534, LateSlope: 0.295},
		},
	},
	"open": {
		"halfpenny": {
			{Bias: 0.052, Slope: 2.366, Late: 8.620, LateSlope: 0.867},
			{Bias: -1.170, Slope: 1.670, Late: 7.912, LateSlope: 3.851},
			{Bias: -1.455, Slope: 0.943, Late: 5.569, LateSlope: 1.653},
			{Bias: -2.944, Slope: 1.077, Late: 11.673, LateSlope: 1.060},
		},
		"penny": {
			{Bias: -0.812, Slope: 2.221, Late: 7.675, LateSlope: 1.890},
			{Bias: -2.588, Slope: 1.453, Late: 6.218, LateSlope: 3.376},
			{Bias: -3.069, Slope: 1.148, Late: 5.908, LateSlope: 0.865},
			{Bias: -2.876, Slope: 0.803, Late: 9.050, LateSlope: 1.010},
		},
		"shilling": {
			{Bias: -1.771, Slope: 3.388, Late: 8.604, LateSlope: 1.228},
			{Bias: -2.516, Slope: 1.560, Late: 5.784, LateSlope: 3.322},
			{Bias: -2.986, Slope: 0.890, Late: 4.374, LateSlope: 1.841},
			{Bias: -3.470, Slope: 0.624, Late: 4.937, LateSlope: 1.571},
		},
	},
	"rush": {
		"halfpenny": {
			{Bias: -0.924, Slope: 1.936, Late: -8.061, LateSlope: 4.081},
			{Bias: 0.080, Slope: 0.642, Late: -8.512, LateSlope: 2.559},
			{Bias: 0.305, Slope: 0.307, Late: -7.131, LateSlope: 2.318},
			{Bias: 1.646, Slope: 0.000, Late: -6.345, LateSlope: 1.974},
		},
		"penny": {
			{Bias: -1.910, Slope: 2.826, Late: -5.194, LateSlope: 1.954},
			{Bias: -0.227, Slope: 0.492, Late: -10.208, LateSlope: 3.792},
			{Bias: 0.234, Slope: 0.000, Late: -9.596, LateSlope: 3.602},
			{Bias: -1.790, Slope: 0.703, Late: -4.950, LateSlope: 1.788},
		},
		"shilling": {
			{Bias: -2.961, Slope: 4.639, Late: -5.458, LateSlope: 0.572},
			{Bias: -2.540, Slope: 1.315, Late: -9.222, LateSlope: 3.629},
			{Bias: -3.306, Slope: 0.798, Late: -8.711, LateSlope: 3.756},
			{Bias: -3.232, Slope: 0.513, Late: -6.268, LateSlope: 2.943},
		},
	},
	"short": {
		"halfpenny": {
			{Bias: -1.625, Slope: 0.816, Late: -6.911, LateSlope: 0.334},
			{Bias: -1.018, Slope: 0.665, Late: -8.423, LateSlope: 0.321},
			{Bias: -1.631, Slope: 1.241, Late: -11.794, LateSlope: -0.186},
			{Bias: -0.972, Slope: 0.729, Late: -8.368, LateSlope: 0.062},
		},
		"penny": {
			{Bias: -2.262, Slope: 0.721, Late: -4.874, LateSlope: -0.235},
			{Bias: -2.272, Slope: 0.883, Late: -9.345, LateSlope: 0.143},
			{Bias: -2.358, Slope: 0.993, Late: -11.874, LateSlope: 0.167},
			{Bias: -1.848, Slope: 0.669, Late: -7.923, LateSlope: 0.263},
		},
		"shilling": {
			{Bias: -5.416, Slope: 1.347, Late: -4.385, LateSlope: -0.860},
			{Bias: -4.302, Slope: 1.191, Late: -8.479, LateSlope: -0.462},
			{Bias: -3.523, Slope: 1.055, Late: -10.971, LateSlope: 0.203},
			{Bias: -3.295, Slope: 1.015, Late: -10.271, LateSlope: -0.217},
		},
	},
}
