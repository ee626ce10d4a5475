import type { Input } from '@vireo/contracts/kit'
import type { publishingEndpoints } from '@vireo/contracts/publishing'
import { writeAudit } from '#kernel/audit.ts'
import { transaction } from '#kernel/transaction.ts'
import type { With } from '#ports/ports.ts'
import { holdWorkRow } from '../policy.ts'
import type { SeenWork } from '../works/present-work.ts'
import { seeWork } from '../works/see-work.ts'
import { forgetSchedule } from './schedule-store.ts'

/** Forgets that a work is to be released by itself, or why it could not be. Harmless to repeat. */
export async function cancelScheduledRelease(
  ctx: With<'sales' | 'settings'>,
  input: Input<typeof publishingEndpoints.cancelScheduledRelease>,
): Promise<SeenWork> {
  const canceled = await transaction(ctx, async (ctx) => {
    const work = await holdWorkRow(ctx, input)
    if (await forgetSchedule(ctx, work.id))
      await writeAudit(ctx, {
        action: 'publishing.release-unscheduled',
        target: { kind: 'published-work', id: work.id },
        details: { name: work.title },
      })
    return work
  })
  return seeWork(ctx, canceled)
}
