export * from './endpoints.ts'
export * from './errors.ts'
export * from './events.ts'
export {
  type CreateVoice,
  type DesignOptions,
  type DesignVoice,
  type ReadDescriptionAnswer,
  type RemixVoice,
  voiceDesignLimits,
  type VoicePreview,
  type VoicePreviews,
} from './schemas.ts'
export { type RemixingSession, type RemixingSessionDetails, type SessionIteration } from './sessions.ts'
export {
  designAges,
  designGenders,
  type ReadDescription,
  type UnderstoodWords,
  type VoiceTone,
  voiceTones,
  VoiceWishes,
} from './wishes.ts'
