import type { Input } from '@vireo/contracts/kit'
import type { enginesEndpoints } from '@vireo/contracts/engines'
import type { ModelEntry } from '#ports/models.ts'
import type { With } from '#ports/ports.ts'
import { changeModel } from './change-model.ts'
import { findModelAsOperator } from './find-model.ts'

/** Makes some speakers of a model voices, and no others. Throws `model_refused` for somebody who is not in it. */
export async function chooseModelVoices(
  ctx: With<'settings' | 'models'>,
  { model: name, speaker_ids: bases }: Input<typeof enginesEndpoints.chooseVoices>,
): Promise<ModelEntry> {
  await findModelAsOperator(ctx, name)
  return changeModel(ctx, name, {
    change: () => ctx.ports.models.chooseVoices(name, bases),
    action: 'engines.model-voices-chosen',
    details: { voices: bases.length },
  })
}
