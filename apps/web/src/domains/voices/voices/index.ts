export { announcedVoice, askForProof, forgetAnnounced, subscribeAnnounced } from './announced-voice.ts'
export { chooseById } from './choose-voice.ts'
export { inOrderOfTrust, noteSpoken, preselected, whyMute } from './preselect.ts'
export { VoiceCard, type CardVoice } from './components/voice-card.tsx'
export { GuardNote } from './components/guard-note.tsx'
export { VoiceListView } from './components/voice-list-view.tsx'
export { VoicePreviewButton } from './components/voice-preview-button.tsx'
export { VoicePicker } from './components/voice-picker.tsx'
export { SamplePicker } from './samples/sample-picker.tsx'
export { SpeakWithVoice } from './lab/speak-with-voice.tsx'
export { QualityBadge, QualityFacts } from './samples/sample-quality.tsx'
export { reportsIn, type Sample, type Samples, usable, useSamples } from './samples/use-samples.ts'
export { previewModelId } from './filter-voices.ts'
export { useVoicePreview } from './preview.ts'
export { useLabelsInUse } from './labels-in-use.ts'
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
export { type VoiceAction, voiceActions } from './voice-actions.ts'
export { labelName, labelsOf, saidLabels } from './voice-labels.ts'
