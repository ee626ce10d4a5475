import type { Input } from '@vireo/contracts/kit'
import type { soundEffectsEndpoints } from '@vireo/contracts/sound-effects'
import type { ByteAnswer } from '#kernel/byte-stream.ts'
import type { Context } from '#kernel/context.ts'
import { transaction } from '#kernel/transaction.ts'
import { keepBytes } from '#ports/keep-bytes.ts'
import type { With } from '#ports/ports.ts'
import { assertRoomForItem, findOwnItems, getOwnItem, type HistoryRow, recordItem, sendStored } from '#history'
import { libraryFile } from './download/library-file.ts'
import { enterUnpaid } from '#usage'
import { findHeard } from './find-heard.ts'
import type { Making } from './house/make-house-sound.ts'
import { findPurchase, lockPurchase, savePurchase } from './store/count-store.ts'
import { insertPrint } from './store/print-store.ts'
import { findSound } from './store/sound-store.ts'
import type { SeenSound } from './store/tables.ts'

type Taking = Making & With<'concurrency' | 'manifests' | 'media' | 'settings'>

/**
 * Takes a sound of the library into the history of the caller's workspace, where it stays whatever becomes of the sound, and answers
 * it. It costs nothing; what is there already is answered again. Throws `sound_not_found`.
 */
export async function purchaseSound(
  ctx: Taking,
  { generation_id: id }: Input<typeof soundEffectsEndpoints.purchase>,
): Promise<ByteAnswer> {
  const sound = await findHeard(ctx, id)
  const item = (await findTaken(ctx, sound)) ?? (await inPlace(ctx, () => take(ctx, sound)))
  const { storage_key: key, content_type: contentType, size_bytes: sizeBytes } = item
  const answer = sendStored(ctx.ports.storage, { key, contentType, sizeBytes, etag: item.id })
  return { contentType, sizeBytes, headers: { 'history-item-id': item.id, 'character-cost': '0' }, send: answer.send }
}

async function findTaken(ctx: Context, sound: SeenSound): Promise<HistoryRow | undefined> {
  const id = sound.workspace_id === ctx.workspaceId ? sound.history_item_id : await findPurchase(ctx, sound.id)
  const [item] = id ? await findOwnItems(ctx, [id]) : []
  return item
}

/** Lets copying take a place: of many who ask at once, few are at work. */
async function inPlace<T>(ctx: Taking, work: () => Promise<T>): Promise<T> {
  const place = await enterUnpaid(ctx)
  try {
    return await work()
  } finally {
    place.leave()
  }
}

async function take(ctx: Taking, sound: SeenSound): Promise<HistoryRow> {
  await assertRoomForItem(ctx)
  const file = await libraryFile(ctx, sound, 'mp3')
  const parts: Uint8Array[] = []
  for await (const part of file.bytes) parts.push(part)
  const bytes = Buffer.concat(parts)
  const id = ctx.newId('historyItem')
  const storageKey = `history/${ctx.workspaceId}/${id}.mp3`
  await keepBytes(ctx.ports.storage, storageKey, bytes)
  // One of the house may have been made just now.
  const known = (await findSound(ctx, sound.id)) ?? sound
  let before: HistoryRow | undefined
  try {
    before = await transaction(ctx, async (ctx) => {
      await lockPurchase(ctx, sound.id)
      // Asked for twice at once, it is taken once.
      const taken = await findTaken(ctx, sound)
      if (taken) return taken
      await recordItem(ctx, {
        id,
        source: 'SFX',
        voice_id: null,
        voice_name: null,
        voice_category: null,
        model_id: null,
        text: sound.name,
        settings: { duration_seconds: null, loop: sound.is_loop, library_sound: sound.id, licence: sound.licence },
        output_format: 'mp3_44100_128',
        content_type: 'audio/mpeg',
        storage_key: storageKey,
        size_bytes: bytes.byteLength,
        duration_ms: known.duration_ms ?? 0,
        credits: 0,
        character_count_from: 0,
        character_count_to: 0,
        alignments: null,
        peaks: known.peaks,
      })
      if (known.print) await insertPrint(ctx, id, known.print)
      await savePurchase(ctx, sound.id, id)
      return undefined
    })
  } catch (error) {
    await ctx.ports.storage.remove(storageKey)
    throw error
  }
  if (!before) return getOwnItem(ctx, { history_item_id: id })
  await ctx.ports.storage.remove(storageKey)
  return before
}
