import { paths, type ScreenKeywords } from '#kit/routing/index.ts'

export const classifierKeywords: ScreenKeywords = {
  [paths.aiClassifier]: ['mark', 'origin', 'verify', 'made here', 'Kennzeichen', 'Herkunft', 'prüfen', 'hier gemacht'],
}
