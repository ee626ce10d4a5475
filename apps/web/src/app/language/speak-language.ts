import { logQuietly } from '../../kit/log.ts'
import { firstLanguage, setCurrentLanguage, speak, type Language } from '../../kit/language/index.ts'

type Said = Parameters<typeof speak>

const translations: Readonly<Record<Exclude<Language, 'en'>, () => Promise<Said>>> = {
  de: async () => {
    const { german, laterGerman } = await import('../../german.ts')
    return [german, laterGerman]
  },
}

/**
 * Speaks the language of whoever is here before anything is drawn; English needs nothing and waits for nothing.
 * The words of a slice come with its screens. What does not arrive leaves its words in English.
 */
export function speakFirstLanguage(draw: () => void): void {
  const language = firstLanguage(navigator.languages)
  if (language === 'en') {
    draw()
    return
  }
  void translations[language]()
    .then((said) => {
      setCurrentLanguage(language)
      speak(...said)
      document.documentElement.lang = language
    })
    .catch((error: unknown) => logQuietly('The words of this language did not arrive.', error))
    .finally(draw)
}
