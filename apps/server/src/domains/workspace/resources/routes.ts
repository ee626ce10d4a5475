import { resourcesEndpoints } from '@vireo/contracts/resources'
import { defineRoutes } from '#http/routes.ts'
import { getDefaultSharing, presentDefaultSharing, setDefaultSharing } from './default-sharing.ts'
import { getResource, peopleOf, presentOptions, presentResource } from './get-resource.ts'
import { shareResource, unshareResource } from './share-resource.ts'

const ok = () => ({ status: 'ok' as const })

export const resourceRoutes = defineRoutes((on) => {
  on(resourcesEndpoints.get, getResource, presentResource)
  on(resourcesEndpoints.share, shareResource, ok, { audit: 'resources.shared' })
  on(resourcesEndpoints.unshare, unshareResource, ok, { audit: 'resources.unshared' })
  on(resourcesEndpoints.listShareOptions, peopleOf, presentOptions)
  on(resourcesEndpoints.getDefaultSharing, getDefaultSharing, presentDefaultSharing)
  on(resourcesEndpoints.setDefaultSharing, setDefaultSharing, presentDefaultSharing, {
    audit: 'resources.default-sharing-changed',
  })
})
