import type { Input } from '@vireo/contracts/kit'
import type { enginesEndpoints } from '@vireo/contracts/engines'
import type { ModelEntry } from '#ports/models.ts'
import type { With } from '#ports/ports.ts'
import { findModel } from './find-model.ts'
import { requireOperator } from '#identity/support-access/index.ts'

/** Lists who speaks in a model, and who of them is a voice; nobody in one that is not installed. */
export async function listSpeakers(
  ctx: With<'settings' | 'models'>,
  { model: name }: Input<typeof enginesEndpoints.speakers>,
): Promise<ModelEntry> {
  await requireOperator(ctx)
  return findModel(ctx, name)
}
