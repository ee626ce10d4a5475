import type { Context } from '#kernel/context.ts'
import { contentTypeOf } from '@vireo/audio'

import { keepWavSize } from '#ports/provenance/keep-wav-size.ts'
import { transaction } from '#kernel/transaction.ts'
import { recordItem } from '#history'
import { settle } from '#usage/reservations/index.ts'
import { condenseLevels } from '../condense-levels.ts'
import { settleAll } from '../settle-all.ts'
import type { FinishedTake, Held } from '../sources/source-take.ts'
import { voiceChangeCost } from './voice-change-cost.ts'
import type { VoiceChangeParts } from './voice-change-parts.ts'

type FinishedChange = VoiceChangeParts & Held & FinishedTake & { readonly storageKey: string }

const peaksMax = 400

/** Makes a recording safe: the file first, then price and history row in one transaction. */
export async function keepVoiceChange(ctx: Context, finished: FinishedChange): Promise<void> {
  const { plan, spool, writer, pendingWork, sizeBytes, durationMs } = finished
  await spool.flush()
  if (plan.format.codec === 'wav') {
    await keepWavSize(writer, sizeBytes)
  }
  if (plan.logged) await writer.commit()
  const credits = voiceChangeCost(durationMs)
  await transaction(ctx, async (ctx) => {
    const made = { modelId: plan.model.id, voiceId: plan.voice.voiceId, durationMs: Math.round(durationMs) }
    const counts = await settleAll(pendingWork.reservations, credits, (id, part, isFirst) =>
      // All of it with the first part, so that adding up counts it once.
      settle(ctx, id, part, isFirst ? made : { modelId: made.modelId, voiceId: made.voiceId }),
    )
    if (!plan.logged) return
    await recordItem(ctx, {
      id: finished.historyItemId,
      source: 'STS',
      voice_id: plan.voice.voiceId,
      voice_name: plan.voice.name,
      voice_category: plan.voice.category,
      model_id: plan.model.id,
      text: null,
      settings: presentableSettings(finished),
      output_format: plan.formatName,
      content_type: contentTypeOf(plan.format),
      content_key: plan.contentKey ?? null,
      storage_key: finished.storageKey,
      size_bytes: sizeBytes,
      duration_ms: Math.round(durationMs),
      credits,
      character_count_from: counts.from,
      character_count_to: counts.to,
      alignments: null,
      peaks: condenseLevels(finished.levels, peaksMax),
      is_whole: finished.isWhole,
    })
  })
}

function presentableSettings({ plan, source }: FinishedChange): Record<string, unknown> {
  const { settings, seed, removesNoise, sourceName } = plan
  return {
    stability: settings.stability,
    similarity_boost: settings.similarityBoost,
    style: settings.style,
    use_speaker_boost: settings.useSpeakerBoost,
    seed,
    remove_background_noise: removesNoise,
    source_duration_ms: Math.round(source.durationMs),
    ...(sourceName !== undefined && { source_name: sourceName }),
  }
}
