export { VoiceGate } from './components/voice-gate.tsx'
