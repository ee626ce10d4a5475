import { words } from '#kit/language/index.ts'

export const exampleWords = words('voices/example', {
  title: 'For example',
  sounds: (name: string) => `${name} reads a sentence`,
} as const)
