import { sharingEndpoints } from '@vireo/contracts/sharing'
import { defineRoutes } from '#http/routes.ts'
import { createLink } from './links/create-link.ts'
import { getLink } from './links/get-link.ts'
import { revokeLink } from './links/revoke-link.ts'
import { presentLink } from './links/show-link.ts'
import { getSettings, presentSettings } from './settings/get-settings.ts'
import { setSettings } from './settings/set-settings.ts'

const ok = () => ({ status: 'ok' as const })

export const sharingRoutes = defineRoutes((on) => {
  on(sharingEndpoints.getLink, getLink, presentLink, { audit: 'sharing.link-created' })
  on(sharingEndpoints.createLink, createLink, presentLink, { audit: ['sharing.link-created', 'sharing.link-changed'] })
  on(sharingEndpoints.revokeLink, revokeLink, ok, { audit: 'sharing.link-revoked' })
  on(sharingEndpoints.getSettings, getSettings, presentSettings)
  on(sharingEndpoints.setSettings, setSettings, presentSettings, {
    audit: ['sharing.public-links-allowed', 'sharing.public-links-forbidden'],
  })
})
