import type { Input } from '@vireo/contracts/kit'
import type { enginesEndpoints } from '@vireo/contracts/engines'
import { writeAudit } from '#kernel/audit.ts'
import { AppError } from '#kernel/errors.ts'
import { transaction } from '#kernel/transaction.ts'
import type { ModelEntry } from '#ports/models.ts'
import type { With } from '#ports/ports.ts'
import { findModel, refusalOf } from './find-model.ts'
import { requireOperator } from '#identity/support-access/index.ts'

/**
 * Begins to install a model, or goes on with it. Throws `licence_not_accepted`, and `model_refused` where it does not fit
 * this machine.
 */
export async function installModel(
  ctx: With<'settings' | 'models'>,
  { model: name, accept_licence: accepts }: Input<typeof enginesEndpoints.install>,
): Promise<ModelEntry> {
  await requireOperator(ctx)
  const { licence } = await findModel(ctx, name)
  if (!accepts) throw new AppError('licence_not_accepted', { param: 'accept_licence' })
  try {
    await ctx.ports.models.install(name)
  } catch (error) {
    throw refusalOf(error)
  }
  await transaction(ctx, (ctx) =>
    writeAudit(ctx, {
      action: 'engines.model-install-begun',
      target: { kind: 'model', id: name },
      details: { licence: licence.name },
    }),
  )
  return findModel(ctx, name)
}
