export {
  chosenLanguage,
  currentLanguage,
  currentLocale,
  firstLanguage,
  keepLanguage,
  Language,
  languageOf,
  languages,
  setCurrentLanguage,
} from './language.ts'
export { plural } from './plural.ts'
export type { Translation } from '@vireo/contracts/kit'
export { fetchWords, speak, words, wordsArrived, type Dictionary, type LaterWords, type Words } from './words.ts'
