export { announcedVoice, askForProof, forgetAnnounced, subscribeAnnounced } from './announced-voice.ts'
export { chooseById } from './choose-voice.ts'
export { inOrderOfTrust, noteSpoken, preselected, whyMute } from './preselect.ts'
export { SpeakWithVoice } from './lab/speak-with-voice.tsx'
export { previewModelId } from './filter-voices.ts'
export { pagesOf, type VoicePages } from './voice-pages.ts'
export {
  refreshVoices,
  useAccents,
  useVoice,
  useRefreshVoices,
  useVoices,
  useVoiceSearch,
  type VoiceQuery,
} from './queries.ts'
export { voicePageParts, type VoicePagePart } from './voice-page/voice-page-parts.ts'
export { type VoiceAction, voiceActions } from './voice-actions.ts'
export { besideVoices } from './beside-voices.ts'
