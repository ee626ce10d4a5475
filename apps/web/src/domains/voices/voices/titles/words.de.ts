import type { Translation } from '#kit/language/index.ts'
import type { voiceTitleWords } from './words.ts'

export const voiceTitleGerman: Translation<typeof voiceTitleWords> = {
  lab: 'Stimmlabor',
  collections: 'Sammlungen',
  defaults: 'Standardstimmen',
  workspace: 'Stimmen im Arbeitsbereich',
}
