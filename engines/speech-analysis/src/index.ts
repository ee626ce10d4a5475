export { loadSpeechAnalyser } from './load-analyser.ts'
