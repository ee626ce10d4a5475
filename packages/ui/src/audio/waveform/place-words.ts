/** A word and when it is heard, in milliseconds. */
export type WaveWord = { readonly text: string; readonly startMs: number; readonly endMs: number }

export type PlacedWord = WaveWord & { readonly left: number }

/** About how wide a character of the small text is. */
const characterPx = 6.4
const spacePx = 6

/** Puts words at their times under a waveform of a width; those without room beside the one before are left out. */
export function placeWords(words: readonly WaveWord[], durationMs: number, width: number): PlacedWord[] {
  if (durationMs <= 0 || width <= 0) return []
  const placed: PlacedWord[] = []
  let free = 0
  for (const word of words) {
    const left = (word.startMs / durationMs) * width
    const right = left + [...word.text].length * characterPx
    if (left < free || right > width) continue
    placed.push({ ...word, left })
    free = right + spacePx
  }
  return placed
}
