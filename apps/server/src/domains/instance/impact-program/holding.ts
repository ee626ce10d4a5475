import type { UserId } from '@vireo/contracts/kit'
import type { Holding } from '#domains/holding.ts'
import type { Context } from '#kernel/context.ts'
import { findUser } from '#users'
import { listApplicationsOf, removeApplicationsOf } from './application-store.ts'

/** What somebody applied with under an address that they proved: taken along, and forgotten with the account. */
export const impactProgramHolding: Holding = {
  tables: ['impact_applications'],
  files: async function* (ctx, { userId, workspaceId }) {
    const rows = await listApplicationsOf(ctx, { email: await provenAddress(ctx, userId), workspaceId })
    if (rows.length > 0) yield { path: 'impact-program/applications.json', json: rows }
  },
  erase: async (ctx, { userId, workspaceId }) =>
    removeApplicationsOf(ctx, { email: await provenAddress(ctx, userId), workspaceId }),
}

/** Answers an address that nothing came from where somebody has proven none. */
async function provenAddress(ctx: Context, userId: UserId): Promise<string> {
  const user = await findUser(ctx, userId)
  return user?.email_verified_at ? user.email : ''
}
