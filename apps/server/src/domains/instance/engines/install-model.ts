import type { Input } from '@vireo/contracts/kit'
import type { enginesEndpoints } from '@vireo/contracts/engines'
import { AppError } from '#kernel/errors.ts'
import type { ModelEntry } from '#ports/models.ts'
import type { With } from '#ports/ports.ts'
import { changeModel } from './change-model.ts'
import { findModelAsOperator } from './find-model.ts'

/**
 * Begins to install a model, or goes on with it. Throws `licence_not_accepted`, and `model_refused` where it does not fit
 * this machine.
 */
export async function installModel(
  ctx: With<'settings' | 'models'>,
  { model: name, accept_licence: accepts }: Input<typeof enginesEndpoints.install>,
): Promise<ModelEntry> {
  const { licence } = await findModelAsOperator(ctx, name)
  if (!accepts) throw new AppError('licence_not_accepted', { param: 'accept_licence' })
  return changeModel(ctx, name, {
    change: () => ctx.ports.models.install(name),
    action: 'engines.model-install-begun',
    details: { licence: licence.name },
  })
}
