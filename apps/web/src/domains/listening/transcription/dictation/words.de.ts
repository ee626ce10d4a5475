import type { Translation } from '#kit/language/index.ts'
import type { dictationWords } from './words.ts'

export const dictationWordsGerman: Translation<typeof dictationWords> = {
  title: 'Diktat',
  dictate: 'Diktieren',
  help: (credits) => `Schreiben, während Sie sprechen, ${credits} Credits pro Minute`,
  asking: 'Auf das Mikrofon wird gewartet …',
  listening: 'Es wird zugehört …',
  finishing: 'Die letzten Worte werden aufgeschrieben …',
  begin: 'Sprechen Sie: Ihre Worte erscheinen hier.',
  text: 'Was Sie gesagt haben',
  level: 'Pegel Ihres Mikrofons',
  stop: 'Beenden und behalten',
  cancel: 'Verwerfen',
  close: 'Schließen',
  kept: 'Ihr Diktat ist gespeichert.',
  nothingSaid: 'Es wurden keine Worte verstanden, deshalb wurde nichts gespeichert.',
  interrupted: 'Das Diktat wurde unterbrochen. Was bis dahin aufgeschrieben wurde, ist gespeichert.',
  unplugged: 'Das Mikrofon ist weg. Was bis dahin aufgeschrieben wurde, ist gespeichert.',
}
