import type { Translation } from '@vireo/contracts/kit'
import type { profilePageWords } from './words.ts'

export const profilePageGerman: Translation<typeof profilePageWords> = {
  pictureOf: (name) => `Bild von ${name}`,
  links: 'Anderswo',
  published: 'Werke',
  kinds: { audiobook: 'Ein Hörbuch', podcast: 'Ein Podcast', single: 'Ein Einzelstück' },
  by: (author) => `Von ${author}`,
  mature: 'Für Erwachsene',
  works: 'Aufnahmen',
  voices: 'Stimmen',
  untitled: 'Eine Aufnahme',
  voice: (name) => `Stimme: ${name}`,
  listen: (title) => `„${title}“ anhören`,
  sample: (name) => `Eine Hörprobe von ${name}`,
  use: 'Diese Stimme verwenden',
  description: (name) => `${name} auf Vireo`,
  generated: 'Die Stimmen auf dieser Seite hat ein Computer erzeugt oder verändert.',
  madeWith: 'Gemacht mit Vireo',
  gone: 'Diese Seite gibt es nicht',
  goneLead: 'Sie ist verborgen, umgezogen oder war nie da.',
}
