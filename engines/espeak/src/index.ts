export { loadSynthesizer } from './load-synthesizer.ts'
