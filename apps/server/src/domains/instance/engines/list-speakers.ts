import type { Input } from '@vireo/contracts/kit'
import type { enginesEndpoints } from '@vireo/contracts/engines'
import type { ModelEntry } from '#ports/models.ts'
import type { With } from '#ports/ports.ts'
import { findModelAsOperator } from './find-model.ts'

/** Lists who speaks in a model, and who of them is a voice; nobody in one that is not installed. */
export function listSpeakers(
  ctx: With<'settings' | 'models'>,
  { model: name }: Input<typeof enginesEndpoints.speakers>,
): Promise<ModelEntry> {
  return findModelAsOperator(ctx, name)
}
