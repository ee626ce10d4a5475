import type { FliteApi } from './flite-exports.ts'
import type { FliteMemory } from './flite-memory.ts'

/** One whitespace-separated token of the text as flite saw it, without its punctuation, and when it is heard. */
export type TimedToken = {
  readonly name: string
  /** What stood ahead of the name: white space, then opening punctuation. */
  readonly lead: string
  readonly startMs: number
  readonly endMs: number
}

type Reader = { readonly flite: FliteApi; readonly memory: FliteMemory }

function textOf({ flite, memory }: Reader, item: number, feature: string): string {
  const name = memory.intern(feature)
  return flite.item_feat_present(item, name) ? memory.text(flite.item_feat_string(item, name)) : ''
}

function endOf({ flite, memory }: Reader, segment: number): number {
  return segment === 0 ? 0 : flite.item_feat_float(segment, memory.intern('end'))
}

/**
 * Measures a word in seconds: from the end of the segment before it to the end of its last one; undefined when it is
 * not pronounced.
 */
function spanOfWord(reader: Reader, word: number): readonly [number, number] | undefined {
  const { flite, memory } = reader
  const inStructure = flite.item_as(word, memory.intern('SylStructure'))
  if (inStructure === 0) return undefined
  const first = flite.item_daughter(inStructure) && flite.item_daughter(flite.item_daughter(inStructure))
  const last = flite.item_last_daughter(inStructure) && flite.item_last_daughter(flite.item_last_daughter(inStructure))
  if (first === 0 || last === 0) return undefined
  const before = flite.item_prev(flite.item_as(first, memory.intern('Segment')))
  return [endOf(reader, before), endOf(reader, last)]
}

/**
 * Reads the tokens of a finished utterance in order. Those that are not pronounced take no time, and nothing ends after
 * the audio.
 */
export function readTokens(flite: FliteApi, memory: FliteMemory, utterance: number, audioMs: number): TimedToken[] {
  const reader = { flite, memory }
  const tokens: TimedToken[] = []
  let reached = 0
  const relation = flite.utt_relation(utterance, memory.intern('Token'))
  for (let token = flite.relation_head(relation); token !== 0; token = flite.item_next(token)) {
    const spans: (readonly [number, number])[] = []
    for (let word = flite.item_daughter(token); word !== 0; word = flite.item_next(word)) {
      const span = spanOfWord(reader, word)
      if (span) spans.push(span)
    }
    const startMs = Math.min(audioMs, Math.max(reached, (spans[0]?.[0] ?? 0) * 1000))
    const endMs = Math.min(audioMs, Math.max(startMs, (spans.at(-1)?.[1] ?? 0) * 1000))
    if (spans.length > 0) reached = endMs
    tokens.push({
      name: textOf(reader, token, 'name'),
      lead: textOf(reader, token, 'whitespace') + textOf(reader, token, 'prepunctuation'),
      startMs,
      endMs: spans.length > 0 ? endMs : startMs,
    })
  }
  return tokens
}

/** Reads the name of a token: its text without punctuation. */
export function nameOfToken(flite: FliteApi, memory: FliteMemory, token: number): string {
  return textOf({ flite, memory }, token, 'name')
}

/** Reads the phones of an utterance in order, pauses left out; vowels carry the stress of their syllable as a digit. */
export function readSegments(flite: FliteApi, memory: FliteMemory, utterance: number): string[] {
  const reader = { flite, memory }
  const phones: string[] = []
  const relation = flite.utt_relation(utterance, memory.intern('Segment'))
  for (let segment = flite.relation_head(relation); segment !== 0; segment = flite.item_next(segment)) {
    const name = textOf(reader, segment, 'name')
    if (name === '' || name === 'pau') continue
    const inSyllable = flite.item_as(segment, memory.intern('SylStructure'))
    const syllable = inSyllable === 0 ? 0 : flite.item_parent(inSyllable)
    phones.push(`${name}${syllable === 0 ? '' : textOf(reader, syllable, 'stress')}`)
  }
  return phones
}
