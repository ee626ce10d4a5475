import { words } from '#kit/language/index.ts'

export const instantCloningTitleWords = words('instant-cloning/titles', {
  title: 'Instant clone',
  note: 'A voice made from short recordings, at once.',
} as const)
