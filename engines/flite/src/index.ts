export { fliteVoices } from './bases.ts'
export { compileFlite, flitePath } from './flite-binary.ts'
export { createFliteSynthesizer, loadSynthesizer } from './load-synthesizer.ts'
