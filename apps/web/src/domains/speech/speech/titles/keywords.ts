import { paths, type ScreenKeywords } from '#kit/routing/index.ts'

export const speechKeywords: ScreenKeywords = {
  [paths.allHistory]: ['recordings', 'takes', 'downloads', 'Verlauf', 'Aufnahmen'],
  [paths.textToSpeech]: ['tts', 'speak', 'read aloud', 'narrate', 'sprechen', 'vorlesen'],
  [paths.speechToSpeech]: ['sts', 'speech to speech', 'convert', 'umwandeln'],
}
