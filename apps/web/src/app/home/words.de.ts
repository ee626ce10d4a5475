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
  nothingYet: 'Hier erscheint Ihre erste Aufnahme',
  nothingYetText: 'Oben einen Satz schreiben und auf „Erzeugen“ klicken.',
  next: 'Wie es weitergeht',
  steps: {
    design: { title: 'Eine Stimme entwerfen', note: 'In Worten beschreiben und aus dreien wählen.' },
    clone: { title: 'Die eigene Stimme klonen', note: 'Aus einer kurzen Aufnahme, im Handumdrehen.' },
    invite: { title: 'Personen einladen', note: 'Arbeitsbereich und Credits gemeinsam nutzen.' },
    key: { title: 'API-Schlüssel erstellen', note: 'Sprache aus eigenen Programmen erzeugen.' },
    people: { title: 'Bei Menschen bestellen', note: 'Transkripte und Untertitel, geschrieben und geprüft.' },
  },
}
