import { paths, type ScreenKeywords } from '#kit/routing/index.ts'

export const productionsKeywords: ScreenKeywords = {
  [paths.productionOrders]: [
    'orders',
    'human',
    'producer',
    'tasks',
    'claim',
    'Aufgaben',
    'subtitles',
    'captions',
    'Aufträge',
    'Menschen',
    'Untertitel',
  ],
}
