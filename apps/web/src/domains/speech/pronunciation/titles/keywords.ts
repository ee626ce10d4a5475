import { paths, type ScreenKeywords } from '#kit/routing/index.ts'

export const pronunciationKeywords: ScreenKeywords = {
  [paths.pronunciation]: ['dictionary', 'lexicon', 'phoneme', 'alias', 'Aussprache', 'Wörterbuch', 'Lexikon'],
}
