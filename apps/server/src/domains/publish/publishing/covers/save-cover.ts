import { enqueue } from '#jobs/enqueue.ts'
import { writeAudit } from '#kernel/audit.ts'
import { transaction } from '#kernel/transaction.ts'
import type { With } from '#ports/ports.ts'
import { removeFilesJob } from '../editions/remove-files-job.ts'
import { holdWorkRow } from '../policy.ts'
import type { WorkRow } from '../tables.ts'
import type { SeenWork } from '../works/present-work.ts'
import { seeWork } from '../works/see-work.ts'
import { saveWork } from '../works/work-store.ts'

type Cover = Pick<WorkRow, 'cover_key' | 'cover_bytes' | 'cover_side'>

/** Saves which cover a work has; the file of the one before goes where no edition has it. */
export async function saveCover(ctx: With<'sales' | 'settings'>, id: string, cover: Cover): Promise<SeenWork> {
  const work = await transaction(ctx, async (ctx) => {
    const before = await holdWorkRow(ctx, { work_id: id })
    const after = { ...before, ...cover, updated_at: ctx.now() }
    if (before.cover_key === null && cover.cover_key === null) return before
    await saveWork(ctx, after)
    if (before.cover_key !== null) await enqueue(ctx, removeFilesJob, { keys: [before.cover_key] })
    await writeAudit(ctx, {
      action: 'publishing.cover-changed',
      target: { kind: 'published-work', id },
      details: { name: after.title, cover: cover.cover_key === null ? 'removed' : 'given' },
    })
    return after
  })
  return seeWork(ctx, work)
}
