import type { Input } from '@vireo/contracts/kit'
import type { productionsEndpoints } from '@vireo/contracts/productions'
import type { Context } from '#kernel/context.ts'
import { callingProducer, placesOf } from '../people/calling-producer.ts'
import { visibleUntil } from './claim-task.ts'
import { readPlace, writePlace } from './place-in-queue.ts'
import { pageOf, type TaskPage } from './present-task.ts'
import { listClaimable } from './unclaimed-store.ts'

/** Lists the tasks that the caller could claim. Throws `producer_not_found` to whoever is none, `invalid_cursor`. */
export async function listUnclaimedTasks(
  ctx: Context,
  { cursor, page_size: size, ...sought }: Input<typeof productionsEndpoints.listUnclaimed>,
): Promise<TaskPage> {
  const producer = await callingProducer(ctx)
  const rows = await listClaimable(ctx, producer, {
    after: cursor === undefined ? undefined : readPlace(cursor),
    limit: size + 1,
    service: sought.service,
    source: sought.source_language,
    target: sought.target_language,
    notAfter: visibleUntil(ctx.now(), producer),
    notOf: await placesOf(ctx),
  })
  return pageOf(ctx, rows, size, writePlace)
}
