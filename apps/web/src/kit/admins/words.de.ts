import type { Translation } from '../language/index.ts'
import type { adminsWords } from './words.ts'

export const adminsGerman: Translation<typeof adminsWords> = {
  ask: (admins) => `Das können nur Admins. Fragen Sie ${admins}.`,
  askThem: (admins) => `Fragen Sie ${admins}.`,
  askNobody: 'Das können nur Admins.',
  write: 'Per E-Mail fragen',
  subject: 'Zugang zum Arbeitsbereich',
  body: (address) => `Können Sie mir Zugang zu dieser Seite geben?\n\n${address}\n`,
}
