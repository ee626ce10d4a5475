import { isDrumKit } from './instruments.ts'
import { roles, type Part } from './score.ts'

/** Where General MIDI has its drums, counted from 0. */
export const drumChannel = 9
const channelCount = 16

/** Answers a channel of its own for each part that plays at once with the others: drums have theirs, others go around it. */
export function channelsOf(parts: readonly Part[]): number[] {
  return parts.map(({ instrument }, nth) => (isDrumKit(instrument) ? drumChannel : nth < drumChannel ? nth : nth + 1))
}

/**
 * Answers channels for all parts of a piece in one file: one for each part as long as there are enough, else one for each role. What plays
 * in one section has roles of its own, so only parts that take turns share a channel.
 */
export function fileChannelsOf(parts: readonly Part[]): number[] {
  const own = channelsOf(parts)
  if (own.every((channel) => channel < channelCount)) return own
  return parts.map(({ role, instrument }) => (isDrumKit(instrument) ? drumChannel : roles.indexOf(role)))
}

/** Lists the notes that begin in a section. */
export function notesIn(
  { notes }: Part,
  { startBeat: from, lengthBeats }: { readonly startBeat: number; readonly lengthBeats: number },
): Part['notes'] {
  return notes.filter(({ startBeat }) => startBeat >= from - 1e-9 && startBeat < from + lengthBeats - 1e-9)
}
