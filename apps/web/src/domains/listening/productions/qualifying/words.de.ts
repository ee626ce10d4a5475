import { plural, type Translation } from '#kit/language/index.ts'
import type { qualifyingWords } from './words.ts'

export const qualifyingWordsGerman: Translation<typeof qualifyingWords> = {
  offersFailed: 'Die Tests konnten nicht geladen werden',
  test: 'Test',
  questions: (count) => plural(count, { one: '1 Frage', other: `${count} Fragen` }),
  minutes: (count) => plural(count, { one: '1 Minute', other: `${count} Minuten` }),
  toPass: (percent) => `Bestanden ab ${percent}\u00A0% richtigen Wörtern`,
  left: (count) => plural(count, { one: 'Noch 1 Versuch', other: `Noch ${count} Versuche` }),
  noneLeft: 'Kein Versuch mehr übrig. Wer diese Instanz betreibt, kann die Qualifikation weiterhin erteilen.',
  opens: (time) => `Wieder möglich ab ${time}`,
  take: 'Test machen',
  takeOf: (name) => `Test machen: ${name}`,
  goOn: 'Test fortsetzen',
  goOnOf: (name) => `Test fortsetzen: ${name}`,
  beginTitle: 'Test beginnen?',
  beginConsequence: (minutes) =>
    plural(minutes, {
      one: 'Sie haben ab jetzt 1 Minute. Die Zeit läuft weiter, wenn Sie die Seite verlassen, und es zählt als Versuch.',
      other: `Sie haben ab jetzt ${minutes} Minuten. Die Zeit läuft weiter, wenn Sie die Seite verlassen, und es zählt als Versuch.`,
    }),
  begin: 'Beginnen',
  failed: 'Dieser Test konnte nicht geladen werden',
  gone: 'Diesen Test gibt es nicht',
  goneText: 'Vielleicht gehört er jemand anderem.',
  toQualifications: 'Alle Qualifikationen',
  lead: (percent) =>
    `Schreiben Sie genau, was verlangt ist. ${percent}\u00A0% der Wörter müssen stimmen; Groß- und Kleinschreibung und Satzzeichen zählen nicht.`,
  timeLeft: 'Restzeit',
  timeLeftIs: (minutes) => plural(minutes, { one: 'Noch 1 Minute', other: `Noch ${minutes} Minuten` }),
  answered: (count, all) => `${count} von ${all} beantwortet`,
  question: (number, all) => `Frage ${number} von ${all}`,
  recording: (number) => `Aufnahme zu Frage ${number}`,
  answer: (number) => `Antwort auf Frage ${number}`,
  kept: 'Was Sie schreiben, bleibt in diesem Browser und wird abgegeben, wenn die Zeit um ist.',
  handIn: 'Abgeben',
  handInTitle: 'Antworten abgeben?',
  handInConsequence: (missing) =>
    plural(missing, {
      one: '1 Frage hat keine Antwort. Danach können Sie nichts mehr ändern.',
      other:
        missing === 0
          ? 'Danach können Sie nichts mehr ändern.'
          : `${missing} Fragen haben keine Antwort. Danach können Sie nichts mehr ändern.`,
    }),
  refused: 'Ihre Antworten konnten nicht abgegeben werden',
  passed: 'Bestanden',
  passedText: 'Sie haben diese Qualifikation jetzt und sehen ihre Aufgaben.',
  notPassed: 'Nicht bestanden',
  score: 'Richtige Wörter',
  needed: 'Zum Bestehen nötig',
  percent: (percent) => `${percent} %`,
  again: (time) => `Sie können es ab ${time} wieder versuchen.`,
  againNow: 'Sie können es wieder versuchen.',
  toTasks: 'Verfügbare Aufgaben ansehen',
}
