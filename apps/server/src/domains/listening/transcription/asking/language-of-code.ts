import { canonicalLanguage } from '#kernel/canonical-language.ts'
import { AppError } from '#kernel/errors.ts'

/** Answers the one name of a language for a BCP 47 tag or a code of ISO 639. Throws `unsupported_language` for what is neither. */
export function languageOfCode(code: string): string {
  const param = 'language_code'
  try {
    const [shortest = code] = Intl.getCanonicalLocales(code.trim().replaceAll('_', '-'))
    return canonicalLanguage(shortest)
  } catch (cause) {
    throw new AppError('unsupported_language', { message: 'This is no code of a language.', param, cause })
  }
}
