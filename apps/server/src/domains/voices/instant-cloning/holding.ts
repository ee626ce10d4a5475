import type { Holding } from '#domains/holding.ts'
import { listConsentsOf } from './consent-store.ts'

/** Goes away with the voices that it is about. */
export const cloningHolding: Holding = {
  tables: ['cloning_consents'],
  files: async function* (ctx, { workspaceId }) {
    yield { path: 'instant-cloning/consents.json', json: await listConsentsOf(ctx, workspaceId) }
  },
}
