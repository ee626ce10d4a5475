export * from './delivery.ts'
export * from './mapped-text.ts'
export * from './media.ts'
export * from './speakable.ts'
export * from './speech.ts'
export * from './time-speech.ts'
export * from './voice-cloning.ts'
export * from './voice-conversion.ts'
export {
  createVoiceConversionPool,
  type VoiceConversionPoolOptions,
} from './conversion/create-voice-conversion-pool.ts'
export { createSpeechPool } from './pool/create-speech-pool.ts'
export type { PoolTimers, SpeechPoolOptions } from './pool/pool-options.ts'
