import type { Translation } from '@vireo/contracts/kit'
import type { landingPageWords } from './words.ts'

/** The same in German. */
export const landingPageGerman: Translation<typeof landingPageWords> = {
  languages: 'Sprachen',
  accents: 'Akzente',
  listTitle: 'Sprachen und Akzente',
  listLead: (languages, accents) =>
    `Hören Sie ${languages} Sprachen und ${accents} Akzente, schreiben Sie eigene Worte, und lassen Sie sie von einer Stimme sprechen. Ein Konto brauchen Sie dafür nicht.`,
  title: (name) => `${name}: Text wird Sprache`,
  lead: (name) =>
    `${name}, von einem Computer gesprochen: Drücken Sie auf Wiedergabe, schreiben Sie eigene Worte, wählen Sie eine andere Stimme, und hören Sie gleich zu.`,
  tryTitle: 'Anhören',
  recordingOf: (name) => `Aufnahme: ${name}`,
  speaker: (name) => `Es spricht ${name}`,
  nearest: (name) => `Noch hat hier keine Stimme diesen Akzent. Es spricht ${name}, die nächste Stimme, die es gibt.`,
  plainSpeaker: 'Es spricht eine einfache Stimme',
  plain: 'Diese Seite hat keine eigene Stimme. Wählen Sie die, die Ihre Worte sprechen soll.',
  text: 'Ihr Text',
  voice: 'Stimme',
  chooseVoice: 'Stimme wählen',
  generate: 'Generieren',
  limits: (perDay, characters) =>
    `Ohne Konto: ${perDay} Aufnahmen am Tag mit je ${characters} Zeichen. Nichts davon wird aufbewahrt.`,
  states: {
    working: 'Wird gesprochen …',
    ready: 'Fertig.',
    choose: 'Wählen Sie zuerst eine Stimme.',
    empty: 'Schreiben Sie zuerst etwas.',
    'used-up': 'Sie haben heute drei Aufnahmen gehört. Registrieren Sie sich kostenlos, um mehr zu hören.',
    crowded:
      'Gerade wollen viele etwas hören. Versuchen Sie es später noch einmal, oder registrieren Sie sich kostenlos.',
    failed: 'Das konnte nicht gesprochen werden. Bitte versuchen Sie es noch einmal.',
  },
  howTitle: 'So geht es',
  how: [
    'Drücken Sie auf Wiedergabe, um den Text zu hören, der dort steht.',
    'Ersetzen Sie ihn durch eigene Worte.',
    'Wählen Sie aus der Liste eine Stimme dieser Sprache.',
    'Registrieren Sie sich kostenlos, um längere Texte sprechen zu lassen, herunterzuladen und aufzubewahren.',
  ],
  featuresTitle: 'Was Sie mit einem Konto haben',
  features: [
    {
      title: 'Eigene Stimmen',
      text: 'Klonen Sie eine Stimme aus einer kurzen Aufnahme, wenn einverstanden ist, wer spricht, oder beschreiben Sie die Stimme, die Sie wollen.',
    },
    {
      title: 'Ihre Aufnahmen in einer anderen Stimme',
      text: 'Der Stimmwechsler spricht, was Sie aufgenommen haben, noch einmal: in einer Stimme der Bibliothek und in Ihrem Tempo.',
    },
  ],
  joinTitle: (name) => `${name} für Ihre eigenen Texte`,
  join: 'Kostenlos registrieren',
  openApp: 'Vireo öffnen',
  others: 'Andere Sprachen und Akzente',
  allLanguages: 'Alle Sprachen und Akzente',
  unknown: 'Zu dieser Sprache gibt es keine Seite',
  unknownLead: 'Die Adresse führt nirgendwohin.',
  near: 'Meinten Sie eine von diesen?',
  accentsOfVoices: {
    american: 'amerikanisch',
    belgian: 'belgisch',
    brazilian: 'brasilianisch',
    british: 'britisch',
    caribbean: 'karibisch',
    castilian: 'kastilisch',
    istanbul: 'aus Istanbul',
    lancashire: 'aus Lancashire',
    'latin american': 'lateinamerikanisch',
    'new york': 'aus New York',
    parisian: 'aus Paris',
    portuguese: 'portugiesisch',
    'received pronunciation': 'Received Pronunciation',
    scottish: 'schottisch',
    swiss: 'schweizerisch',
    'west midlands': 'aus den West Midlands',
  },
}
