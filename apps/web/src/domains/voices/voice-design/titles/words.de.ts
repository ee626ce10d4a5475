import type { Translation } from '#kit/language/index.ts'
import type { voiceDesignTitleWords } from './words.ts'

export const voiceDesignTitleGerman: Translation<typeof voiceDesignTitleWords> = {
  title: 'Stimmen entwerfen',
  remix: 'Abwandeln',
  note: 'Eine Stimme beschreiben und aus dreien wählen.',
}
