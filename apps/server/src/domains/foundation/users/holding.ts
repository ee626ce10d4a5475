import type { Holding } from '#domains/holding.ts'
import { findProfile } from './holding-store.ts'

export const userHolding: Holding = {
  tables: ['users'],
  files: async function* (ctx, { userId }) {
    yield { path: 'users/profile.json', json: await findProfile(ctx, userId) }
  },
}
