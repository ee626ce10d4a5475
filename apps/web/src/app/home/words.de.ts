import type { Translation } from '../../kit/language/index.ts'
import type { homeWords } from './words.ts'

export const homeGerman: Translation<typeof homeWords> = {
  greeting: (name) => (name ? `Was sollen wir sagen, ${name}?` : 'Was sollen wir sagen?'),
  welcome: (name) =>
    name
      ? `Willkommen bei Vireo, ${name}. Was sollen wir zuerst sagen?`
      : 'Willkommen bei Vireo. Was sollen wir zuerst sagen?',
  label: 'Zu sprechender Text',
  placeholder: 'Schreiben Sie einen Satz und geben Sie ihm eine Stimme …',
  start: 'Stimme wählen',
  recent: 'Letzte Aufnahmen',
  all: 'Alle ansehen',
  credits: 'Guthaben',
  nothingYet: 'Hier wird Ihre erste Aufnahme stehen',
  nothingYetText: 'Schreiben Sie oben einen Satz, wählen Sie eine Stimme und hören Sie ihn.',
}
