import { createReadStream } from 'node:fs'
import { join } from 'node:path'
import type { Input } from '@vireo/contracts/kit'
import { orderLimits, type productionsEndpoints } from '@vireo/contracts/productions'
import { assertRoomForItem, forgetStorageUse } from '#history'
import { enqueue } from '#jobs/enqueue.ts'
import { AppError } from '#kernel/errors.ts'
import { transaction } from '#kernel/transaction.ts'
import { keepBlocks } from '#ports/keep-bytes.ts'
import type { With } from '#ports/ports.ts'
import { enterUnpaid } from '#usage'
import { inScratchFolder } from '#voices/samples/index.ts'
import { assertOpen, getOpenOrder, holdOrder } from '../orders/hold-order.ts'
import { moveOrder } from '../orders/move-order.ts'
import { languageOf } from '../prices/language-of.ts'
import type { MediaRow } from '../tables.ts'
import { fetchMedia } from './fetch-media.ts'
import { insertMedia, listMedia } from './media-store.ts'
import { probeMedia } from './probe-media.ts'
import { removeFilesJob } from './remove-files-job.ts'

type Asked = Input<typeof productionsEndpoints.registerMedia>
type Registering = With<'concurrency' | 'media' | 'outbound' | 'settings' | 'storage'>

/** Refuses a recording before any of it has come. */
export async function assertMayRegister(ctx: With<'settings'>, place: Pick<Asked, 'order_id'>): Promise<void> {
  await getOpenOrder(ctx, place.order_id)
  if ((await listMedia(ctx, place.order_id)).length >= orderLimits.mediaMax)
    throw new AppError('production_media_limit_reached')
  await assertRoomForItem(ctx)
}

/** Adds a recording to an open order. Nothing is kept of one that is refused. Throws what the contract names. */
export async function registerMedia(ctx: Registering, asked: Asked): Promise<MediaRow> {
  const language = languageOf(asked.declared_language, 'declared_language')
  await assertMayRegister(ctx, asked)
  const [file] = asked.files.media
  if ((file !== undefined) === Boolean(asked.media_url))
    throw new AppError('invalid_parameters', {
      message: 'Send a recording as a file, or the address of one.',
      param: 'media',
    })
  if (file) {
    const { path, sizeBytes, fieldName, fileName } = file
    return keepMedia(ctx, asked, { sent: { path, sizeBytes, fieldName }, language, name: nameOf(fileName) })
  }
  // Nobody waits for more than two at once: what is fetched lies on the disk of all.
  const place = await enterUnpaid(ctx)
  try {
    return await inScratchFolder(async (folder) => {
      const url = asked.media_url ?? ''
      const to = join(folder, 'media')
      const sent = { path: to, sizeBytes: await fetchMedia(ctx, url, to), fieldName: 'media_url' }
      const name = nameOf(asked.media_url_filename ?? decodedName(url))
      return keepMedia(ctx, asked, { sent, language, name })
    })
  } finally {
    place.leave()
  }
}

type Brought = { readonly sent: Parameters<typeof probeMedia>[1]; readonly language: string; readonly name: string }

async function keepMedia(ctx: Registering, { order_id: orderId }: Asked, brought: Brought): Promise<MediaRow> {
  const { durationMs, mediaType } = await probeMedia(ctx, brought.sent)
  forgetStorageUse(ctx)
  await assertRoomForItem(ctx, brought.sent.sizeBytes)
  const id = ctx.newId('productionMedia')
  const row: MediaRow = {
    id,
    order_id: orderId,
    workspace_id: ctx.workspaceId,
    name: brought.name,
    content_type: mediaType,
    language: brought.language,
    storage_key: `productions/${ctx.workspaceId}/${orderId}/${id}`,
    size_bytes: brought.sent.sizeBytes,
    duration_ms: durationMs,
    created_at: ctx.now(),
  }
  try {
    const blocks = createReadStream(brought.sent.path, { signal: ctx.signal })
    await keepBlocks(ctx.ports.storage, row.storage_key, blocks)
    ctx.signal.throwIfAborted()
    await transaction(ctx, async (ctx) => {
      const order = assertOpen(await holdOrder(ctx, orderId))
      if ((await listMedia(ctx, orderId)).length >= orderLimits.mediaMax)
        throw new AppError('production_media_limit_reached')
      await insertMedia(ctx, row)
      await moveOrder(ctx, order, { action: 'edit', who: 'buyer' })
      ctx.afterCommit(forgetStorageUse)
    })
  } catch (error) {
    await transaction(ctx, (ctx) => enqueue(ctx, removeFilesJob, { keys: [row.storage_key] }))
    throw error
  }
  return row
}

const unfit = /[\p{Cc}\\/]/gu

/** Returns the last part of a name that somebody gave, as it can be shown. */
function nameOf(given: string): string {
  const last = given.split(/[\\/]/u).at(-1) ?? ''
  return last.replaceAll(unfit, '').trim().slice(0, 255) || 'recording'
}

function decodedName(url: string): string {
  const { pathname } = new URL(url)
  try {
    return decodeURIComponent(pathname)
  } catch {
    return pathname
  }
}
