import { currentLocale } from '../language/index.ts'

/** Answers the name of a language code, in the language of the interface: `de` is German, `pt-BR` Brazilian Portuguese. */
export function languageName(code: string): string {
  try {
    return new Intl.DisplayNames([currentLocale()], { type: 'language', fallback: 'code' }).of(code) ?? code
  } catch {
    return code
  }
}
