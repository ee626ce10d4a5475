export { loadVoiceConverter } from './load-converter.ts'
