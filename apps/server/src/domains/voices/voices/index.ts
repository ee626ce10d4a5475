export { resolveVoiceId } from './aliases/resolve-voice-id.ts'
export { createVoiceAliases } from './aliases/voice-aliases.ts'
export { wellKnownVoices } from './aliases/well-known-voices.ts'
export { addVoice, makeVoiceId, type NewVoice } from './add-voice.ts'

export { listBlockedVoices } from './safety/blocked-voices.ts'
export { catalogueVoiceOf, type CatalogueVoice } from './library/catalogue-voice.ts'
export { changeCopies, changeVoiceCopy, silenceCopies } from './copies/copied-store.ts'
export { findSafety } from './safety/find-safety.ts'
export { findVoiceNamed } from './search/find-voice-named.ts'
export { everydaySentences } from './sentences/everyday-sentences.ts'
export { printSayingOf } from './speaking/print-saying.ts'
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
export { libraryVoices, type LibraryVoice } from './library/library.ts'
export { printOfPremade } from './library/premade-prints.ts'
export { removeFilesJob } from './files/remove-files-job.ts'
export { removeVoice } from './delete-voice.ts'
export { searchedTextOf, searchWordsOf, slipKeysOf } from './search/searched-text.ts'
export { localeOf } from './locale-of.ts'
export { holdsTerm } from './safety/moderated-terms.ts'
export { assertNotPremade, changeVoice, getOwnVoice, holdOwnVoice, type VoiceChange } from './own-voice.ts'
export { presentSample, presentVoice } from './present-voice.ts'
export { previewUrlOf } from './previews/preview-url.ts'
export { recordedPreview, sendPreview, type Speaking } from './previews/preview-voice.ts'
export { resolveSettings, type VoiceDelivery } from './settings/resolve-settings.ts'
export { deleteSample, findSample, insertSample, listSamples, updateSample } from './samples/sample-store.ts'
export { keepReference } from './samples/keep-reference.ts'
export { keepFile, keepSamples } from './samples/keep-samples.ts'
export { noneUsable } from './samples/none-usable.ts'
export { presentQuality, presentSampleReport } from './samples/present-sample-report.ts'
export { SampleError } from './samples/sample-error.ts'
export {
  isAccepted,
  type PreparedSample,
  type RefusedSample,
  type SampleRules,
  type TakenSamples,
  takeSamples,
} from './samples/take-samples.ts'
export { hearVoice } from './samples/hear-voice.ts'
export { withMatch } from './samples/with-match.ts'
export { inScratchFolder, soundOfStored } from './samples/stored-sound.ts'
export { foldText } from './search/fold-text.ts'
export { type SafetyChange, setSafety } from './safety/set-safety.ts'
export { speakAs } from './speaking/speak-as.ts'
export { getSpeakableVoice, type SpeakableVoice } from './speaking/speakable-voice.ts'

export { voiceFolder } from './files/voice-folder.ts'
export type { OwnCategory, SampleDetails, VoiceMethod, VoiceRow, VoiceSampleRow } from './tables.ts'
export { usualPreview } from './previews/usual-preview.ts'
export { countVoiceEdit, voiceLimits } from './limits/voice-limits.ts'
export type { VoiceSafety, VoiceUse } from './safety/voice-safety.ts'
export { findVoiceOfAny } from './voice-store.ts'
export { getFromCatalogue } from './library/voice-catalogue.ts'
