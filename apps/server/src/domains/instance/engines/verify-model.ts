import type { Input } from '@vireo/contracts/kit'
import type { enginesEndpoints } from '@vireo/contracts/engines'
import type { With } from '#ports/ports.ts'
import { findModelAsOperator } from './find-model.ts'

/** Compares every file of a model with what was installed. Returns what is wrong, a line each. */
export async function verifyModel(
  ctx: With<'settings' | 'models'>,
  { model: name }: Input<typeof enginesEndpoints.verify>,
): Promise<readonly string[]> {
  await findModelAsOperator(ctx, name)
  return ctx.ports.models.verify(name)
}
