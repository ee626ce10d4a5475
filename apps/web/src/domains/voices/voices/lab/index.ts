export { NothingMatches } from './nothing-matches.tsx'
export { OwnVoiceCard } from './own-voice-card.tsx'
export { useVoiceActions } from './use-voice-actions.tsx'
