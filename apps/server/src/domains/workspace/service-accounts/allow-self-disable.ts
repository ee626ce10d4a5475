import type { Input } from '@vireo/contracts/kit'
import type { serviceAccountsEndpoints } from '@vireo/contracts/service-accounts'
import { writeAudit } from '#kernel/audit.ts'
import type { Context } from '#kernel/context.ts'
import { transaction } from '#kernel/transaction.ts'
import { storeSelfDisable } from './self-disable-store.ts'

/** Decides whether keys of the workspace may disable themselves where they do not say so; null is as the plan says. */
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
