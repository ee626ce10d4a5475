import type { Input } from '@vireo/contracts/kit'
import type { publishingEndpoints } from '@vireo/contracts/publishing'
import { writeAudit } from '#kernel/audit.ts'
import { transaction } from '#kernel/transaction.ts'
import type { With } from '#ports/ports.ts'
import { holdWorkRow } from '../policy.ts'
import { changed } from './changed.ts'
import type { SeenWork } from './present-work.ts'
import { seeWork } from './see-work.ts'
import { saveWork } from './work-store.ts'

/** Changes what a work says of itself; what listeners hear and read stays as it was released. */
export async function updateWork(
  ctx: With<'settings'>,
  { work_id: id, ...change }: Input<typeof publishingEndpoints.updateWork>,
): Promise<SeenWork> {
  const work = await transaction(ctx, async (ctx) => {
    const after = changed(ctx, await holdWorkRow(ctx, { work_id: id }), change)
    await saveWork(ctx, after)
    await writeAudit(ctx, {
      action: 'publishing.work-changed',
      target: { kind: 'published-work', id },
      details: { name: after.title, fields: Object.keys(change) },
    })
    return after
  })
  return seeWork(ctx, work)
}
