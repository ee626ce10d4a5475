import { plural, type Translation } from '#kit/language/index.ts'
import type { teamWords } from './words.ts'

export const teamWordsGerman: Translation<typeof teamWords> = {
  teams: 'Teams',
  lead: 'Was einem Team gegeben wird, finden und übernehmen nur seine Mitglieder.',
  none: 'Sie sind in keinem Team. Wer diese Instanz betreibt, stellt sie zusammen.',
  failed: 'Ihre Teams konnten nicht geladen werden',
  members: (count) => plural(count, { one: '1 Mitglied', other: `${count} Mitglieder` }),
  you: (name) => `${name} (Sie)`,
  tasks: (team) => `Aufgaben von ${team}`,
  tasksFailed: 'Die Aufgaben dieses Teams konnten nicht geladen werden',
  noTasks: 'Für dieses Team wartet nichts.',
}
