import type { Translation } from '#kit/language/index.ts'
import type { takesWords } from './words.ts'

export const takesGerman: Translation<typeof takesWords> = {
  ofText: 'Aufnahmen dieses Textes',
  recent: 'Letzte Aufnahmen',
  all: 'Alle im Verlauf ansehen',
  take: (number) => `Aufnahme ${number}`,
  shape: (name) => `Wellenform von ${name}`,
  another: 'Noch eine Aufnahme',
  playAll: 'Alle abspielen',
  sameSeed: 'Gleicher Startwert',
  clearSeed: 'Einen neuen Startwert nehmen',
  compare: 'A/B vergleichen',
  sides: { a: 'A', b: 'B' },
  hearOther: (side) => `Zu ${side} wechseln`,
  compareThis: 'Vergleichen',
  compareWith: (name) => `Mit ${name} vergleichen`,
  endComparison: 'Vergleich beenden',
  more: (name) => `Weitere Aktionen für ${name}`,
  download: (name) => `${name} herunterladen`,
  again: 'Stimme und Einstellungen davon nehmen',
  seedAgain: (seed) => `Den Startwert ${seed} nehmen`,
  keepOnly: 'Nur diese Aufnahme behalten',
  delete: 'Löschen',
  making: 'Entsteht gerade',
  usedAgain: 'Stimme und Einstellungen dieser Aufnahme sind gewählt.',
  seedUsed: 'Die nächste Aufnahme nimmt diesen Startwert.',
}
