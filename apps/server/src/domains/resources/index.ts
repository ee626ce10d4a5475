import type { Slice } from '../slice.ts'
import { resourceHolding } from './holding.ts'
import { resourceRoutes } from './routes.ts'

export const resourcesSlice: Slice = { name: 'resources', routes: resourceRoutes, holding: resourceHolding }

export { accessTo, accessToAll, assertAccess, type ResourceRef } from './access.ts'
export { preferSharing } from './default-sharing.ts'
export { listDefaultSharing } from './default-sharing-store.ts'
export { defineResourceType } from './define-resource-type.ts'
export { resourceTypes } from './hooks.ts'
export { forgetResource, ownResource } from './own-resource.ts'
export { seesEverything } from './principals.ts'
export { listIdsOwnedBy } from './resource-store.ts'
export { countShares, isShared, ownedBy, visibleInPage, visibleTo } from './visibility-store.ts'
