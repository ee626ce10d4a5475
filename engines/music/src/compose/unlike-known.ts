import { findKnown } from '../incipits/resembles.ts'
import type { Note } from '../score.ts'

const attempts = 8

/**
 * Writes a line in which no well-known melody is heard: another where one is, eight times, and then with another note in the
 * middle of what is known.
 */
export function unlikeKnown(write: (attempt: number) => Note[]): Note[] {
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    const line = write(attempt)
    if (!findKnown(line)) return line
  }
  return bent(write(attempts))
}

function bent(line: Note[]): Note[] {
  const changed = [...line]
  for (let nth = 0; nth < line.length; nth += 1) {
    const known = findKnown(changed)
    if (!known) return changed
    const at = known.at + 3 + (nth % 3)
    const note = changed[at]
    // One that the line has, so that its player has it too.
    const other = [changed[at - 1], changed[at + 1], ...changed].find((each) => each && each.pitch !== note?.pitch)
    if (note && other) changed[at] = { ...note, pitch: other.pitch }
  }
  return changed
}
