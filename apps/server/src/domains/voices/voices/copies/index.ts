export { changeCopies } from './change-copies.ts'
export { changeVoiceCopy } from './change-voice-copy.ts'
export { silenceCopies } from './silence-copies.ts'
