/**
 * Where a text that grows may be divided: behind its sentences, and between its words. Every character is looked at
 * once, however the text arrives.
 */
export type TextBreaks = {
  /** Reads text that was added at the end. */
  read(added: string): void
  /** Forgets the first characters, which were taken away. */
  drop(length: number): void
  /** Returns the end of the last sentence before `limit`; 0 when there is none. */
  lastSentenceEnd(limit: number): number
  /** Returns the start of the last word before `limit`; 0 when there is none. */
  lastWordStart(limit: number): number
  /** Whether the text has anything but blanks. */
  readonly hasInk: boolean
}

// A sentence ends at its mark and the closing quotes after it; a full stop needs a blank behind it,
// or "3." of "3.14" would end one.
const needsBlank = new Set('.!?…')
const needsNothing = new Set('。！？।؟\n')
const closesAfterStop = new Set('"\'”’)]')
const closesAfterMark = new Set('"\'”’）」』')
const blank = /\s/

/** Creates a reader that finds sentence ends and word starts in a text as it arrives. */
export function createTextBreaks(): TextBreaks {
  let ends: number[] = []
  let words: number[] = []
  let length = 0
  let inkEnd = 0
  let behind: 'stop' | 'mark' | undefined
  let wasBlank = false

  const readOne = (character: string) => {
    const isBlank = blank.test(character)
    if (behind === 'stop' && isBlank) ends.push(length + 1)
    if (behind === 'mark' && closesAfterMark.has(character)) ends[ends.length - 1] = length + 1
    else if (needsNothing.has(character)) {
      if (ends.at(-1) !== length + 1) ends.push(length + 1)
      behind = 'mark'
    } else if (needsBlank.has(character)) behind = 'stop'
    else if (behind !== 'stop' || !closesAfterStop.has(character)) behind = undefined
    if (!isBlank) {
      inkEnd = length + 1
      if (wasBlank) words.push(length)
    }
    wasBlank = isBlank
    length += 1
  }
  return {
    read(added) {
      for (let at = 0; at < added.length; at++) readOne(added.charAt(at))
    },
    drop(count) {
      ends = ends.filter((end) => end > count).map((end) => end - count)
      words = words.filter((start) => start > count).map((start) => start - count)
      length -= count
      inkEnd = Math.max(0, inkEnd - count)
      if (length > 0) return
      behind = undefined
      wasBlank = false
    },
    lastSentenceEnd: (limit) => ends.findLast((end) => end <= limit) ?? 0,
    lastWordStart: (limit) => words.findLast((start) => start < limit) ?? 0,
    get hasInk() {
      return inkEnd > 0
    },
  }
}
