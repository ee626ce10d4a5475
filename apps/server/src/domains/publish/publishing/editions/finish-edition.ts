import { assertNotTakenDown, forgetPages } from '#sharing'
import { enqueue } from '#jobs/enqueue.ts'
import type { Context } from '#kernel/context.ts'
import { transaction } from '#kernel/transaction.ts'
import type { EditionRow } from '../tables.ts'
import { tellUnreleased } from '../schedules/tell-unreleased.ts'
import { itemsOf } from '../works/chapter-store.ts'
import { holdWork } from '../works/work-store.ts'
import { dateChapters, listEditionChapters } from './edition-chapter-store.ts'
import { endEdition, listOpenEditions, releaseEdition } from './edition-store.ts'
import { removeFilesJob } from './remove-files-job.ts'

/**
 * Releases an edition, or keeps why it is not, and tells its owner. One that was withdrawn meanwhile stays withdrawn. Throws `share_link_taken_down`
 * for one with a recording that was taken out of public view meanwhile.
 */
export async function finishEdition(
  ctx: Context,
  { id, work_id: workId }: EditionRow,
  errorCode?: string,
): Promise<void> {
  await transaction(ctx, async (ctx) => {
    const work = await holdWork(ctx, workId)
    if (!work) return
    const open = await listOpenEditions(ctx, workId)
    const edition = open.find((one) => one.id === id)
    if (edition?.state !== 'making') return
    if (errorCode !== undefined) {
      const keys = await endEdition(ctx, edition, { state: 'failed', errorCode })
      await tellUnreleased(ctx, work, {
        code: errorCode,
        occasion: `publishing.unreleased ${id}`,
        alsoTo: edition.created_by,
      })
      return void (await enqueue(ctx, removeFilesJob, { keys }))
    }
    // What was taken out of public view while it was made is not heard for a moment.
    await assertNotTakenDown(ctx, itemsOf(await listEditionChapters(ctx, id)))
    const before = open.find(({ state }) => state === 'live')
    await dateChapters(ctx, id, before?.id)
    if (before) await enqueue(ctx, removeFilesJob, { keys: await endEdition(ctx, before, { state: 'replaced' }) })
    await releaseEdition(ctx, id)
    ctx.afterCommit(forgetPages)
  })
}
