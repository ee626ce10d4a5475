import { plural, type Translation } from '#kit/language/index.ts'
import type { misreadWords } from './words.ts'

export const misreadGerman: Translation<typeof misreadWords> = {
  found: (count) =>
    plural(count, { one: '1 Wort wird wohl falsch gelesen', other: `${count} Wörter werden wohl falsch gelesen` }),
  title: 'Wohl falsch gelesen',
  lead: 'Wählen Sie, wie ein Wort gesprochen wird. Daraus wird eine Regel, der alle Sprache folgt.',
  reasons: {
    heteronym: 'Auf mehrere Arten gesprochen',
    acronym: 'Abkürzung',
    name: 'Name',
    number: 'Zahl',
  },
  times: (count) => plural(count, { one: 'einmal', other: `${count}-mal` }),
  sayAs: (word, said) => `„${word}“: ${said}`,
  hear: (said) => `„${said}“ anhören`,
  own: 'Anders …',
  ownFor: (word) => `Eine andere Regel für „${word}“ schreiben`,
  saved: (word, said) => `„${word}“ wird jetzt als „${said}“ gesprochen`,
  undo: 'Rückgängig',
  noneLeft: 'Sonst wird wohl nichts falsch gelesen',
  adminsOnly: 'Regeln für alle Sprache legt ein Admin des Arbeitsbereichs an.',
  dictionary: 'Meine Wörter',
  hearNote: 'Anhören kostet, was das Sprechen dieser Wörter kostet.',
}
