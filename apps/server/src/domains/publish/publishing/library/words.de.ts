import type { Translation } from '@vireo/contracts/kit'
import type { libraryWords } from './words.ts'

export const libraryGerman: Translation<typeof libraryWords> = {
  library: 'Bibliothek',
  libraryLead: 'Was Menschen mit Vireo gemacht haben und alle hören lassen.',
  empty: 'Noch ist nichts veröffentlicht.',
  older: 'Ältere Werke',
  toLibrary: 'Zur Bibliothek',
  by: (author) => `Von ${author}`,
  cover: (title) => `Titelbild von ${title}`,
  listen: (title) => `${title} anhören`,
  text: 'Was gesagt wird',
  preview: 'Hörprobe',
  mature: 'Für Erwachsene',
  feed: 'In einer Podcast-App abonnieren',
  book: 'Als Buch mitnehmen (EPUB)',
  kinds: { audiobook: 'Ein Hörbuch', podcast: 'Ein Podcast', single: 'Ein Einzelstück' },
  audiences: {
    children: 'Für Kinder',
    'young adult': 'Für junge Erwachsene',
    adult: 'Für Erwachsene',
    'all ages': 'Für jedes Alter',
  },
  madeWith: 'Gemacht mit Vireo',
  gone: 'Hier ist nichts',
  goneLead: 'Dieses Werk wurde zurückgezogen oder war nie da.',
}
