export { localeOf } from '../locale-of.ts'
export { findVoiceNamed } from './find-voice-named.ts'
export { foldText } from './fold-text.ts'
export { leniencyOf, patternOf, searchedTextOf, searchWordsOf, slipKeysOf } from './searched-text.ts'
