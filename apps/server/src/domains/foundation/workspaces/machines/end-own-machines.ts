import type { UserId } from '@vireo/contracts/kit'
import type { TransactionContext } from '#kernel/context.ts'
import { endAccess } from '#identity/sessions/index.ts'
import { listMembersIn } from '../members/member-store.ts'
import { listMemberships } from '../workspace-store.ts'

/** Ends all keys of the machines in the workspaces that somebody owns. */
export async function endOwnMachines(ctx: TransactionContext, { userId }: { readonly userId: UserId }): Promise<void> {
  for (const { workspace_id: workspaceId, is_owner: isOwner } of await listMemberships(ctx, userId)) {
    if (!isOwner) continue
    for (const { user_id: id, kind } of await listMembersIn(ctx, workspaceId))
      if (kind === 'service_account') await endAccess(ctx, id)
  }
}
