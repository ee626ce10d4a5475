/** The door for pages that run without React: pictures of voices and shapes of sounds as plain functions. */
export { barsFromPeaks } from './audio/waveform/bars-from-peaks.ts'
export { voiceArtSvg } from './voice-art/draw-voice-art.ts'
export { type DrawnVoice, voiceArt } from './voice-art/voice-art.ts'
