import type { UserId } from '@vireo/contracts/kit'
import { writeAudit } from '#kernel/audit.ts'
import type { Context } from '#kernel/context.ts'
import { transaction } from '#kernel/transaction.ts'
import { updateInstanceAdmin } from '../user-store.ts'

/**
 * Appoints a person to administer this instance: on the operator's command, or because they opened its first account.
 */
export function appointAdmin(ctx: Context, { userId }: { readonly userId: UserId }): Promise<void> {
  return transaction(ctx, async (ctx) => {
    await updateInstanceAdmin(ctx, userId, true)
    await writeAudit(ctx, { action: 'users.admin-appointed', target: { kind: 'user', id: userId } })
  })
}
