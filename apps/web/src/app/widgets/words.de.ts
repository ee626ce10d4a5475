import type { Translation } from '../../kit/language/index.ts'
import type { widgetWords } from './words.ts'

export const widgetGerman: Translation<typeof widgetWords> = {
  cancel: 'Abbrechen',
  close: 'Schließen',
  confirmIn: (action, seconds) => `${action} (${seconds})`,
  tryAgain: 'Noch einmal versuchen',
  requestId: 'Anfrage-ID',
  messages: 'Meldungen',
  showPassword: 'Passwort zeigen',
  hidePassword: 'Passwort verbergen',
  exactValue: (label) => `${label}, genauer Wert`,
  play: 'Abspielen',
  pause: 'Anhalten',
  playThing: (verb, thing) => `${verb}: ${thing}`,
  mute: 'Ton aus',
  unmute: 'Ton an',
  volume: 'Lautstärke',
  speed: 'Wiedergabetempo',
  speedIs: (speed) => `Wiedergabetempo, ${speed}-fach`,
  positionOf: (position, duration) => `${position} von ${duration}`,
}
