import type { Translation } from '#kit/language/index.ts'
import type { exampleWords } from './words.ts'

export const exampleGerman: Translation<typeof exampleWords> = {
  title: 'Zum Beispiel',
  sounds: (name) => `${name} liest einen Satz vor`,
}
