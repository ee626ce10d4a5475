export * from './delivery.ts'
export * from './mapped-text.ts'
export * from './media.ts'
export * from './samples.ts'
export * from './speakable.ts'
export * from './speech.ts'
export * from './speech-analysis.ts'
export * from './time-speech.ts'
export * from './voice-cloning.ts'
export * from './voice-conversion.ts'
export { createSpeechAnalysisPool, type SpeechAnalysisPoolOptions } from './analysis/create-speech-analysis-pool.ts'
export { createReferenceSpeaker, type SpeakReference } from './analysis/speak-reference.ts'
export {
  createVoiceConversionPool,
  type VoiceConversionPoolOptions,
} from './conversion/create-voice-conversion-pool.ts'
export { createSpeechPool } from './pool/create-speech-pool.ts'
export type { PoolTimers, SpeechPoolOptions } from './pool/pool-options.ts'
