/**
 * LAME turns everything down a little at lower rates, as a margin for coding noise (`scale` in the preset
 * table of its presets.c). Divide by this for an MP3 as loud as what went into it.
 */
export function lameScale(bitrateKbps: number): number {
  if (bitrateKbps <= 160) return 0.95
  if (bitrateKbps <= 192) return 0.97
  return bitrateKbps <= 224 ? 0.98 : 1
}
