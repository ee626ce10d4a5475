import { libraryVoices } from '../library/library.ts'

const english = 'The train to the city leaves every morning at a quarter past seven, and it is hardly ever late.'

/** A few words that a voice without words of its own says, in its language where a premade voice has some. */
export function usualPreview(language: string): string {
  if (language === 'en') return english
  return libraryVoices.find(({ labels }) => labels.language === language)?.preview ?? english
}
