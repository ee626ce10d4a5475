export { findOpenVoices, listOpenVoices, type OpenVoice } from './open-voices.ts'
