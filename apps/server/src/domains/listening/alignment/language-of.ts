import { canonicalLanguage } from '#kernel/canonical-language.ts'
import { AppError } from '#kernel/errors.ts'
import { detectLanguage } from '#speech'
import { libraryVoices } from '#voices/library/index.ts'

/** Enough of a text to know what it is written in. */
const lookedAt = 20_000

/** Names the language in which a text is to be read. Throws `voice_language_not_supported` where no voice reads it. */
export function languageOf(text: string, given: string | null | undefined): string {
  const language = given ? canonicalLanguage(given) : guess(text.slice(0, lookedAt))
  if (readers.has(language)) return language
  const param = given ? 'language_code' : 'text'
  throw new AppError('voice_language_not_supported', { param, data: { language } })
}

const readers = new Set(libraryVoices.flatMap(({ languages }) => languages.slice(0, 1).map(canonicalLanguage)))

/** Words of which nothing tells their language, and numbers, are read as English. */
const readByAll = /[\p{sc=Latin}\p{N}]/u

/** Takes the language of most of the text. */
function guess(text: string): string {
  const letters = new Map<string, number>()
  for (const { start, end, language } of detectLanguage(text, { languages: [] })) {
    const guessed = language ?? (readByAll.test(text.slice(start, end)) ? 'en' : '')
    letters.set(guessed, (letters.get(guessed) ?? 0) + end - start)
  }
  const [most] = [...letters].toSorted(([, one], [, other]) => other - one)
  return most?.[0] ?? 'en'
}
