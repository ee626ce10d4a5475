import { dictionaryFromFiles } from './app/language/dictionary-from-files.ts'
import { widgetWords } from './app/widgets/words.ts'
import type { Dictionary, Words } from './kit/language/index.ts'

const translated = dictionaryFromFiles(import.meta.glob<Record<string, Words>>('./**/words.de.ts', { eager: true }))

/** All German words of the product, in one file that only those who read German fetch; the widgets' among them. */
export const german: Dictionary = { 'app/widgets': widgetWords, ...translated }
