import type { Holding } from '#domains/holding.ts'
import { removeUser } from '#users'
import { listMachinesIn, listServiceAccountTraces } from './holding-store.ts'
import { countServiceAccounts } from './service-account-store.ts'

export const serviceAccountHolding: Holding = {
  tables: ['service_accounts', 'service_account_settings'],
  files: async function* (ctx, { workspaceId }) {
    yield { path: 'service-accounts/accounts.json', json: await listServiceAccountTraces(ctx, workspaceId) }
  },
  count: async (ctx, { workspaceId }) => ({ service_accounts: await countServiceAccounts(ctx, workspaceId) }),
  erase: async (ctx, { workspaceId }) => {
    for (const userId of await listMachinesIn(ctx, workspaceId)) await removeUser(ctx, userId)
  },
}
