import type { Translation } from '#kit/language/index.ts'
import type { sentenceWords } from './words.ts'

export const sentenceGerman: Translation<typeof sentenceWords> = {
  quoted: (name) => `„${name}“`,
  from: (address) => `von ${address}`,
}
