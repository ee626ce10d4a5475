import type { Holding } from '#domains/holding.ts'
import { removeCachedTakesOf } from './cache/cached-take-store.ts'

/** Cached takes say nothing that the history does not say; they go with the workspace. */
export const speechHolding: Holding = {
  tables: ['cached_takes'],
  files: async function* () {},
  erase: (ctx, { workspaceId }) => removeCachedTakesOf(ctx, workspaceId),
}
