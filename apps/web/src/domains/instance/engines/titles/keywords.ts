import { paths, type ScreenKeywords } from '#kit/routing/index.ts'

export const enginesKeywords: ScreenKeywords = {
  [paths.engines]: [
    'models',
    'install',
    'natural voices',
    'recognition',
    'operator',
    'admin',
    'Modelle',
    'installieren',
  ],
}
