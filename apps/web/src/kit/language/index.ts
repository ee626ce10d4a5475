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
export { speak, words, type Dictionary, type Translation, type Words } from './words.ts'
