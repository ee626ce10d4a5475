export { presentSample } from '../present-voice.ts'
export type { SampleDetails, VoiceSampleRow } from '../tables.ts'
export { addSample } from './add-sample.ts'
export { changeSample } from './change-sample.ts'
export { dropSample } from './drop-sample.ts'
export { hearVoice } from './hear-voice.ts'
export { keepReference } from './keep-reference.ts'
export { keepFile, keepSamples } from './keep-samples.ts'
export { noneUsable } from './none-usable.ts'
export { presentQuality, presentSampleReport } from './present-sample-report.ts'
export { SampleError } from './sample-error.ts'
export { findSample, listSamples } from './sample-store.ts'
export { inScratchFolder, soundOfStored } from './stored-sound.ts'
export {
  isAccepted,
  type PreparedSample,
  type RefusedSample,
  type SampleRules,
  type TakenSamples,
  takeSamples,
} from './take-samples.ts'
export { withMatch } from './with-match.ts'
