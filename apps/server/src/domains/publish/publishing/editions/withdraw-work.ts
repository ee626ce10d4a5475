import { forgetPages } from '#sharing'
import type { Input } from '@vireo/contracts/kit'
import type { publishingEndpoints } from '@vireo/contracts/publishing'
import { enqueue } from '#jobs/enqueue.ts'
import { writeAudit } from '#kernel/audit.ts'
import type { TransactionContext } from '#kernel/context.ts'
import { transaction } from '#kernel/transaction.ts'
import type { With } from '#ports/ports.ts'
import { holdWorkRow } from '../policy.ts'
import { forgetSchedule } from '../schedules/schedule-store.ts'
import type { SeenWork } from '../works/present-work.ts'
import { seeWork } from '../works/see-work.ts'
import { endEdition, listOpenEditions } from './edition-store.ts'
import { removeFilesJob } from './remove-files-job.ts'

/** Takes a work back: nobody hears it from now on, and an edition that is being made or planned is not released. Harmless to repeat. */
export async function withdrawWork(
  ctx: With<'sales' | 'settings'>,
  input: Input<typeof publishingEndpoints.withdrawWork>,
): Promise<SeenWork> {
  const withdrawn = await transaction(ctx, async (ctx) => {
    const work = await holdWorkRow(ctx, input)
    // What is taken back does not come back by itself.
    const wasPlanned = await forgetSchedule(ctx, work.id)
    if (!(await endOpenEditions(ctx, work.id)) && !wasPlanned) return work
    await writeAudit(ctx, {
      action: 'publishing.withdrawn',
      target: { kind: 'published-work', id: work.id },
      details: { name: work.title },
    })
    return work
  })
  return seeWork(ctx, withdrawn)
}

/** Ends what is heard of a work and what is being made of it. Tells whether there was anything. */
export async function endOpenEditions(ctx: TransactionContext, workId: string): Promise<boolean> {
  const open = await listOpenEditions(ctx, workId)
  if (open.length === 0) return false
  const keys: string[] = []
  for (const edition of open) keys.push(...(await endEdition(ctx, edition, { state: 'withdrawn' })))
  await enqueue(ctx, removeFilesJob, { keys: [...new Set(keys)] })
  ctx.afterCommit(forgetPages)
  return true
}
