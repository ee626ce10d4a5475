/** A voice: notes one after the other. */
export type Line = readonly { readonly startBeat: number; readonly pitch: number }[]

export type Parallel = { readonly beat: number; readonly voices: readonly [number, number]; readonly semitones: number }

/**
 * Finds where two voices move from one fifth (octave, unison) to another, which strict counterpoint forbids (J. J. Fux, Gradus ad
 * Parnassum, 1725). Beats are where the second stands.
 */
export function parallels(lines: readonly Line[]): Parallel[] {
  const beats = [...new Set(lines.flatMap((line) => line.map(({ startBeat }) => startBeat)))].toSorted((a, b) => a - b)
  const grid = lines.map((line) => pitchesAt(line, beats))
  const found: Parallel[] = []
  for (let low = 0; low < lines.length; low += 1) {
    for (let high = low + 1; high < lines.length; high += 1) {
      for (let at = 1; at < beats.length; at += 1) {
        const semitones = perfect(grid[low], grid[high], at)
        if (semitones !== undefined) found.push({ beat: beats[at] ?? 0, voices: [low, high], semitones })
      }
    }
  }
  return found
}

function perfect(
  one: readonly (number | undefined)[] = [],
  other: readonly (number | undefined)[] = [],
  at: number,
): number | undefined {
  const [lowFrom, lowTo, highFrom, highTo] = [one[at - 1], one[at], other[at - 1], other[at]]
  if (lowFrom === undefined || lowTo === undefined || highFrom === undefined || highTo === undefined) return undefined
  if (lowFrom === lowTo || highFrom === highTo) return undefined
  const before = Math.abs(highFrom - lowFrom) % 12
  const after = Math.abs(highTo - lowTo) % 12
  return before === after && (after === 0 || after === 7) ? after : undefined
}

function pitchesAt(line: Line, beats: readonly number[]): (number | undefined)[] {
  let next = 0
  let pitch: number | undefined
  return beats.map((beat) => {
    while (next < line.length && (line[next]?.startBeat ?? Infinity) <= beat + 1e-9) {
      pitch = line[next]?.pitch
      next += 1
    }
    return pitch
  })
}
