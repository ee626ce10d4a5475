import { createTextBreaks } from './text-breaks.ts'

/** Lengths at which gathered text is spoken: the first, the second and so on; the last one for all others. */
export const defaultSchedule: readonly number[] = [120, 160, 250, 290]

/** Length at which text without any place for a breath is spoken. */
export const unbrokenMax = 1000

export type TextBuffer = {
  /** Takes text in; returns what should be spoken now, if anything. Nothing is lost or reordered. */
  add(text: string, options?: { readonly flush?: boolean; readonly trigger?: boolean }): string | undefined
  /** Returns everything that is left. */
  rest(): string
}

/**
 * Gathers text that arrives in bits and cuts it where a speaker would take a breath: at the end of a
 * sentence where there is one, between words otherwise, and anywhere in what goes on for too long.
 */
export function createTextBuffer(schedule: readonly number[], autoMode: boolean): TextBuffer {
  const breaks = createTextBreaks()
  let held = ''
  let spokenChunks = 0
  const take = (end: number) => {
    const chunk = held.slice(0, end)
    held = held.slice(end)
    breaks.drop(end)
    spokenChunks += 1
    return chunk
  }
  const lengthWanted = () => schedule[Math.min(spokenChunks, schedule.length - 1)] ?? 120
  return {
    add(text, { flush = false, trigger = false } = {}) {
      held += text
      breaks.read(text)
      if (!breaks.hasInk) return undefined
      if (flush) return take(held.length)
      const isLong = held.length >= lengthWanted()
      if (!isLong && !autoMode && !trigger) return undefined
      const whole = lengthWithoutOpenTag(held)
      const end = breaks.lastSentenceEnd(whole)
      if (end > 0) return take(end)
      if (!isLong) return undefined
      const start = breaks.lastWordStart(whole)
      if (start > 1) return take(start)
      return whole >= unbrokenMax ? take(cutAnywhere(held, whole)) : undefined
    },
    rest() {
      const rest = held
      held = ''
      breaks.drop(rest.length)
      return rest
    },
  }
}

// A mark that is being written; what goes on for longer than any mark is text after all.
const openTag = /(?:<[a-z/!?][^<>]{0,200}|<|\[[^[\]]{0,200})$/iu
const openTagMax = 202

/** Returns where a tag begins that has not ended, else the text's length: a pause must not be cut in two. */
function lengthWithoutOpenTag(text: string): number {
  const tail = text.slice(-openTagMax)
  const found = openTag.exec(tail)?.index
  return found === undefined ? text.length : text.length - tail.length + found
}

const words = new Intl.Segmenter(undefined, { granularity: 'word' })
const wordMax = 100

/** Cuts a text without blanks: between words where there are some, else at the limit, never inside a character. */
function cutAnywhere(text: string, limit: number): number {
  const from = limit - wordMax
  let start = 0
  for (const { index } of words.segment(text.slice(from, limit))) start = index
  if (start > 0) return from + start
  const last = text.charCodeAt(limit - 1)
  return last >= 0xd800 && last <= 0xdbff ? limit - 1 : limit
}
