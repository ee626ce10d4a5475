import type { HistoryRow, StoredTimes } from '#history'
import { escapeHtml } from '#kernel/escape-html.ts'

/** Writes what is said, each word with the moment at which it is heard, where that is known. */
export function captionsOf({ alignments, text, dialogue }: HistoryRow): string {
  if (alignments) return timedWords(alignments.original)
  if (dialogue) return escapeHtml(dialogue.map((line) => line.text).join('\n'))
  return escapeHtml(text ?? '')
}

function timedWords({ characters, startMs }: StoredTimes): string {
  const parts: string[] = []
  for (let at = 0; at < characters.length;) {
    const isBlank = /^\s/u.test(characters[at] ?? '')
    const begin = at
    while (at < characters.length && /^\s/u.test(characters[at] ?? '') === isBlank) at++
    const word = escapeHtml(characters.slice(begin, at).join(''))
    parts.push(isBlank ? word : `<span data-at="${Math.round(startMs[begin] ?? 0)}">${word}</span>`)
  }
  return parts.join('')
}
