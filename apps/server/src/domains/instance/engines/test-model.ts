import type { Input } from '@vireo/contracts/kit'
import type { enginesEndpoints } from '@vireo/contracts/engines'
import type { ModelTrial } from '#ports/models.ts'
import type { With } from '#ports/ports.ts'
import { findModelAsOperator, refusalOf } from './find-model.ts'

/** Tries an installed model on one sentence. Throws `model_refused` where it is not installed or cannot be used. */
export async function testModel(
  ctx: With<'settings' | 'models'>,
  { model: name }: Input<typeof enginesEndpoints.test>,
): Promise<ModelTrial> {
  await findModelAsOperator(ctx, name)
  try {
    return await ctx.ports.models.test(name)
  } catch (error) {
    throw refusalOf(error)
  }
}
