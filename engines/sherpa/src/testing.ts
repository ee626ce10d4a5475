export { installTinyEar, type TinyEar } from './testing/ears.testing.ts'
export {
  installTinyVoice,
  tinySpeakers,
  tinyVoiceArchive,
  tinyVoiceCard,
  tinyVoiceFiles,
} from './testing/voices.testing.ts'
export { installTinyModel } from './testing/zipvoice.testing.ts'
