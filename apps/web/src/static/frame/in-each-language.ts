import { type Dictionary, Language, setCurrentLanguage, speak } from '../../kit/language/index.ts'

/** Writes files in each language, one after the other, with the words and the figures of that language. */
export function inEachLanguage(
  german: Dictionary,
  write: (language: Language) => readonly (readonly [name: string, html: string])[],
): Readonly<Record<string, string>> {
  const files = Language.options.flatMap((language) => {
    speak(language === 'de' ? german : {})
    setCurrentLanguage(language)
    return write(language)
  })
  speak({})
  setCurrentLanguage('en')
  return Object.fromEntries(files)
}
