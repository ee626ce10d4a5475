import type { Translation } from '#kit/language/index.ts'
import type { emptyWords } from './words.ts'

export const emptyGerman: Translation<typeof emptyWords> = {
  emptyAll: {
    title: 'Alles, was Sie erzeugen, wird hier aufbewahrt',
    text: 'Aus einem Satz wird Sprache, die hier bleibt: zum Anhören, Herunterladen und Wiederverwenden.',
    action: 'Sprache erzeugen',
  },
  emptyChanges: {
    title: 'Ihre Aufnahmen in anderen Stimmen werden hier aufbewahrt',
    text: 'Aus einer Aufnahme wird dieselbe in einer anderen Stimme: zum Anhören und Herunterladen.',
    action: 'Stimme ändern',
  },
  emptySounds: {
    title: 'Ihre Soundeffekte werden hier aufbewahrt',
    text: 'Aus Ihren Wörtern wird ein Geräusch: zum Anhören und Herunterladen.',
    action: 'Geräusch erzeugen',
  },
  emptyMusic: {
    title: 'Ihre Musik wird hier aufbewahrt',
    text: 'Aus Ihren Wörtern wird ein Stück: zum Anhören und Herunterladen.',
    action: 'Musik komponieren',
  },
  noneFoundTitle: 'Keine Aufnahme passt',
  noneFound: 'Andere Wörter oder weniger Filter helfen vielleicht.',
  clearFilters: 'Filter entfernen',
}
