import { paths, type ScreenKeywords } from '#kit/routing/index.ts'

export const sellingKeywords: ScreenKeywords = {
  [paths.purchases]: ['bought', 'buy', 'audiobook', 'feed', 'receipt', 'gekauft', 'kaufen', 'Hörbuch', 'Beleg'],
}
