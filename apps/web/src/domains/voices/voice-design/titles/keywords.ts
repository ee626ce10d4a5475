import { paths, type ScreenKeywords } from '#kit/routing/index.ts'

export const voiceDesignKeywords: ScreenKeywords = {
  [paths.voiceDesign]: ['design', 'describe', 'entwerfen', 'beschreiben'],
}
