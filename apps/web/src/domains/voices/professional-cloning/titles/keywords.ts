import { paths, type ScreenKeywords } from '#kit/routing/index.ts'

export const professionalCloningKeywords: ScreenKeywords = {
  [paths.professionalClone]: ['clone', 'train', 'klonen', 'trainieren'],
}
