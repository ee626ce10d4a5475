import { paths, type ScreenKeywords } from '#kit/routing/index.ts'

export const transcriptionKeywords: ScreenKeywords = {
  [paths.speechToText]: [
    'transcribe',
    'transcript',
    'transcription',
    'subtitles',
    'captions',
    'SRT',
    'dictation',
    'Transkript',
    'transkribieren',
    'Untertitel',
    'Mitschrift',
  ],
}
