export { localeOf } from '../locale-of.ts'
export { findVoiceNamed } from './find-voice-named.ts'
export { foldText } from './fold-text.ts'
export { searchedTextOf, searchWordsOf, slipKeysOf } from './searched-text.ts'
