export { languageOptions, noteLanguage, usedFirst } from './used-languages.ts'
