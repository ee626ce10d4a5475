import { knownMelodies } from './known-melodies.ts'

/** So many notes in a row of a known melody are one too many. */
const notesMin = 8

type Heard = readonly { readonly startBeat: number; readonly pitch: number; readonly lengthBeats: number }[]

/**
 * Answers which well-known melody is heard anywhere in a line, and at which of its notes it begins: the same steps between eight
 * notes, whatever the key and the rhythm. Undefined where none is.
 */
export function findKnown(line: Heard): { readonly name: string; readonly at: number } | undefined {
  const steps = line.slice(1).map(({ pitch }, at) => pitch - (line[at]?.pitch ?? pitch))
  for (const { name, intervals } of knownMelodies) {
    const wanted = intervals.slice(0, notesMin - 1)
    if (wanted.length < notesMin - 1) continue
    for (let at = 0; at + wanted.length <= steps.length; at += 1) {
      if (wanted.every((interval, nth) => steps[at + nth] === interval)) return { name, at }
    }
  }
  return undefined
}

/** Answers the name of a known melody in a line. */
export function resembles(line: Heard): string | undefined {
  return findKnown(line)?.name
}
