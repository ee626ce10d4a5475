import { words } from '#kit/language/index.ts'

const inEnglish: Readonly<Record<string, string>> = {}

/** What is said of the default voices, by how the server says it in English; everything else is shown as it was written. */
export const voiceDescriptionWords = words('voices/description-words', { said: inEnglish })
