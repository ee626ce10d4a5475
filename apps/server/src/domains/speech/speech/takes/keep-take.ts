import type { Context } from '#kernel/context.ts'
import { contentTypeOf } from '@vireo/audio'

import { keepWavSize } from '#ports/provenance/keep-wav-size.ts'
import { transaction } from '#kernel/transaction.ts'
import { recordItem } from '#history'
import { type Reservation, settle } from '#usage/reservations/index.ts'
import { upsertCachedTake } from '../cache/cached-take-store.ts'
import { presentEffects } from '../effects/read-effects.ts'
import type { GenerationParts } from '../generation-parts.ts'
import { settleAll } from '../settle-all.ts'
import type { Spool } from './spool.ts'
import type { CachedPiece } from '../tables.ts'
import type { Take } from './take.ts'

export type FinishedTake = GenerationParts & {
  readonly take: Take
  readonly spool: Spool
  readonly pieces: readonly CachedPiece[]
  readonly reservations: readonly Reservation[]
}

/** Makes a take safe: the file first, then price and history row in one transaction. */
export async function keepTake(ctx: Context, finished: FinishedTake): Promise<void> {
  const { rendering, take, spool, writer } = finished
  await spool.flush()
  if (rendering.format.codec === 'wav') {
    await keepWavSize(writer, take.tail.end)
  }
  if (rendering.logged) await writer.commit()
  const credits = take.credits()
  const turns = take.spokenTurns()
  const text = turns ? turns.map((turn) => turn.text).join('\n') : take.spokenText()
  const speakers = speakersOf(finished)
  await transaction(ctx, async (ctx) => {
    const counts = await settleAll(finished.reservations, credits, (id, part, isFirst) =>
      settle(ctx, id, part, {
        modelId: rendering.model.id,
        ...(speakers.voice_id !== null && { voiceId: speakers.voice_id }),
        // All of it with the first part, so that adding up counts it once.
        ...(isFirst && { characters: charactersOf(take.spokenText()), durationMs: Math.round(take.durationMs) }),
      }),
    )
    if (!rendering.logged) return
    await recordItem(ctx, {
      id: finished.historyItemId,
      source: 'TTS',
      ...speakers,
      model_id: rendering.model.id,
      text,
      dialogue:
        turns?.map(({ voice, text: said }) => ({ text: said, voice_id: voice.voiceId, voice_name: voice.name })) ??
        null,
      settings: presentableSettings(finished),
      output_format: rendering.formatName,
      content_type: contentTypeOf(rendering.format),
      content_key: rendering.contentKey ?? null,
      storage_key: finished.storageKey,
      size_bytes: take.tail.end,
      duration_ms: Math.round(take.durationMs),
      credits,
      character_count_from: counts.from,
      character_count_to: counts.to,
      alignments: take.alignments(),
      peaks: take.peaks(),
      is_whole: take.isComplete,
    })
    if (rendering.cacheKey === undefined || !take.isComplete) return
    await upsertCachedTake(ctx, rendering.cacheKey, {
      history_item_id: finished.historyItemId,
      pieces: finished.pieces,
      duration_ms: take.durationMs,
    })
  })
}

/** Returns whom the history names beside the recording; a dialogue of several belongs to no single voice. */
function speakersOf({ rendering, take }: FinishedTake) {
  const voices = new Map(
    (take.spokenTurns() ?? [{ voice: rendering.voice }]).map(({ voice }) => [voice.voiceId, voice]),
  )
  const [first = rendering.voice, ...others] = voices.values()
  const single = others.length === 0
  return {
    voice_id: single ? first.voiceId : null,
    voice_name: [first, ...others].map(({ name }) => name).join(', '),
    voice_category: single ? first.category : null,
  }
}

function charactersOf(text: string): number {
  let count = 0
  for (const _ of text) count += 1
  return count
}

function presentableSettings({ rendering, take }: FinishedTake): Record<string, unknown> {
  const { settings, seed, language, effects } = rendering
  return {
    stability: settings.stability,
    similarity_boost: settings.similarityBoost,
    style: settings.style,
    use_speaker_boost: settings.useSpeakerBoost,
    speed: settings.speed,
    quality: settings.quality,
    seed,
    ...(language !== undefined && { language_code: language }),
    ...(effects && { audio_effects: presentEffects(effects) }),
    ...take.describe(),
  }
}
