import type { Input } from '@vireo/contracts/kit'
import type { enginesEndpoints } from '@vireo/contracts/engines'
import { writeAudit } from '#kernel/audit.ts'
import { transaction } from '#kernel/transaction.ts'
import type { With } from '#ports/ports.ts'
import { findModel } from './find-model.ts'
import { requireOperator } from '#identity/support-access/index.ts'

/** Removes a model with all that was downloaded of it; its voices fall silent, and others go on. */
export async function removeModel(
  ctx: With<'settings' | 'models'>,
  { model: name }: Input<typeof enginesEndpoints.remove>,
): Promise<void> {
  await requireOperator(ctx)
  await findModel(ctx, name)
  await ctx.ports.models.remove(name)
  await transaction(ctx, (ctx) =>
    writeAudit(ctx, { action: 'engines.model-removed', target: { kind: 'model', id: name } }),
  )
}
