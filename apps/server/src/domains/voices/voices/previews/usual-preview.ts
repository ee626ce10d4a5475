import { libraryVoices } from '../library/library.ts'

const english = 'The train to the city leaves every morning at a quarter past seven, and it is hardly ever late.'

/** Returns a few words for a voice without its own: in its language where a premade voice has some, else in English. */
export function usualPreview(language: string): string {
  if (language === 'en') return english
  return libraryVoices.find(({ labels }) => labels.language === language)?.preview ?? english
}
