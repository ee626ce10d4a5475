import { plural, type Translation } from '../../kit/language/index.ts'
import type { voiceWords } from './words.ts'

export const voiceGerman: Translation<typeof voiceWords> = {
  choose: 'Stimme wählen',
  chosen: (name) => `Stimme: ${name}. Andere wählen`,
  search: 'Stimmen suchen',
  searchPlaceholder: 'Name, Stimmung, Einsatz …',
  language: 'Sprache',
  gender: 'Geschlecht',
  accent: 'Akzent',
  anyLanguage: 'Jede Sprache',
  anyGender: 'Jedes Geschlecht',
  anyAccent: 'Jeder Akzent',
  use: (name) => `${name} verwenden`,
  inUse: 'In Verwendung',
  found: (count) => plural(count, { one: '1 Stimme', other: `${count} Stimmen` }),
  noneFound: 'Keine Stimme passt',
  noneFoundAdvice: 'Versuchen Sie ein anderes Wort, oder nehmen Sie einen Filter weg.',
  clearFilters: 'Filter entfernen',
  loading: 'Stimmen werden geladen',
  showMore: 'Mehr Stimmen zeigen',
  failed: 'Die Stimmen konnten nicht geladen werden',
  noVoice: 'Keine Stimme gewählt',
  sample: 'Hörprobe',
}
