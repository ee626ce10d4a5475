import { canonicalLanguage } from '#kernel/canonical-language.ts'
import { type HanHint, hanLanguages } from './chinese-or-japanese.ts'
import { guessLanguage } from './guess-language.ts'
import { type Script, type ScriptRun, scriptRuns, scriptsOf } from './scripts.ts'

/** A stretch of text for one voice, as UTF-16 offsets. */
export type LanguageRun = {
  readonly start: number
  readonly end: number
  /** Primary BCP 47 language; undefined when the language of the script is not known. */
  readonly language: string | undefined
  /** Whether the caller's voice reads it; otherwise a voice of `language` has to. */
  readonly readBy: 'voice' | 'other'
  /** Whether letters are among it that the voice does not read. */
  readonly isMixed?: true
}

export type VoiceLanguages = {
  /** BCP 47 tags of what the voice speaks, its main language first. */
  readonly languages: readonly string[]
  /** The caller's `language_code`; must be one of the voice's, which is checked elsewhere. */
  readonly languageCode?: string | undefined
}

/**
 * A text in which voices would take turns more often is no text: from there on the caller's voice reads what it can.
 * Every run costs an engine about as much as a sentence.
 */
const runsMax = 2000

type Decision = Pick<LanguageRun, 'language' | 'readBy' | 'isMixed'>

/**
 * Divides a text by who can read it. The runs tile the text; digits, spaces and punctuation go with
 * the letters before them, opening marks with those after. Text without letters is the voice's.
 */
export function detectLanguage(text: string, voice: VoiceLanguages): LanguageRun[] {
  if (text === '') return []
  const decide = decisionsFor(text, voice)
  const mixed: Decision = { language: mainLanguage(voice), readBy: 'voice', isMixed: true }
  const runs: LanguageRun[] = []
  let previousEnd = 0
  for (const stretch of stretches(text)) {
    const decision = runs.length < runsMax ? decide(stretch) : mixed
    const last = runs.at(-1)
    if (last && goesOn(last, decision)) {
      runs[runs.length - 1] = { ...last, end: stretch.end }
    } else {
      const start = last ? openingStart(text, previousEnd, stretch.start) : 0
      if (last) runs[runs.length - 1] = { ...last, end: start }
      runs.push({ start, end: stretch.end, ...decision })
    }
    previousEnd = stretch.end
  }
  const last = runs.pop() ?? { start: 0, end: 0, language: mainLanguage(voice), readBy: 'voice' as const }
  return [...runs, { ...last, end: text.length }]
}

/** Tells whether a stretch is read as the run before it is. */
function goesOn(last: LanguageRun, { language, readBy, isMixed }: Decision): boolean {
  return last.language === language && last.readBy === readBy && last.isMixed === isMixed
}

/** Tells whether there is anything in a mixed text that the voice can read. */
export function readsAnyOf(text: string, voice: VoiceLanguages): boolean {
  const own = voice.languages.map(canonicalLanguage)
  const reads = ({ script, start, end }: ScriptRun) =>
    ownReading(script, text.slice(start, end), own, undefined, undefined) !== undefined
  const runs = scriptRuns(text)
  return runs.length === 0 || runs.some(reads)
}

/** Joins neighbouring runs of one script on one line, so that a language is guessed from a phrase, not a word. */
function stretches(text: string): ScriptRun[] {
  const merged: ScriptRun[] = []
  for (const run of scriptRuns(text)) {
    const last = merged.at(-1)
    const joins = last?.script === run.script && run.script !== 'Han' && !text.slice(last.end, run.start).includes('\n')
    if (last && joins) merged[merged.length - 1] = { ...last, end: run.end }
    else merged.push(run)
  }
  return merged
}

function decisionsFor(text: string, voice: VoiceLanguages): (run: ScriptRun) => Decision {
  const own = voice.languages.map(canonicalLanguage)
  const asked = voice.languageCode === undefined ? undefined : canonicalLanguage(voice.languageCode)
  const hanLanguage = hanLanguages(text, hanHint(asked === undefined ? [] : [asked]), hanHint(own))
  return (run) => {
    if (run.script === 'Han' || run.script === 'Kana') {
      const language = hanLanguage(run.start)
      // Cantonese is written in the characters that are not Japanese.
      const reader = own.find((known) => known === language || (known === 'yue' && language === 'zh'))
      return { language: reader ?? language, readBy: reader ? 'voice' : 'other' }
    }
    const phrase = text.slice(run.start, run.end)
    const guess = run.script === 'Other' ? undefined : guessLanguage(run.script, phrase)
    const reading = ownReading(run.script, phrase, own, asked, guess)
    return reading === undefined ? { language: guess, readBy: 'other' } : { language: reading, readBy: 'voice' }
  }
}

/** Returns the language in which the voice itself reads a run; undefined when it does not. */
function ownReading(
  script: Script,
  phrase: string,
  own: readonly string[],
  asked: string | undefined,
  guess: string | undefined,
): string | undefined {
  const readers = own.filter((language) => scriptsOf(language).includes(script))
  if (asked !== undefined && readers.includes(asked)) return asked
  if (readers.length > 0) return guess !== undefined && readers.includes(guess) ? guess : readers[0]
  if (script !== 'Latin') return undefined
  return own.find((language) => readsForeignLatin(language, phrase))
}

const acronyms = /^\P{Ll}{1,8}$/u

/**
 * Tells whether a voice reads Latin words inside its own script: all of them do, in English, except that Japanese ones
 * only spell acronyms.
 */
function readsForeignLatin(language: string, phrase: string): boolean {
  return language === 'ja' ? acronyms.test(phrase) : true
}

function hanHint(languages: readonly string[]): HanHint {
  const found = languages.filter((language) => language === 'ja' || language === 'zh')
  return found.length === 1 && (found[0] === 'ja' || found[0] === 'zh') ? found[0] : undefined
}

function mainLanguage(voice: VoiceLanguages): string | undefined {
  const tag = voice.languageCode ?? voice.languages[0]
  return tag === undefined ? undefined : canonicalLanguage(tag)
}

const opening = /[\p{Ps}\p{Pi}"'¿¡$€£¥₹#@]/u

/** Returns where the next run begins; opening marks right before its first letter belong to it. */
function openingStart(text: string, gapStart: number, gapEnd: number): number {
  let start = gapEnd
  while (start > gapStart && opening.test(text.charAt(start - 1))) start--
  return start
}
