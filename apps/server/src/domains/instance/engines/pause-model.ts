import type { Input } from '@vireo/contracts/kit'
import type { enginesEndpoints } from '@vireo/contracts/engines'
import { writeAudit } from '#kernel/audit.ts'
import { transaction } from '#kernel/transaction.ts'
import type { ModelEntry } from '#ports/models.ts'
import type { With } from '#ports/ports.ts'
import { findModel } from './find-model.ts'
import { requireOperator } from '#identity/support-access/index.ts'

/** Stops the download of a model; what is there stays. */
export async function pauseModel(
  ctx: With<'settings' | 'models'>,
  { model: name }: Input<typeof enginesEndpoints.pause>,
): Promise<ModelEntry> {
  await requireOperator(ctx)
  await findModel(ctx, name)
  await ctx.ports.models.pause(name)
  await transaction(ctx, (ctx) =>
    writeAudit(ctx, { action: 'engines.model-paused', target: { kind: 'model', id: name } }),
  )
  return findModel(ctx, name)
}
