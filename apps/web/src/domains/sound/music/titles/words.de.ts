import type { Translation } from '#kit/language/index.ts'
import type { musicTitleWords } from './words.ts'

export const musicTitleGerman: Translation<typeof musicTitleWords> = {
  title: 'Musik',
  history: 'Verlauf der Musik',
}
