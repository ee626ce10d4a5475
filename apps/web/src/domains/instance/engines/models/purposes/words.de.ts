import type { Translation } from '#kit/language/index.ts'
import type { purposeWords } from './words.ts'

export const purposesGerman: Translation<typeof purposeWords> = {
  purposes: {
    'kokoro-en':
      'Zehn natürliche englische Stimmen, amerikanische und britische. Die besten für Englisch, wo die Maschine schnell ist.',
    'kokoro-en-int8': 'Dieselben zehn natürlichen englischen Stimmen auf einem Drittel des Platzes.',
    'kokoro-zh-en-int8': 'Natürliche Stimmen für Mandarin und drei englische.',
    'piper-en-ljspeech': 'Eine klare amerikanische Stimme, schnell auch auf kleinen Maschinen.',
    'piper-en-alba': 'Eine natürliche schottische Stimme, schnell auch auf kleinen Maschinen.',
    'piper-en-lessac': 'Eine natürliche amerikanische Stimme, nicht für gewerbliche Zwecke.',
    'piper-de-thorsten': 'Eine natürliche deutsche Stimme.',
    'piper-fr-siwis': 'Eine natürliche französische Stimme.',
    'piper-es-davefx': 'Eine natürliche spanische Stimme.',
    'piper-it-paola': 'Eine natürliche italienische Stimme.',
    'piper-pt-cadu': 'Eine natürliche brasilianische Stimme.',
    'piper-pl-gosia': 'Eine natürliche polnische Stimme.',
    'piper-ru-dmitri': 'Eine natürliche russische Stimme.',
    'piper-cs-jirka': 'Eine natürliche tschechische Stimme.',
    'piper-nl-ronnie': 'Eine natürliche niederländische Stimme.',
    'piper-ro-mihai': 'Eine natürliche rumänische Stimme.',
    'zipvoice-distill-int8': 'Sofortklone, die eine Aufnahme nachahmen, auf Englisch und Chinesisch.',
    'sense-voice-int8': 'Schreibt Gesprochenes in fünf Sprachen auf; klein und schnell.',
    'moonshine-base-en-int8': 'Schreibt Englisch auf; zwischen schnell und sorgfältig.',
    'parakeet-v3-int8': 'Schreibt Gesprochenes in 25 europäischen Sprachen auf, mit Satzzeichen; am sorgfältigsten.',
    'whisper-tiny-en': 'Schreibt Englisch auf; das kleinste Whisper.',
    'zipformer-en-live': 'Schreibt Englisch auf, während es gesagt wird.',
    'silero-vad': 'Findet, wo jemand spricht.',
    'who-speaks-when': 'Sagt, wer wann spricht.',
    'speaker-likeness': 'Sagt, ob zwei Aufnahmen von derselben Stimme sind.',
    gtcrn: 'Nimmt Geräusche aus Gesprochenem.',
    'punctuation-zh-en-int8': 'Setzt Satzzeichen in chinesische und englische Texte.',
  },
}
