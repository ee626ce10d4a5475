import { words } from '#kit/language/index.ts'

export const heardWords = words('productions/heard', {
  heard: 'What is heard',
  dub: 'Dub',
  original: 'Original',
} as const)
