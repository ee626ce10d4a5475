import { later } from '#kit/later.tsx'

/** Asks who would like to work here; fetched with the first application. */
export const ApplyDialog = later(async () => ({ default: (await import('./apply-dialog.tsx')).ApplyDialog }))
