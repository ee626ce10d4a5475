import type { Context } from '#kernel/context.ts'
import { type ApiKeyInUse, listKeysOfAccounts } from '#identity/keys/index.ts'
import { listGroupsOfMachines } from '#workspaces/machines/index.ts'
import { listSharingGroups, type SharingGroup } from './share-new-things.ts'
import { listServiceAccountRows } from './service-account-store.ts'
import type { ServiceAccountRow } from './tables.ts'

export type ListedServiceAccount = {
  readonly row: ServiceAccountRow
  readonly keys: readonly ApiKeyInUse[]
  readonly groups: readonly { readonly id: string; readonly name: string }[]
  readonly sharedWith: readonly SharingGroup[]
}

/** Lists the workspace's service accounts, newest first, with their keys and groups. */
export async function listServiceAccounts(ctx: Context): Promise<ListedServiceAccount[]> {
  const rows = await listServiceAccountRows(ctx)
  const ids = rows.map((row) => row.user_id)
  const [keys, groups, shared] = await Promise.all([
    listKeysOfAccounts(ctx, ids),
    listGroupsOfMachines(ctx, ids),
    listSharingGroups(ctx, ids),
  ])
  return rows.map((row) => ({
    row,
    keys: keys.filter((key) => key.user_id === row.user_id),
    groups: groups.filter((group) => group.user_id === row.user_id),
    sharedWith: shared.filter(({ userId }) => userId === row.user_id),
  }))
}
