import { formatExact } from '#kit/format/index.ts'
import { plural, type Translation } from '#kit/language/index.ts'
import type { speechWords } from './words.ts'

export const speechGerman: Translation<typeof speechWords> = {
  text: 'Zu sprechender Text',
  placeholder: 'Schreiben oder fügen Sie ein, was Sie hören möchten …',
  examplesTitle: 'Oder beginnen Sie mit einem Beispiel',
  examples: [
    {
      name: 'Eine Geschichte erzählen',
      text: 'Der Hafen schlief noch, als sich die erste Möwe über das Wetter zu beschweren begann.',
    },
    {
      name: 'Anrufende begrüßen',
      text: 'Danke für Ihren Anruf. Alle unsere Plätze sind gerade besetzt, aber in zwei Minuten sind wir für Sie da.',
    },
    {
      name: 'Einen Gedanken erklären',
      text: 'Schall ist nichts als bewegte Luft. Bewegt sie sich schneller, wird der Ton höher, bewegt sie sich stärker, wird er lauter.',
    },
  ],
  characters: (count, limit) => `${formatExact(count)} / ${formatExact(limit)} Zeichen`,
  cost: (credits) => plural(credits, { one: '1 Credit', other: `${formatExact(credits)} Credits` }),
  problems: {
    empty: 'Schreiben Sie zuerst etwas.',
    tooLong: (limit) => `Höchstens ${formatExact(limit)} Zeichen auf einmal.`,
    tooExpensive: (cost, left) => `Das kostet ${formatExact(cost)} Credits: ${left}.`,
    noVoice: 'Wählen Sie zuerst eine Stimme.',
    voicesLoading: 'Die Stimmen werden noch geladen. Versuchen Sie es gleich noch einmal.',
  },
  generate: 'Sprache erzeugen',
  cancel: 'Abbrechen',
  starting: 'Gleich kommen die ersten Wörter …',
  announceStart: 'Sprache wird erzeugt.',
  announceEnd: 'Die Sprache ist fertig.',
  announceFailure: (reason) => `Das Erzeugen ist fehlgeschlagen. ${reason}`,
  cancelled: 'Abgebrochen. Was schon gesprochen war, steht in Ihrem Verlauf.',
  cutOff: 'Die Aufnahme brach ab. Sie zahlen nur, was Sie hören konnten.',
  retryAfter: (seconds) =>
    plural(seconds, {
      one: 'Versuchen Sie es in einer Sekunde noch einmal.',
      other: `Versuchen Sie es in ${seconds} Sekunden noch einmal.`,
    }),
  requestId: 'Anfrage-ID',
  readBy: (language, voice) => `Passagen auf ${language} hat ${voice} gelesen.`,
  voice: 'Stimme',
  model: 'Modell',
  modelCost: (multiplier) =>
    plural(multiplier, { one: '1 Credit je Zeichen', other: `${formatExact(multiplier)} Credits je Zeichen` }),
  modelNotes: {
    'Every control, short texts and dialogue.': 'Alle Regler, kurze Texte und Dialoge.',
    'The default: every control, texts of any kind.': 'Das übliche Modell: alle Regler, Texte jeder Art.',
    'Half the price and twice the simultaneous requests, long texts.':
      'Halber Preis und doppelt so viele Anfragen zugleich, lange Texte.',
    'English only, half the price, long texts.': 'Nur Englisch, halber Preis, lange Texte.',
    'An earlier model, kept for programs that name it.': 'Ein früheres Modell, für Programme, die es verlangen.',
    'An earlier English model, kept for programs that name it.':
      'Ein früheres englisches Modell, für Programme, die es verlangen.',
    'Says a recording in any language again in another voice: its words, timing and intonation are kept.':
      'Spricht eine Aufnahme in beliebiger Sprache mit einer anderen Stimme nach: Worte, Tempo und Betonung bleiben.',
    'Says an English recording again in another voice: its words, timing and intonation are kept.':
      'Spricht eine englische Aufnahme mit einer anderen Stimme nach: Worte, Tempo und Betonung bleiben.',
  },
  speed: 'Tempo',
  stability: 'Stabilität',
  similarity: 'Ähnlichkeit',
  style: 'Stil',
  speakerBoost: 'Sprecherverstärkung',
  speedEnds: ['Langsamer', 'Schneller'],
  stabilityEnds: ['Wechselhafter', 'Stabiler'],
  similarityEnds: ['Freier', 'Näher'],
  styleEnds: ['Schlicht', 'Ausdrucksvoll'],
  speakerBoostHelp: 'Holt die Stimme nach vorn, für kleine Lautsprecher und laute Räume.',
  reset: 'Auf die eigenen Einstellungen der Stimme zurücksetzen',
  storedForVoice: (forEverybody) =>
    `Für diese Stimme gespeichert, ${forEverybody ? 'für alle in Ihrem Arbeitsbereich' : 'nur für Sie'}.`,
  takenFromRecording:
    'Aus der Aufnahme übernommen, die Sie noch einmal verwenden. Die Stimme behält ihre eigenen Einstellungen.',
  language: 'Sprache',
  ownLanguage: 'Die der Stimme',
  languageHelp: 'In welcher Sprache Text gelesen wird, wo seine Buchstaben das offenlassen.',
  advanced: 'Erweitert',
  seed: 'Startwert',
  seedHelp:
    'Gleicher Text und Startwert ergeben dieselbe Aufnahme; noch einmal verlangt, kostet sie nichts. Leer: jedes Mal eine neue.',
  seedPlaceholder: 'Jedes Mal ein neuer',
  seedWrong: 'Eine ganze Zahl von 0 bis 4.294.967.295.',
  normalization: 'Zahlen und Abkürzungen',
  normalizationOptions: { auto: 'In Worten gelesen', off: 'Gelesen wie geschrieben' },
  previousText: 'Text davor',
  nextText: 'Text danach',
  contextHelp: 'Wird nicht gesprochen. Damit passen Teile eines längeren Textes zusammen.',
  format: 'Ausgabeformat',
  formatHelp: 'Jedes Format wird hier abgespielt. WAV beginnt, sobald die ganze Aufnahme fertig ist.',
  largerPlan: 'Nur in größeren Tarifen',
}
