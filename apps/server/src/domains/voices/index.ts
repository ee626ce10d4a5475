import type { Slice } from '../slice.ts'
import { voiceHolding } from './holding.ts'
import { voiceResource } from './resource-type.ts'
import { voiceRoutes } from './routes.ts'

export const voicesSlice: Slice = {
  name: 'voices',
  routes: voiceRoutes,
  holding: voiceHolding,
  resourceTypes: [voiceResource],
}

export { findVoiceNamed } from './find-voice-named.ts'
export { libraryVoices, type LibraryVoice } from './library/library.ts'
export { resolveSettings, type VoiceDelivery } from './resolve-settings.ts'
export { type SafetyChange, setSafety } from './set-safety.ts'
export { getSpeakableVoice, type SpeakableVoice } from './speakable-voice.ts'
export type { VoiceUse } from './voice-safety.ts'
