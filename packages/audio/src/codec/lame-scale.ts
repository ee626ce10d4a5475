/**
 * Answers the factor by which LAME lowers the level at lower rates, as a margin for coding noise (`scale` in the preset
 * table of its presets.c). Divide by it for an MP3 as loud as its source.
 */
export function lameScale(bitrateKbps: number): number {
  if (bitrateKbps <= 160) return 0.95
  if (bitrateKbps <= 192) return 0.97
  return bitrateKbps <= 224 ? 0.98 : 1
}
