import type { Translation } from '#kit/language/index.ts'
import type { sharingTitleWords } from './words.ts'

export const sharingTitlesGerman: Translation<typeof sharingTitleWords> = {
  share: 'Teilen',
  reports: 'Gemeldete Aufnahmen',
}
