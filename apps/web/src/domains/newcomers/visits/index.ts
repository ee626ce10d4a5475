export { ConsentSection } from './consent-section.tsx'
export { Visits } from './visits.tsx'
