export { VoiceGate } from './components/voice-gate.tsx'
export { CaptchaDialog } from './later-components.ts'
