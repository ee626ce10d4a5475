import type { Translation } from '#kit/language/index.ts'
import type { visitsWords } from './words.ts'

export const visitsGerman: Translation<typeof visitsWords> = {
  consent: {
    title: 'Dürfen wir Ihren Besuch zählen?',
    text: 'Mit Ihrer Erlaubnis zählen wir, welche Seiten gesehen werden und was hierher führt. Das bleibt auf diesem Server, ohne Ihren Namen.',
    textTold:
      'Mit Ihrer Erlaubnis zählen wir, welche Seiten gesehen werden und was hierher führt, ohne Ihren Namen. Auch Dienste, die diese Instanz nutzt, erfahren davon.',
    allow: 'Erlauben',
    decline: 'Ablehnen',
    more: 'Was gezählt wird',
  },
  section: {
    title: 'Besuche zählen',
    counted: 'Seiten, die Sie in diesem Browser sehen, werden gezählt, ohne Ihren Namen.',
    notCounted: 'Seiten, die Sie in diesem Browser sehen, werden nicht gezählt.',
    stop: 'Nicht mehr zählen',
  },
}
