import { plural, type Translation } from '#kit/language/index.ts'
import type { verificationWords } from './words.ts'

export const verificationGerman: Translation<typeof verificationWords> = {
  blockedTitle: (name) => `${name} ist gesperrt`,
  blockedText:
    'Wer diese Instanz betreibt, erlaubt dieser Stimme nicht zu sprechen. Wählen Sie eine andere; Ihr Text bleibt, wie er ist.',
  understood: 'Verstanden',
  title: (name) => `Weisen Sie nach, dass Sie als ${name} sprechen dürfen`,
  lead: 'Lesen Sie diese Zeilen laut vor, der Reihe nach und ohne Pause. Ihre Aufnahme wird nur auf diesem Server geprüft und 30 Tage aufbewahrt, falls ein Versuch nachgesehen werden muss.',
  lines: 'Zeilen zum Vorlesen. Wenn Sie sie nicht sehen können, hören Sie sie mit dem Knopf darunter an.',
  hear: 'Zeilen anhören',
  hush: 'Anhalten',
  spoken: 'Die Zeilen, vorgesprochen',
  record: 'Aufnehmen',
  recordAgain: 'Noch einmal aufnehmen',
  yours: 'Ihre Aufnahme',
  send: 'Aufnahme senden',
  judging: 'Ihre Aufnahme wird angehört …',
  fresh: 'Andere Zeilen holen',
  attemptsLeft: (count) => plural(count, { one: 'Heute noch 1 Versuch', other: `Heute noch ${count} Versuche` }),
  accepted: (name) => `Angenommen. Sie dürfen jetzt als ${name} sprechen.`,
  tryAgain: 'Das sind neue Zeilen: Lesen Sie sie vor, und versuchen Sie es noch einmal.',
  linesFailed: 'Die Zeilen konnten nicht geladen werden',
}
