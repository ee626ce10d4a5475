export { loadSynthesizer } from './load-synthesizer.ts'
export { writePhonemeData } from './write-phoneme-data.ts'
