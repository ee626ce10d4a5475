export { resolveVoiceId } from './resolve-voice-id.ts'
export { createVoiceAliases } from './voice-aliases.ts'
export { wellKnownVoices } from './well-known-voices.ts'
