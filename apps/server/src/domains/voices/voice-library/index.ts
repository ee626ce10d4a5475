export { findOpenVoices, listOpenVoices, type OpenVoice } from './open-voices.ts'
export { searchPublished } from './search-published.ts'
