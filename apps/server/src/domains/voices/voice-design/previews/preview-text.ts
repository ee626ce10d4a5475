import type { ReadDescription } from '@vireo/contracts/voice-design'
import { canonicalLanguage } from '#kernel/canonical-language.ts'
import { AppError } from '#kernel/errors.ts'
import { detectLanguage } from '#speech'
import { accentOfLanguage } from '../recipes/accents.ts'
import { suggestText } from '../texts/suggest-text.ts'

/** What the previews say, and the language that they speak. */
export type PreviewText = { readonly text: string; readonly isGenerated: boolean; readonly language: string }

/** English, where nothing says otherwise. */
const usualLanguage = 'en'

/**
 * Returns the text of the previews. A text that somebody wrote decides the language where none was wished, or where the
 * wished one cannot read it; otherwise a text is suggested. Throws where no voice speaks the language.
 */
export function previewText(text: string | null | undefined, read: ReadDescription, seed: number): PreviewText {
  const wished = read.wishes.language ?? undefined
  if (typeof text !== 'string') {
    const language = wished ?? usualLanguage
    const suggested = suggestText(language, read.wishes, seed)
    if (suggested === undefined) throw unsupported(language)
    return { text: suggested, isGenerated: true, language }
  }
  return { text, isGenerated: false, language: languageOf(text, wished) }
}

/** Returns the language of most of a text. Throws where no voice can be made for it. */
export function languageOf(text: string, wished: string | undefined): string {
  const lengths = new Map<string | undefined, number>()
  for (const run of detectLanguage(text, { languages: wished === undefined ? [] : [wished] })) {
    lengths.set(run.language, (lengths.get(run.language) ?? 0) + run.end - run.start)
  }
  const [found] = [...lengths].toSorted(([, one], [, other]) => other - one)[0] ?? []
  const language = canonicalLanguage(found ?? wished ?? usualLanguage)
  if (language !== wished && !accentOfLanguage(language)) throw unsupported(language)
  return language
}

function unsupported(language: string): AppError {
  return new AppError('unsupported_language', {
    message: `No voice can be made that reads this text (${language}).`,
    param: 'text',
    data: { language },
  })
}

/** Returns the wishes for voices that read this text: an accent of another language is given up, and reported. */
export function speaking(read: ReadDescription, language: string): ReadDescription {
  const { accent, language: wished, ...wishes } = read.wishes
  const fits = wished === language
  return {
    ...read,
    wishes: { ...wishes, language, ...(fits && accent && { accent }) },
    understood: read.understood.map((entry) =>
      !fits && entry.used && (entry.field === 'accent' || entry.field === 'language')
        ? { ...entry, used: false, reason: 'other_language' as const }
        : entry,
    ),
  }
}
