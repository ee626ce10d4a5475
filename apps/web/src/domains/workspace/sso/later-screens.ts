import { later } from '#kit/later.tsx'

/** Stands among what a workspace asks of its people. */
export const SsoSection = later(async () => ({ default: (await import('./settings/sso-section.tsx')).SsoSection }))
