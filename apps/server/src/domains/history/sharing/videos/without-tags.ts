import type { VideoText } from '@vireo/engines'

/** Leaves out what stands in square brackets, as it says how something is spoken, and what is heard with it keeps its time. */
export function withoutTags({ characters, startMs }: VideoText): VideoText {
  const kept: number[] = []
  for (let at = 0; at < characters.length; at++) {
    const end = characters[at] === '[' ? characters.indexOf(']', at) : -1
    // A bracket that nothing closes is text.
    if (end === -1) kept.push(at)
    else at = end
  }
  return {
    characters: kept.map((at) => characters[at] ?? ''),
    startMs: startMs && kept.map((at) => startMs[at] ?? 0),
  }
}
