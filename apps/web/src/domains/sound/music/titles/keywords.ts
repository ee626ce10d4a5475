import { paths, type ScreenKeywords } from '#kit/routing/index.ts'

export const musicKeywords: ScreenKeywords = {
  [paths.music]: ['song', 'compose', 'score', 'midi', 'stems', 'mixer', 'musik', 'komponieren', 'lied', 'noten'],
}
