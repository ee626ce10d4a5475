import type { Fixtures } from '#test/fixtures.ts'
import { transaction } from '#kernel/transaction.ts'
import { issueApiKey } from '#identity/keys/index.ts'
import { createServiceAccount } from './create-service-account.ts'

/** What tests of every endpoint are given of this slice. */
export const fixtures: Fixtures = {
  things: async ({ server, owner: { userId, workspaceId } }) => {
    const ctx = server.product.systemContext(workspaceId)
    const account = await createServiceAccount(
      { ...ctx, actor: { ...ctx.actor, userId } },
      { name: 'a test', group_ids: null, default_sharing_groups: null },
    )
    const key = await transaction(ctx, (ctx) =>
      issueApiKey(ctx, {
        userId: account.userId,
        workspaceId,
        name: 'a test',
        permissions: 'all',
        characterLimit: null,
      }),
    )
    return { service_account_user_id: account.userId, api_key_id: key.keyId }
  },
  requests: {
    'serviceAccounts.create': { body: { name: 'matrix' } },
    'serviceAccounts.createKey': { body: { name: 'matrix', permissions: ['synthid_detector'] } },
  },
}
