import { AppError } from '../../kernel/errors.ts'

/** A language as BCP 47 writes it; English where none is said. Throws `voice_language_not_supported`. */
export function localeOf(said: string | null | undefined): string {
  if (!said) return 'en'
  try {
    return new Intl.Locale(said.replaceAll('_', '-')).toString()
  } catch (error) {
    throw new AppError('voice_language_not_supported', { param: 'language', cause: error })
  }
}
