import { alignmentLimits } from '@vireo/contracts/alignment'
import type { TaskSegment } from '@vireo/contracts/productions'
import type { Aligned } from '@vireo/contracts/workbench'
import type { Mark } from '#alignment'

const exact = (ms: number) => Math.round(ms) / 1000
const shortestMs = 50

/** Gives segments the times of the words that were found in them; their texts stood behind each other, two line breaks between. Pure. */
export function timesOfSegments(segments: readonly TaskSegment[], marks: readonly Mark[]): Aligned {
  const unheard: string[] = []
  const within = inOrder(marks)
  let begin = 0
  let reachedMs = 0
  const timed = segments.flatMap(({ id, text: written }) => {
    const text = written.trim()
    const [from, to] = [begin, begin + text.length]
    begin = to + 2
    const own = within(from, to)
    const loss = own.reduce((sum, mark) => sum + mark.loss, 0) / own.length
    if (own.length === 0 || loss >= alignmentLimits.otherWordsFrom) {
      unheard.push(id)
      return []
    }
    const startMs = Math.max(reachedMs, own[0]?.startMs ?? 0)
    const endMs = Math.max(startMs + shortestMs, own.at(-1)?.endMs ?? 0)
    reachedMs = endMs
    const words = own.map((mark) => {
      const word = text.slice(mark.textStart - from, mark.textEnd - from)
      return { text: word, start_s: exact(mark.startMs), end_s: exact(mark.endMs) }
    })
    return [{ id, start_s: exact(startMs), end_s: exact(endMs), words }]
  })
  return { segments: timed, unheard }
}

/** Finds marks between two places of a text, for one pair of places after the other: all marks are passed once. */
function inOrder(marks: readonly Mark[]): (from: number, to: number) => Mark[] {
  const sorted = marks.toSorted((one, other) => one.textStart - other.textStart)
  let at = 0
  return (from, to) => {
    const own: Mark[] = []
    for (let mark = sorted[at]; mark !== undefined && mark.textStart < to; mark = sorted[++at])
      if (mark.textStart >= from && mark.textEnd <= to) own.push(mark)
    return own
  }
}
