import { paths, type ScreenKeywords } from '#kit/routing/index.ts'

export const publishingKeywords: ScreenKeywords = {
  [paths.publishing]: [
    'audiobook',
    'podcast',
    'publish',
    'publishing',
    'release',
    'chapters',
    'feed',
    'Hörbuch',
    'veröffentlichen',
    'Kapitel',
    'Werke',
  ],
}
