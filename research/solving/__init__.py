"""Small areas of Sturt's Stony Desert, solved exactly: what every position is worth, worked out from the last turn back
to the first."""
