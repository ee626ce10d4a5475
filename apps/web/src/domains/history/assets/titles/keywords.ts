import { paths, type ScreenKeywords } from '#kit/routing/index.ts'

export const assetsKeywords: ScreenKeywords = {
  [paths.assets]: ['assets', 'upload', 'hochladen'],
}
