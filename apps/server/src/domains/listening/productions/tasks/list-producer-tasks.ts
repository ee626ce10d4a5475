import type { Input } from '@vireo/contracts/kit'
import type { productionsEndpoints } from '@vireo/contracts/productions'
import type { With } from '#ports/ports.ts'
import { getProducer } from '../people/get-producer.ts'
import { pageOf, type TaskPage } from './present-task.ts'
import { listTasksOf } from './task-store.ts'

/** Lists the tasks that a producer has, or had. Throws `producer_not_found`. */
export async function listProducerTasks(
  ctx: With<'settings'>,
  { user_id, which, cursor, page_size: size }: Input<typeof productionsEndpoints.listOwn>,
): Promise<TaskPage> {
  const { id } = await getProducer(ctx, { user_id })
  return pageOf(ctx, await listTasksOf(ctx, id, { which, after: cursor, limit: size + 1 }), size)
}
