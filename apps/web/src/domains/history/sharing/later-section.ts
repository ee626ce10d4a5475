import { later } from '#kit/later.tsx'

/** Stands among what a workspace allows: public links to recordings. */
export const PublicLinksSection = later(async () => ({
  default: (await import('./components/links-section.tsx')).LinksSection,
}))

/** Leads whoever runs the instance to what was reported. */
export const ReportsEntry = later(async () => ({
  default: (await import('./reports/reports-entry.tsx')).ReportsEntry,
}))
