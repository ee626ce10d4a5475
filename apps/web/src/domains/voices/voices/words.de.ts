import { plural, type Translation } from '#kit/language/index.ts'
import type { voiceWords } from './words.ts'

export const voiceGerman: Translation<typeof voiceWords> = {
  isBlocked: 'Diese Stimme ist gesperrt.',
  why: 'Warum?',
  asksForProof: 'Diese Stimme verlangt einen Nachweis, dass Sie sie verwenden dürfen.',
  prove: 'Zeilen vorlesen',
  choose: 'Stimme wählen',
  chosen: (name) => `Stimme: ${name}. Andere wählen`,
  search: 'Stimmen suchen',
  searchPlaceholder: 'Name, Sprache, Stimmung, Einsatz …',
  about: (name) => `Über ${name}`,
  use: (name) => `${name} verwenden`,
  groups: { recent: 'Zuletzt verwendet', mine: 'Meine Stimmen', explore: 'Entdecken' },
  mute: { 'not-trained': 'Nicht trainiert', unavailable: 'Nicht mehr geteilt' },
  found: (count) => plural(count, { one: '1 Stimme', other: `${count} Stimmen` }),
  noneFound: 'Keine Stimme passt',
  noneFoundAdvice: 'Ein anderes Wort hilft vielleicht.',
  clearSearch: 'Suche leeren',
  loading: 'Stimmen werden geladen',
  showMore: 'Mehr Stimmen zeigen',
  noVoice: 'Keine Stimme',
  sample: 'Hörprobe',
  sampleOf: (name) => `Hörprobe von ${name}`,
}
