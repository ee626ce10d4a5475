import { paths, type ScreenKeywords } from '#kit/routing/index.ts'

export const isolationKeywords: ScreenKeywords = {
  [paths.voiceIsolator]: [
    'noise',
    'denoise',
    'clean',
    'background',
    'Rauschen',
    'Geräusche',
    'entrauschen',
    'reinigen',
  ],
}
