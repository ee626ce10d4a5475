import type { Input } from '@vireo/contracts/kit'
import type { enginesEndpoints } from '@vireo/contracts/engines'
import { writeAudit } from '#kernel/audit.ts'
import { transaction } from '#kernel/transaction.ts'
import type { ModelEntry } from '#ports/models.ts'
import type { With } from '#ports/ports.ts'
import { findModel, refusalOf } from './find-model.ts'
import { requireOperator } from '#identity/support-access/index.ts'

/** Makes some speakers of a model voices, and no others. Throws `model_refused` for somebody who is not in it. */
export async function chooseModelVoices(
  ctx: With<'settings' | 'models'>,
  { model: name, speaker_ids: bases }: Input<typeof enginesEndpoints.chooseVoices>,
): Promise<ModelEntry> {
  await requireOperator(ctx)
  await findModel(ctx, name)
  try {
    await ctx.ports.models.chooseVoices(name, bases)
  } catch (error) {
    throw refusalOf(error)
  }
  await transaction(ctx, (ctx) =>
    writeAudit(ctx, {
      action: 'engines.model-voices-chosen',
      target: { kind: 'model', id: name },
      details: { voices: bases.length },
    }),
  )
  return findModel(ctx, name)
}
