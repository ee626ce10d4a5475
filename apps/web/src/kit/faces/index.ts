export { drawnOf } from './drawn-of.ts'
export { KnownFace } from './known-face.tsx'
export { useDrawnVoice, useDrawnVoices } from './use-drawn-voices.ts'
