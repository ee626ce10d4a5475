import { paths, type ScreenKeywords } from '#kit/routing/index.ts'

export const instantCloningKeywords: ScreenKeywords = {
  [paths.instantClone]: ['clone', 'copy', 'my voice', 'klonen', 'eigene Stimme'],
}
