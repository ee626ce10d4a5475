import type { Translation } from '#kit/language/index.ts'
import type { staffTitleWords } from './words.ts'

export const staffTitlesGerman: Translation<typeof staffTitleWords> = {
  instance: 'Instanz',
  users: 'Personen der Instanz',
  user: 'Konto',
  workspaces: 'Arbeitsbereiche der Instanz',
  workspace: 'Arbeitsbereich',
}
