import type { Context } from '#kernel/context.ts'
import { transaction } from '#kernel/transaction.ts'
import { removeLeftFolders } from './left-folders.ts'
import { removeVideosAskedBefore, removeVideosOfRecordings } from './video-store.ts'

/** A video that nobody asks for any more is made again when somebody does. */
const keptMs = 7 * 24 * 3_600_000
const batchSize = 200

/** Forgets the videos of recordings that are gone. */
export async function forgetVideosOf(ctx: Context, recordingKeys: readonly string[]): Promise<void> {
  await transaction(ctx, async (ctx) => {
    const storageKeys = await removeVideosOfRecordings(ctx, recordingKeys)
    if (storageKeys.length > 0) await ctx.emit('sharing.videos-purged', { storageKeys })
  })
}

/** Forgets videos that nobody asked for in a week, and what killed processes left of making them. */
export async function tendVideos(ctx: Context): Promise<{ forgotten: number }> {
  await removeLeftFolders()
  const before = new Date(ctx.now().getTime() - keptMs)
  for (let forgotten = 0; ;) {
    const { count } = await transaction(ctx, async (ctx) => {
      const removed = await removeVideosAskedBefore(ctx, before, batchSize)
      if (removed.storageKeys.length > 0) await ctx.emit('sharing.videos-purged', { storageKeys: removed.storageKeys })
      return removed
    })
    forgotten += count
    if (count < batchSize) return { forgotten }
  }
}
