export * from './endpoints.ts'
export * from './errors.ts'
export {
  SoundEffectBody,
  soundEffectCredits,
  soundEffectExamples,
  SoundEffectInfo,
  soundEffectLimits,
} from './schemas.ts'
export {
  PublishSoundBody,
  SharedSound,
  type SharedSounds,
  soundCategories,
  type SoundCategories,
  SoundCategory,
  soundLibraryLimits,
  SoundLicence,
  soundLicences,
  SoundPublication,
  type SoundSort,
  soundSorts,
} from './library.ts'
export * from './stars.ts'
