import { lazy } from 'react'

/** Stands among what a workspace asks of its people. */
export const SsoSection = lazy(async () => ({ default: (await import('./settings/sso-section.tsx')).SsoSection }))
