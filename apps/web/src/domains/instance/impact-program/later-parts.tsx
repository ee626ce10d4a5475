import { later } from '#kit/later.tsx'

/** Leads whoever runs the instance to what people applied for. */
export const ImpactEntry = later(async () => ({
  default: (await import('./components/impact-entry.tsx')).ImpactEntry,
}))
