import { dictionaryFromFiles, gathered, laterByFolder } from './app/language/dictionary-from-files.ts'
import { widgetWords } from './app/widgets/words.ts'
import type { Dictionary, LaterWords, Words } from './kit/language/index.ts'

type WordsFile = Record<string, Words>

const ofShell = import.meta.glob<WordsFile>(
  ['./app/**/words.de.ts', './kit/**/words.de.ts', './domains/**/titles/words.de.ts'],
  { eager: true },
)
const ofSlices = import.meta.glob<WordsFile>(['./domains/**/words.de.ts', '!./domains/**/titles/words.de.ts'])

/** The German of the shell: what is on the screen wherever one is, with the titles of all pages and the widgets. */
export const german: Dictionary = { 'app/widgets': widgetWords, ...dictionaryFromFiles(ofShell) }

/** Of failures and of acts in the audit log: declared beside their codes, so that neither lacks its German. */
const ofErrors = import.meta.glob<WordsFile>('../../../packages/contracts/src/*/errors.de.ts')
const ofActs = import.meta.glob<WordsFile>('../../../packages/contracts/src/*/audit.de.ts')
const ofSentences = import.meta.glob<WordsFile>('../../../packages/contracts/src/*/act-sentences.de.ts')

/**
 * The German of each slice, in one file that is fetched with the first of its screens; of failures with the first that
 * happens, of acts with the first that is looked at.
 */
export const laterGerman: LaterWords = {
  ...laterByFolder(ofSlices),
  errors: gathered('errors', ofErrors),
  acts: gathered('acts', ofActs),
  'act-sentences': gathered('act-sentences', ofSentences),
}
