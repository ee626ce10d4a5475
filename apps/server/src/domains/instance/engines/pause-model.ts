import type { Input } from '@vireo/contracts/kit'
import type { enginesEndpoints } from '@vireo/contracts/engines'
import type { ModelEntry } from '#ports/models.ts'
import type { With } from '#ports/ports.ts'
import { changeModel } from './change-model.ts'
import { findModelAsOperator } from './find-model.ts'

/** Stops the download of a model; what is there stays. */
export async function pauseModel(
  ctx: With<'settings' | 'models'>,
  { model: name }: Input<typeof enginesEndpoints.pause>,
): Promise<ModelEntry> {
  await findModelAsOperator(ctx, name)
  return changeModel(ctx, name, { change: () => ctx.ports.models.pause(name), action: 'engines.model-paused' })
}
