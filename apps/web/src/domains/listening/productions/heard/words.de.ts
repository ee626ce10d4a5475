import type { Translation } from '#kit/language/index.ts'
import type { heardWords } from './words.ts'

export const heardWordsGerman: Translation<typeof heardWords> = {
  heard: 'Was zu hören ist',
  dub: 'Fassung',
  original: 'Original',
}
