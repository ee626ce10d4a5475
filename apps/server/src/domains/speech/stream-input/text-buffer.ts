/** When the text that has gathered is long enough to be spoken, by how often that has happened. */
export const defaultSchedule: readonly number[] = [120, 160, 250, 290]

export type TextBuffer = {
  /** Takes text in; gives out what should be spoken now, if anything. Nothing is lost or reordered. */
  add(text: string, options?: { readonly flush?: boolean; readonly trigger?: boolean }): string | undefined
  /** Puts back what turned out not to be worth speaking yet. */
  putBack(text: string): void
  /** Everything that is left. */
  rest(): string
}

// A sentence ends at its mark and the closing quotes after it; a full stop needs a blank behind it,
// or "3." of "3.14" would end one.
const sentenceEnd = /(?:[.!?…]["'”’)\]]*\s)|[。！？।؟\n]["'”’）」』]*/gu

/**
 * Gathers text that arrives in bits and cuts it where a speaker would take a breath: at the end of a
 * sentence where there is one, between words otherwise.
 */
export function createTextBuffer(schedule: readonly number[], autoMode: boolean): TextBuffer {
  let held = ''
  let spokenChunks = 0
  const take = (end: number) => {
    const chunk = held.slice(0, end)
    held = held.slice(end)
    spokenChunks += 1
    return chunk
  }
  const lengthWanted = () => schedule[Math.min(spokenChunks, schedule.length - 1)] ?? 120
  return {
    add(text, { flush = false, trigger = false } = {}) {
      held += text
      if (held.trim() === '') return undefined
      if (flush) return take(held.length)
      const whole = withoutOpenTag(held)
      const end = lastSentenceEnd(whole)
      if (end > 0 && (autoMode || trigger || held.length >= lengthWanted())) return take(end)
      if (held.length < lengthWanted()) return undefined
      const space = whole.trimEnd().search(/\s\S*$/u)
      return space > 0 ? take(space + 1) : undefined
    },
    putBack(text) {
      held = text + held
    },
    rest() {
      const rest = held
      held = ''
      return rest
    },
  }
}

// A mark that is being written; what goes on for longer than any mark is text after all.
const openTag = /(?:<[a-z/!?][^<>]{0,200}|<|\[[^[\]]{0,200})$/iu

/** The text in front of a mark that has begun and not ended: a pause must not be cut in two. */
function withoutOpenTag(text: string): string {
  return text.slice(0, openTag.exec(text)?.index ?? text.length)
}

function lastSentenceEnd(text: string): number {
  let end = 0
  for (const match of text.matchAll(sentenceEnd)) end = match.index + match[0].length
  return end
}
