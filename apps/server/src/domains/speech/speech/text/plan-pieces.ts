import { canonicalLanguage } from '#kernel/canonical-language.ts'
import { type VoiceLanguages, detectLanguage, readsAnyOf } from './language/detect-language.ts'
import { type MappedText, sliceMapped } from './mapped-text.ts'
import { normalizeText } from './normalization/normalize-text.ts'
import { type TextSegment, isAudible, prepareText } from './prepare-text.ts'
import { type TextSpan, splitSentences } from './split-sentences.ts'

/**
 * One piece of a request, in the order it is heard. The pieces' source ranges tile the caller's text.
 * A piece without text is a pause only.
 */
export type PlannedPiece = MappedText & {
  readonly sourceStart: number
  readonly sourceEnd: number
  /** Primary BCP 47 language in which the text is to be read. */
  readonly language: string
  /** `voice`: the voice that was asked for; `other`: the closest library voice of `language`. */
  readonly readBy: 'voice' | 'other'
  /** Silence that the text asks for. */
  readonly pauseAfterMs: number
  /** A breath between clauses, sentences and paragraphs: silence that is heard at least, the engine's own included. */
  readonly gapAfterMs?: number
}

export type PlanOptions = VoiceLanguages & {
  /** Whether numbers, dates, sums and abbreviations are written out; they are, unless this is false. */
  readonly normalizes?: boolean
  /** Whether more of the text follows elsewhere, so that the end of this part is none. */
  readonly goesOn?: boolean
  /** Whether some voice of the library speaks the language; what nobody can read is left out. */
  readonly canSpeak: (language: string) => boolean
}

const breathMs: Record<TextSpan['ends'], number> = { cut: 0, clause: 120, sentence: 250, line: 400, paragraph: 600 }

/** Turns a caller's text into what is pushed to the engine, piece by piece. Empty when nothing is audible. */
export function planPieces(source: string, options: PlanOptions): PlannedPiece[] {
  const drafts: Draft[] = []
  let speaks = false
  for (const segment of prepareText(source)) {
    const made: Draft[] = segment.kind === 'pause' ? [pauseDraft(segment)] : spokenDrafts(segment, options, !speaks)
    for (const draft of made) {
      drafts.push(draft)
      speaks ||= draft.text !== ''
    }
  }
  if (!speaks) return []
  return withoutSilentDrafts(drafts).map((draft, index, all) => {
    const next = all[index + 1]
    return finished(draft, next ? next.text !== '' : options.goesOn === true)
  })
}

type Draft = PlannedPiece & { readonly ends: TextSpan['ends'] }

function pauseDraft(segment: Extract<TextSegment, { kind: 'pause' }>): Draft {
  const { sourceStart, sourceEnd, pauseMs } = segment
  const silence = { text: '', sourceIndex: [], language: '', readBy: 'voice', ends: 'cut' } as const
  return { ...silence, sourceStart, sourceEnd, pauseAfterMs: pauseMs }
}

function spokenDrafts(
  segment: Extract<TextSegment, { kind: 'spoken' }>,
  options: PlanOptions,
  quickStart: boolean,
): Draft[] {
  const drafts: Draft[] = []
  for (const run of detectLanguage(segment.text, options)) {
    const language = run.language
    const speakable = language !== undefined && (run.readBy === 'voice' || options.canSpeak(language))
    const whole = readable(sliceMapped(segment, run.start, run.end), language, options)
    const first = quickStart && drafts.length === 0
    for (const span of splitSentences(whole.text, { language: language ?? 'und', quickStart: first })) {
      const mapped = sliceMapped(whole, span.start, span.end)
      const isRead = speakable && isAudible(mapped.text) && (!run.isMixed || readsAnyOf(mapped.text, options))
      const read = isRead ? mapped : { text: '', sourceIndex: [] }
      const sourceStart = drafts.length === 0 ? segment.sourceStart : (mapped.sourceIndex[0] ?? segment.sourceStart)
      const place = { sourceStart, sourceEnd: segment.sourceEnd, language: language ?? '', readBy: run.readBy }
      drafts.push({ ...place, ...read, ends: span.ends, pauseAfterMs: 0 })
    }
  }
  return drafts.map((draft, index) => ({ ...draft, sourceEnd: drafts[index + 1]?.sourceStart ?? draft.sourceEnd }))
}

/** Writes a text out in the locale of the voice where it speaks this language, else in the language as such. */
function readable(mapped: MappedText, language: string | undefined, options: PlanOptions): MappedText {
  if (language === undefined || options.normalizes === false) return mapped
  const own = options.languages.find((locale) => canonicalLanguage(locale) === language)
  return normalizeText(mapped, own ?? language)
}

/** Gives the source of drafts that make no sound to the draft before them, or to the first that does. */
function withoutSilentDrafts(drafts: readonly Draft[]): Draft[] {
  const kept: Draft[] = []
  let carriedFrom: number | undefined
  for (const draft of drafts) {
    const last = kept.at(-1)
    if (draft.text === '' && draft.pauseAfterMs === 0) {
      if (last) kept[kept.length - 1] = { ...last, sourceEnd: draft.sourceEnd, ends: louder(last.ends, draft.ends) }
      else carriedFrom ??= draft.sourceStart
    } else {
      kept.push({ ...draft, sourceStart: carriedFrom ?? draft.sourceStart })
      carriedFrom = undefined
    }
  }
  return kept
}

function louder(a: TextSpan['ends'], b: TextSpan['ends']): TextSpan['ends'] {
  return breathMs[b] > breathMs[a] ? b : a
}

/** Finishes a piece with its breath; there is none at the end, nor where the text itself asks for silence. */
function finished(draft: Draft, wordsFollow: boolean): PlannedPiece {
  const { ends, ...piece } = draft
  return draft.text === '' || !wordsFollow ? piece : { ...piece, gapAfterMs: breathMs[ends] }
}
