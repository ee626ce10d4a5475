import { logQuietly } from '../../kit/log.ts'
import { firstLanguage, setCurrentLanguage, speak, type Dictionary, type Language } from '../../kit/language/index.ts'

const dictionaries: Readonly<Record<Exclude<Language, 'en'>, () => Promise<Dictionary>>> = {
  de: async () => (await import('../../german.ts')).german,
}

/**
 * Speaks the language of whoever is here before anything is drawn; English needs nothing and waits for nothing.
 * A dictionary that does not arrive leaves everything in English.
 */
export function speakFirstLanguage(draw: () => void): void {
  const language = firstLanguage(navigator.languages)
  if (language === 'en') {
    draw()
    return
  }
  void dictionaries[language]()
    .then((dictionary) => {
      setCurrentLanguage(language)
      speak(dictionary)
      document.documentElement.lang = language
    })
    .catch((error: unknown) => logQuietly('The words of this language did not arrive.', error))
    .finally(draw)
}
