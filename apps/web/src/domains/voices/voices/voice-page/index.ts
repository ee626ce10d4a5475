export { FactList } from './fact-list.tsx'
export { PageCard } from './page-card.tsx'
export { VoiceHero } from './voice-hero.tsx'
