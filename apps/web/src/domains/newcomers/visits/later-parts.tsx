import { later } from '#kit/later.tsx'

/** Says whether visits of this browser are counted. */
export const ConsentSection = later(async () => ({ default: (await import('./consent-section.tsx')).ConsentSection }))

/** Leads whoever runs the instance to what came of visits. */
export const VisitsEntry = later(async () => ({ default: (await import('./visits-entry.tsx')).VisitsEntry }))
