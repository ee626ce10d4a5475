import type { Song } from '@vireo/contracts/music'
import type { DraftSection } from './plan-draft.ts'

/** Answers whether a section stays as it is in the song that is open. */
export function isTaken({ isLocked, nth }: DraftSection): boolean {
  return isLocked && nth !== undefined
}

/** Lists the chords that a section has in the song that it is taken from, each once in a row; none where it is composed anew. */
export function chordsOf(section: DraftSection, song: Song | undefined): string[] {
  const chords = isTaken(section) ? song?.sections[section.nth ?? -1]?.chords : undefined
  const symbols = chords?.map(({ symbol }) => symbol) ?? []
  return symbols.filter((symbol, at) => symbol !== symbols[at - 1])
}
