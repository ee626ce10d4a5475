import { words } from '#kit/language/index.ts'

export const spokenWordsWords = words('speech/spoken-words', {
  label: 'Words as they are spoken',
})
