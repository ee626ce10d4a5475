import { createReadStream } from 'node:fs'
import type { ListenedMusic, MusicOutline, MusicRecipe } from '@vireo/engines'
import { forgetStorageUse, recordItem } from '#history'
import type { TransactionContext } from '#kernel/context.ts'
import { transaction } from '#kernel/transaction.ts'
import { keepBlocks } from '#ports/keep-bytes.ts'
import type { With } from '#ports/ports.ts'
import { condenseLevels } from '#speech/sources/index.ts'
import { insertSong } from '../song-store.ts'
import type { SongId } from '../tables.ts'
import { keptFormatName } from './receive-song.ts'

const contentType = 'audio/mpeg'
const peaksMax = 400

type Upload = {
  readonly path: string
  readonly title: string
  readonly heard: ListenedMusic
  readonly outline: MusicOutline
  readonly recipe: MusicRecipe
  readonly seed: number
}

/** Books what was done beside keeping it, in the same transaction. */
export type Paying = (ctx: TransactionContext) => Promise<void>

/** Keeps what somebody brought as a song of theirs. Leaves no file where that fails. */
export async function keepUpload(
  ctx: With<'storage'>,
  { path, title, heard, ...made }: Upload,
  pay: Paying,
): Promise<SongId> {
  const [itemId, songId] = [ctx.newId('historyItem'), ctx.newId('song')]
  const storageKey = `history/${ctx.workspaceId}/${itemId}.mp3`
  const sizeBytes = await keepBlocks(ctx.ports.storage, storageKey, createReadStream(path, { signal: ctx.signal }))
  try {
    ctx.signal.throwIfAborted()
    await transaction(ctx, async (ctx) => {
      await pay(ctx)
      await recordItem(ctx, {
        id: itemId,
        source: 'Music',
        voice_id: null,
        voice_name: null,
        voice_category: null,
        model_id: null,
        text: title,
        settings: { song_id: songId, uploaded: true, tempo_bpm: heard.tempoBpm, key: heard.key },
        output_format: keptFormatName,
        content_type: contentType,
        content_key: null,
        storage_key: storageKey,
        size_bytes: sizeBytes,
        duration_ms: heard.durationMs,
        credits: 0,
        character_count_from: 0,
        character_count_to: 0,
        alignments: null,
        peaks: condenseLevels(heard.levels, peaksMax),
      })
      await insertSong(ctx, {
        id: songId,
        workspace_id: ctx.workspaceId,
        history_item_id: itemId,
        version_of: songId,
        origin: 'uploaded',
        audio_digest: null,
        ...made,
        created_at: ctx.now(),
      })
      ctx.afterCommit(forgetStorageUse)
    })
  } catch (error) {
    await ctx.ports.storage.remove(storageKey)
    throw error
  }
  return songId
}
