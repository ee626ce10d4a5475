import type { Translation } from '../../kit/language/index.ts'
import type { homeWords } from './words.ts'

export const homeGerman: Translation<typeof homeWords> = {
  greeting: (name) => (name ? `Was sollen wir sagen, ${name}?` : 'Was sollen wir sagen?'),
  welcome: (name) =>
    name
      ? `Willkommen bei Vireo, ${name}. Was sollen wir zuerst sagen?`
      : 'Willkommen bei Vireo. Was sollen wir zuerst sagen?',
  recent: 'Letzte Aufnahmen',
  all: 'Alle ansehen',
  nothingYet: 'Hier wird Ihre erste Aufnahme stehen',
  nothingYetText: 'Oben einen Satz schreiben und auf „Erzeugen“ klicken.',
  next: 'Wie es weitergeht',
  steps: {
    design: { title: 'Eine Stimme entwerfen', note: 'In Worten beschreiben und unter dreien wählen.' },
    clone: { title: 'Die eigene Stimme klonen', note: 'Aus einer kurzen Aufnahme, sofort.' },
    invite: { title: 'Leute einladen', note: 'Gemeinsam arbeiten, mit einem Guthaben.' },
    key: { title: 'Einen API-Schlüssel anlegen', note: 'Aus eigenen Programmen sprechen.' },
  },
}
