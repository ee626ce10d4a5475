import { transcriptionLanguages } from '@vireo/contracts/voice-library'
import { canonicalLanguage } from '#kernel/canonical-language.ts'
import { AppError } from '#kernel/errors.ts'

const known = new Map(transcriptionLanguages.map(({ languageCode, name }) => [languageCode, name]))

/** Returns the one code of a language that somebody named. Throws `unsupported_language` for one that is worked on by nobody. */
export function languageOf(code: string, param: string): string {
  const language = canonicalLanguage(code)
  if (known.has(language)) return language
  throw new AppError('unsupported_language', { message: 'Work in this language cannot be ordered.', param })
}

/** Lists the codes of all languages that work can be ordered in. */
export const allLanguages: readonly string[] = [...known.keys()]

/** Presents a language by its English name. */
export function labelOf(code: string): { readonly code: string; readonly label: string } {
  return { code, label: known.get(code) ?? code }
}
