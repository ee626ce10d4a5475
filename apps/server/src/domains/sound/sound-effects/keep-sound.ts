import { contentTypeOf } from '@vireo/audio'
import type { HistoryItemId } from '@vireo/contracts/kit'
import { transaction } from '#kernel/transaction.ts'
import { keepBytes } from '#ports/keep-bytes.ts'
import type { With } from '#ports/ports.ts'
import { recordItem } from '#history'
import { type Reservation, settle } from '#usage/reservations/index.ts'
import { insertPrint } from './library/store/print-store.ts'
import type { MadeSound } from './make-sound.ts'
import type { SoundPlan } from './plan-sound.ts'

/** Makes a sound safe: the file first, then price and history row in one transaction. Leaves no file where that fails. */
export async function keepSound(
  ctx: With<'storage'>,
  plan: SoundPlan,
  made: MadeSound,
  reservation: Reservation,
): Promise<HistoryItemId> {
  const id = ctx.newId('historyItem')
  const storageKey = `history/${ctx.workspaceId}/${id}.${plan.format.codec}`
  await keepBytes(ctx.ports.storage, storageKey, made.bytes)
  try {
    await transaction(ctx, async (ctx) => {
      const counts = await settle(ctx, reservation.id, plan.credits, { modelId: plan.modelId })
      await recordItem(ctx, {
        id,
        source: 'SFX',
        voice_id: null,
        voice_name: null,
        voice_category: null,
        model_id: plan.modelId,
        text: plan.wishes.text,
        settings: { ...settingsOf(plan), ...(made.engine !== undefined && { engine: made.engine }) },
        output_format: plan.formatName,
        content_type: contentTypeOf(plan.format),
        content_key: plan.contentKey,
        storage_key: storageKey,
        size_bytes: made.bytes.byteLength,
        duration_ms: made.durationMs,
        credits: plan.credits,
        character_count_from: counts.from,
        character_count_to: counts.to,
        alignments: null,
        peaks: made.peaks,
      })
      await insertPrint(ctx, id, made.print)
    })
  } catch (error) {
    await ctx.ports.storage.remove(storageKey)
    throw error
  }
  return id
}

/** Answers what the sound can be made again with. */
function settingsOf({ wishes }: SoundPlan): Readonly<Record<string, unknown>> {
  return {
    duration_seconds: wishes.seconds ?? null,
    loop: wishes.loops,
    prompt_influence: wishes.influence,
    seed: wishes.seed,
  }
}
