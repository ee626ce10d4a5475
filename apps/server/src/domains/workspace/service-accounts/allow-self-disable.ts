import type { Input } from '@vireo/contracts/kit'
import type { serviceAccountsEndpoints } from '@vireo/contracts/service-accounts'
import { writeAudit } from '#kernel/audit.ts'
import type { Context } from '#kernel/context.ts'
import { transaction } from '#kernel/transaction.ts'
import { storeSelfDisable } from './self-disable-store.ts'

/** Sets whether keys of the workspace may disable themselves unless they say otherwise; null leaves it to the plan. */
export function allowSelfDisable(
  ctx: Context,
  { third_party_disable_allowed: allowed }: Input<typeof serviceAccountsEndpoints.allowSelfDisable>,
): Promise<void> {
  return transaction(ctx, async (ctx) => {
    await storeSelfDisable(ctx, allowed)
    await writeAudit(ctx, {
      action: 'service-accounts.self-disable-decided',
      target: { kind: 'workspace', id: ctx.workspaceId },
      details: { allowed },
    })
  })
}
