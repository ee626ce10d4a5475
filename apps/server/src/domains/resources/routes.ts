import { api } from '@vireo/contracts'
import { defineRoutes } from '../../http/routes.ts'
import { getDefaultSharing, presentDefaultSharing, setDefaultSharing } from './default-sharing.ts'
import { getResource, peopleOf, presentOptions, presentResource } from './get-resource.ts'
import { shareResource, unshareResource } from './share-resource.ts'

const ok = () => ({ status: 'ok' as const })

export const resourceRoutes = defineRoutes((on) => {
  on(api.resources.get, getResource, presentResource)
  on(api.resources.share, shareResource, ok)
  on(api.resources.unshare, unshareResource, ok)
  on(api.resources.listShareOptions, peopleOf, presentOptions)
  on(api.resources.getDefaultSharing, getDefaultSharing, presentDefaultSharing)
  on(api.resources.setDefaultSharing, setDefaultSharing, presentDefaultSharing)
})
