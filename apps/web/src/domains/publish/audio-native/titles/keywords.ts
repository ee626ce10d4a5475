import { paths, type ScreenKeywords } from '#kit/routing/index.ts'

export const audioNativeKeywords: ScreenKeywords = {
  [paths.audioNative]: ['embed', 'website', 'blog', 'einbetten', 'vorlesen'],
  [paths.audioNativeAnalytics]: ['plays', 'listeners', 'Wiedergaben'],
}
