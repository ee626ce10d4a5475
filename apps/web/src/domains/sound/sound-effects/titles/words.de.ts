import type { Translation } from '#kit/language/index.ts'
import type { soundEffectsTitleWords } from './words.ts'

export const soundEffectsTitleGerman: Translation<typeof soundEffectsTitleWords> = {
  title: 'Soundeffekte',
  history: 'Verlauf der Soundeffekte',
  explore: 'Geräusche entdecken',
  exploreTab: 'Entdecken',
  search: 'Geräusche suchen',
  category: 'Geräusche nach Kategorie',
}
