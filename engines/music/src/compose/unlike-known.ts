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
    const [note, before] = [changed[at], changed[at - 1]]
    if (note && before) changed[at] = { ...note, pitch: note.pitch === before.pitch ? note.pitch + 12 : before.pitch }
  }
  return changed
}
