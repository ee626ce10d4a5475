import type { Input } from '@vireo/contracts/kit'
import type { enginesEndpoints } from '@vireo/contracts/engines'
import { writeAudit } from '#kernel/audit.ts'
import { transaction } from '#kernel/transaction.ts'
import type { With } from '#ports/ports.ts'
import { findModelAsOperator } from './find-model.ts'

/** Removes a model with all that was downloaded of it; its voices fall silent, and others go on. */
export async function removeModel(
  ctx: With<'settings' | 'models'>,
  { model: name }: Input<typeof enginesEndpoints.remove>,
): Promise<void> {
  await findModelAsOperator(ctx, name)
  await ctx.ports.models.remove(name)
  await transaction(ctx, (ctx) =>
    writeAudit(ctx, { action: 'engines.model-removed', target: { kind: 'model', id: name } }),
  )
}
