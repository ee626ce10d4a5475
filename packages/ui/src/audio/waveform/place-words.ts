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

/**
 * Answers the words that stand under a waveform: all of them where they have room, else the one that is heard; before anything
 * is heard, none. What would be left of a sentence between gaps says something else.
 */
export function wordsShown(
  words: readonly WaveWord[],
  {
    durationMs,
    width,
    positionMs,
  }: { readonly durationMs: number; readonly width: number; readonly positionMs: number },
): readonly PlacedWord[] {
  const placed = placeWords(words, durationMs, width)
  if (placed.length === words.length) return placed
  const heard = words.find(({ startMs, endMs }) => positionMs >= startMs && positionMs < endMs)
  if (!heard || durationMs <= 0 || positionMs === 0) return []
  const widest = Math.max(0, width - [...heard.text].length * characterPx)
  return [{ ...heard, left: Math.min((heard.startMs / durationMs) * width, widest) }]
}
