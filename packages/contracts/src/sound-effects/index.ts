export * from './endpoints.ts'
export * from './errors.ts'
export {
  SoundEffectBody,
  soundEffectCredits,
  soundEffectExamples,
  SoundEffectInfo,
  soundEffectLimits,
} from './schemas.ts'
export { SharedSound, soundCategories, SoundCategory } from './library.ts'
