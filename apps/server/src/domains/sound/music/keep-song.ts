import { contentTypeOf } from '@vireo/audio'
import { musicCredits } from '@vireo/contracts/music'
import { recordItem } from '#history'
import { transaction } from '#kernel/transaction.ts'
import type { With } from '#ports/ports.ts'
import { condenseLevels, type FinishedTake, type Held, settleAll } from '#speech/sources/index.ts'
import { settle } from '#usage/reservations/index.ts'
import type { SongIds, SongPlan } from './plan-request.ts'
import { digestOf } from './separation/audio-digest.ts'
import { insertSong } from './song-store.ts'

type Finished = SongPlan & SongIds & Held & FinishedTake & { readonly storageKey: string; readonly contentKey: string }

const peaksMax = 400

/**
 * Makes a piece safe: the file first, then price, item and song in one transaction. What was left before its end has an item
 * and no song: the score of the rest was not paid.
 */
export async function keepSong(ctx: With<'storage'>, finished: Finished): Promise<void> {
  const { spool, writer, pendingWork, outline, durationMs, isWhole, itemId, modelId } = finished
  await spool.flush()
  await writer.commit()
  const digest = await digestOf(writer)
  const credits = Math.min(finished.credits, musicCredits(durationMs))
  await transaction(ctx, async (ctx) => {
    const counts = await settleAll(pendingWork.reservations, credits, (id, part) => settle(ctx, id, part, { modelId }))
    await recordItem(ctx, {
      id: itemId,
      source: 'Music',
      voice_id: null,
      voice_name: null,
      voice_category: null,
      model_id: modelId,
      text: finished.wishes.prompt ?? outline.title,
      settings: {
        song_id: isWhole ? finished.songId : null,
        seed: finished.wishes.seed,
        genre: outline.genre,
        tempo_bpm: outline.tempoBpm,
        key: outline.key,
        loop: outline.isLoop,
      },
      output_format: finished.formatName,
      content_type: contentTypeOf(finished.format),
      content_key: finished.contentKey,
      storage_key: finished.storageKey,
      size_bytes: finished.sizeBytes,
      duration_ms: Math.round(durationMs),
      credits,
      character_count_from: counts.from,
      character_count_to: counts.to,
      alignments: null,
      peaks: condenseLevels(finished.levels, peaksMax),
      is_whole: isWhole,
    })
    if (!isWhole) return
    await insertSong(ctx, {
      id: finished.songId,
      workspace_id: ctx.workspaceId,
      history_item_id: itemId,
      version_of: finished.versionOf ?? finished.songId,
      origin: 'composed',
      audio_digest: digest,
      seed: finished.wishes.seed,
      recipe: finished.recipe,
      outline,
      created_at: ctx.now(),
    })
  })
}
