export { addVoice, makeVoiceId, type NewVoice } from './add-voice.ts'
export { showVoice } from './get-voice.ts'
export {
  extraProfessionalSlotsOf,
  languagesOfVoices,
  onSampleDelete,
  onVoiceDelete,
  sharingOfVoices,
  type UnderstoodIn,
  openedVoices,
  verificationOfVoices,
} from './hooks.ts'
export { removeVoice } from './delete-voice.ts'
export { assertNotPremade, changeVoice, getOwnVoice, holdOwnVoice, type VoiceChange } from './own-voice.ts'
export { presentVoice } from './present-voice.ts'
export type { OwnCategory, VoiceMethod, VoiceRow } from './tables.ts'
export { countVoiceEdit, voiceLimits } from './limits/voice-limits.ts'
export { findVoiceOfAny } from './voice-store.ts'
