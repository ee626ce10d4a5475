export { previewOf } from './preview-of.ts'
export { previewUrlOf } from './preview-url.ts'
export { recordedPreview, sendPreview, type Speaking } from './preview-voice.ts'
export { usualPreview } from './usual-preview.ts'
