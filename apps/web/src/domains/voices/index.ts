export { VoicePicker } from './components/voice-picker.tsx'
export { useVoices } from './queries.ts'
