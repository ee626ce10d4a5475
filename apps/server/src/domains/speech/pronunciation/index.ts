export { speakSample, type SampleRequest } from './hooks.ts'
export { readSounds } from './rules/read-sounds.ts'
export { noPronunciation, type Pronunciation, pronunciationOf } from './speaking/pronunciation.ts'
export { resolvePronunciation } from './speaking/resolve-pronunciation.ts'
