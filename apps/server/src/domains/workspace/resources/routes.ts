import { resourcesEndpoints } from '@vireo/contracts/resources'
import { defineRoutes } from '#http/routes.ts'
import { presentDefaultSharing } from './default-sharing/default-sharing.ts'
import { setDefaultSharing } from './default-sharing/set-default-sharing.ts'
import { getDefaultSharing } from './default-sharing/get-default-sharing.ts'
import { getResource, presentOptions, presentResource } from './get-resource.ts'
import { peopleOf } from './people-of.ts'
import { shareResource } from './share-resource.ts'
import { unshareResource } from './unshare-resource.ts'

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
