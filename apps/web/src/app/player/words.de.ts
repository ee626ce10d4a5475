import type { Translation } from '../../kit/language/index.ts'
import type { playerWords } from './words.ts'

export const playerGerman: Translation<typeof playerWords> = {
  label: 'Wiedergabe',
  back: '10 Sekunden zurück',
  forward: '10 Sekunden vor',
  previous: 'Vorige Aufnahme',
  next: 'Nächste Aufnahme',
  position: 'Stelle',
  loop: { off: 'Wiederholen: aus', one: 'Wiederholen: diese Aufnahme', all: 'Wiederholen: die ganze Liste' },
  download: 'Herunterladen',
  downloadLater: 'Herunterladen (gleich bereit)',
  more: 'Optionen der Wiedergabe',
  open: 'Größere Wiedergabe',
  slim: 'Kleinere Wiedergabe',
  close: 'Wiedergabe schließen',
  failed: 'Diese Aufnahme lässt sich nicht abspielen.',
  again: 'Erneut versuchen',
}
