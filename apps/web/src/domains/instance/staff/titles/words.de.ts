import type { Translation } from '#kit/language/index.ts'
import type { staffTitleWords } from './words.ts'

export const staffTitlesGerman: Translation<typeof staffTitleWords> = {
  instance: 'Instanz',
  settings: 'Einstellungen der Instanz',
  work: 'Hintergrund',
  users: 'Personen der Instanz',
  user: 'Konto',
  userRecordings: 'Aufnahmen einer Person',
  workspaces: 'Arbeitsbereiche der Instanz',
  workspace: 'Arbeitsbereich',
}
