import type { HistoryRow, StoredTimes } from '#history'
import type { Cue } from '../tables.ts'

/** As much as is read at once. */
const longMax = 84
/** Where nothing allows a break before. */
const hardMax = 140

/**
 * Cuts what is said into pieces that are read at once, by sentences and in the order of the text: each with the moments
 * between which it is heard. Without times of its characters it is one piece.
 */
export function cuesOf({
  alignments,
  text,
  dialogue,
  duration_ms: durationMs,
}: Pick<HistoryRow, 'alignments' | 'text' | 'dialogue' | 'duration_ms'>): Cue[] {
  if (alignments) return timedCues(alignments.original)
  const said = (dialogue ? dialogue.map((line) => line.text).join(' ') : (text ?? '')).replaceAll(/\s+/gu, ' ').trim()
  return said === '' ? [] : [{ startMs: 0, endMs: durationMs, text: said, begins: true }]
}

function timedCues({ characters, startMs, endMs }: StoredTimes): Cue[] {
  const cues: Cue[] = []
  let [begin, begins, blank] = [-1, true, '']
  let said = ''
  const close = (end: number) => {
    if (begin < 0) return
    const [from, to] = [Math.round(startMs[begin] ?? 0), Math.round(endMs[end] ?? 0)]
    cues.push({ startMs: from, endMs: Math.max(from, to), text: said.trim(), ...(begins && { begins: true }) })
    begin = -1
    said = ''
    begins = false
  }
  for (const [at, character] of characters.entries()) {
    if (/^\s+$/u.test(character)) {
      blank += character
      const isParagraph = /\n[^\S\n]*\n/u.test(blank)
      if (isParagraph || said.length >= longMax || /[.!?…。！？]["'”’»)]?$/u.test(said)) close(at - 1)
      if (isParagraph) begins = true
      continue
    }
    if (said.length >= hardMax || (said.length >= longMax && /[。！？、，]$/u.test(said))) close(at - 1)
    if (begin < 0) begin = at
    else if (blank !== '') said += ' '
    blank = ''
    said += character
  }
  close(characters.length - 1)
  return cues
}
