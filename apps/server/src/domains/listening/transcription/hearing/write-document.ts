import type { TranscriptDocument, TranscriptToken, WordTiming } from '@vireo/contracts/transcription'
import type { HeardRecording } from './hear-recording.ts'
import type { HeardStretch } from './heard.ts'
import { joinStretches } from './join-stretches.ts'
import { createSpeakerFinder } from './tell-speakers.ts'
import type { TimedWord } from './time-words.ts'

/** What is written down of a recording. */
export type WrittenDown = {
  readonly document: TranscriptDocument
  readonly spoken: string
  readonly language: string
  readonly languageProbability: number
  readonly timing: WordTiming
}

const pauseMs = 2000
const longParagraph = 80

/** Makes a document of what was heard: a paragraph for each speaker, long pause and some sentences. */
export function writeDocument(
  { stretches, spans }: HeardRecording,
  asked: { readonly language?: string },
): WrittenDown {
  const speakerOf = createSpeakerFinder(spans)
  const words = joinStretches(stretches).map((word) => ({ ...word, speaker: speakerOf(word) }))
  const paragraphs = paragraphsOf(words)
  const ids = [...new Set(paragraphs.flatMap(({ speaker_id: id }) => (id === null ? [] : [id])))]
  const document = { speakers: ids.map((id) => ({ id, name: nameOf(id) })), paragraphs }
  const { language, share } = spokenLanguage(stretches)
  return {
    document,
    spoken: spokenIn(document),
    language: asked.language ?? language,
    languageProbability: asked.language === undefined ? share : 1,
    timing: timingOf(stretches),
  }
}

/** Reads the text of a document, a line for each paragraph. */
export function spokenIn({ paragraphs }: TranscriptDocument): string {
  return paragraphs.map(({ tokens }) => tokens.map(({ text }) => text).join('')).join('\n')
}

type SpokenWord = TimedWord & { readonly speaker: number | undefined }

function paragraphsOf(words: readonly SpokenWord[]): TranscriptDocument['paragraphs'] {
  const paragraphs: { speaker_id: string | null; tokens: TranscriptToken[] }[] = []
  let count = 0
  for (const [at, word] of words.entries()) {
    const before = words[at - 1]
    if (!before || beginsParagraph(before, word, count)) {
      paragraphs.push({ speaker_id: idOf(word.speaker), tokens: [] })
      count = 0
    }
    const tokens = paragraphs.at(-1)?.tokens ?? []
    if (before && tokens.length > 0 && !word.joined) tokens.push(spaceBetween(before, word))
    tokens.push({ ...tokenOf(word, 'word', word.text), logprob: word.logprob ?? 0 })
    count++
  }
  return paragraphs
}

function beginsParagraph(before: SpokenWord, word: SpokenWord, count: number): boolean {
  if (before.speaker !== word.speaker) return true
  if (word.startMs - before.endMs >= pauseMs) return true
  return count >= longParagraph && /[.!?。！？…]["'”’»)]?$/u.test(before.text)
}

function idOf(speaker: number | undefined): string | null {
  return speaker === undefined ? null : `speaker_${speaker}`
}

function nameOf(id: string): string {
  return `Speaker ${Number(id.slice('speaker_'.length)) + 1}`
}

type Timed = { readonly startMs: number; readonly endMs: number; readonly speaker: number | undefined }

function tokenOf({ startMs, endMs, speaker }: Timed, type: TranscriptToken['type'], text: string): TranscriptToken {
  return { text, type, start: startMs / 1000, end: endMs / 1000, speaker_id: idOf(speaker), logprob: 0 }
}

function spaceBetween(before: SpokenWord, { startMs }: SpokenWord): TranscriptToken {
  return tokenOf(
    { startMs: before.endMs, endMs: Math.max(before.endMs, startMs), speaker: before.speaker },
    'spacing',
    ' ',
  )
}

/** Finds the language that most of the time was heard in, and the share of it. */
function spokenLanguage(stretches: readonly HeardStretch[]): { readonly language: string; readonly share: number } {
  const times = new Map<string, number>()
  let total = 0
  for (const { language, words, fromMs, toMs } of stretches) {
    if (words.length === 0) continue
    total += toMs - fromMs
    if (language !== null) times.set(language, (times.get(language) ?? 0) + toMs - fromMs)
  }
  const [most] = [...times].toSorted(([, one], [, other]) => other - one)
  return most ? { language: most[0], share: most[1] / total } : { language: 'und', share: 0 }
}

/** Answers the least exact way in which any times were found. */
function timingOf(stretches: readonly HeardStretch[]): WordTiming {
  const used = stretches.filter(({ words }) => words.length > 0).map(({ timing }) => timing)
  if (used.includes('estimated')) return 'estimated'
  return used.includes('aligned') ? 'aligned' : 'engine'
}
