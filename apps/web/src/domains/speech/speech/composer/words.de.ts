import { formatDecimal, formatExact } from '#kit/format/index.ts'
import { plural, type Translation } from '#kit/language/index.ts'
import type { composerWords } from './words.ts'

export const composerGerman: Translation<typeof composerWords> = {
  mode: 'Was gesprochen wird',
  textMode: 'Text',
  dialogueMode: 'Dialog',
  changeMode: 'Stimmwandler',
  pronunciation: 'Aussprache',
  settings: 'Einstellungen',
  closeSettings: 'Einstellungen schließen',
  hearThem: 'Ein Klick auf ein Gesicht lässt es sprechen. Dann einen Satz schreiben und „Erzeugen“ klicken.',
  hear: (name) => `${name} anhören`,
  pause: (name) => `${name} anhalten`,
  tryAgain: 'Noch einmal versuchen',
  seePlans: 'Tarife ansehen',
  openWorkbench: 'In der Werkbank öffnen',
  model: (name) => `Modell: ${name}. Ein anderes wählen`,
  modelPrice: (name, multiplier) =>
    plural(multiplier, {
      one: `${name} · 1 Credit je Zeichen`,
      other: `${name} · ${formatDecimal(multiplier)} Credits je Zeichen`,
    }),
  modelsLoading: 'Modelle werden geladen',
  generate: 'Erzeugen',
  aboutSeconds: (seconds) => `etwa ${formatExact(seconds)} s`,
  aboutMinutes: (clock) => `etwa ${clock} min`,
  sentence: (number, count) => `Satz ${formatExact(number)} von ${formatExact(count)}`,
  secondsLeft: (seconds) => `noch etwa ${formatExact(seconds)} s`,
  lastWords: 'letzte Wörter',
  made: (clock) => `Es wird gesprochen · ${clock} fertig`,
  speaking: 'Es wird gesprochen …',
}
