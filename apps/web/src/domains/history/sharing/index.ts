export { PublicLinksSection } from './later-section.ts'
export { SharePlace } from './components/share-place.tsx'
