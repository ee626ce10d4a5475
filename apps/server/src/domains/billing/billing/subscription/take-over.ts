import type { Context } from '#kernel/context.ts'
import { writeAudit } from '#kernel/audit.ts'
import type { ProviderSnapshot } from '#ports/billing-provider.ts'

import { transaction } from '#kernel/transaction.ts'
import { applySnapshot } from '../snapshots/apply-snapshot.ts'

export type Done =
  | 'upgraded'
  | 'downgrade-scheduled'
  | 'downgrade-canceled'
  | 'cancellation-scheduled'
  | 'cancellation-taken-back'
  | 'discount-applied'

/** Takes over what a provider made of a request, and writes down who made it. */
export async function takeOver(
  ctx: Context,
  snapshot: ProviderSnapshot,
  done: Done,
  details: Readonly<Record<string, string | null>> = {},
): Promise<void> {
  const { workspaceId } = ctx
  await transaction(ctx, async (ctx) => {
    const outcome = await applySnapshot(ctx, snapshot)
    // A provider that answers a repeat with what it said before has done nothing again.
    if (outcome === 'known') return
    const target = { kind: 'workspace', id: workspaceId }
    await writeAudit(ctx, { action: `billing.${done}`, target, details: { provider: snapshot.provider, ...details } })
  })
}
