import type { Translation } from '#kit/language/index.ts'
import type { offerWords } from './words.ts'

export const offerGerman: Translation<typeof offerWords> = {
  offerLead:
    'Die mitgelieferten Stimmen sind einfach gehalten. Diese klingen menschlich, und währenddessen läuft alles weiter.',
  offerAction: 'Natürliche Stimmen installieren',
  offerTitle: 'Natürliche Stimmen installieren',
  offerFacts: (size, minutes, memory) =>
    `${size} herunterzuladen, ${minutes} bei 50 Mbit/s, und etwa ${memory} Arbeitsspeicher, solange sie sprechen.`,
  minutes: (count) => (count === 1 ? 'etwa eine Minute' : `etwa ${count} Minuten`),
  offerMeanwhile: 'Sie sind unterwegs. Alles läuft währenddessen weiter.',
  offerUnreachable: (problem) =>
    `Diese Instanz ist nicht mit dem Ort verbunden, an dem die Modelle liegen. ${problem} Modelle können auch aus einem Ordner oder von einem Spiegel kommen, und die Stimmen, die hier sind, sprechen weiter.`,
  offerFailed: (problem) => `Es ist nicht gelungen: ${problem}`,
  askOperator:
    'Diese Instanz spricht mit einfachen Stimmen. Wer sie betreibt, kann Stimmen installieren, die menschlich klingen: fragen Sie danach.',
  allEngines: 'Alle Engines',
  notNow: 'Nicht jetzt',
  offerMoving: (percent) => `Natürliche Stimmen werden installiert: ${percent} %`,
  unpacking: 'Wird ausgepackt und erprobt',
  downloading: (done, all) => `${done} von ${all}`,
  tryAgain: 'Erneut versuchen',
  accept: 'Annehmen und installieren',
  licence: 'Lizenz',
}
