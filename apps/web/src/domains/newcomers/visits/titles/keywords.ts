import { paths, type ScreenKeywords } from '#kit/routing/index.ts'

export const visitsKeywords: ScreenKeywords = {
  [paths.visits]: [
    'analytics',
    'statistics',
    'conversion',
    'visitors',
    'funnel',
    'Statistik',
    'Besucher',
    'Konversion',
  ],
}
