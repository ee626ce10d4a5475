import type { VideoText } from '@vireo/engines'

/** Leaves out what stands in square brackets, as it says how something is spoken, and what is heard with it keeps its time. */
export function withoutTags({ characters, startMs }: VideoText): VideoText {
  const kept: number[] = []
  const last = characters.lastIndexOf(']')
  for (let at = 0; at < characters.length; at++) {
    // A bracket that nothing closes is text, and looking for what closes each of thousands would take seconds.
    const end = characters[at] === '[' && at < last ? characters.indexOf(']', at) : -1
    if (end === -1) kept.push(at)
    else at = end
  }
  return {
    characters: kept.map((at) => characters[at] ?? ''),
    startMs: startMs && kept.map((at) => startMs[at] ?? 0),
  }
}
