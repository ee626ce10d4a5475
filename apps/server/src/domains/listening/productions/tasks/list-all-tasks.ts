import type { Input } from '@vireo/contracts/kit'
import type { productionsEndpoints } from '@vireo/contracts/productions'
import { requireOperator } from '#identity/support-access/index.ts'
import type { With } from '#ports/ports.ts'
import { pageOf, type TaskPage } from './present-task.ts'
import { listTasksIn } from './task-store.ts'

/** Lists the tasks of everybody in a state, for whoever runs the instance. Throws `operator_only`. */
export async function listAllTasks(
  ctx: With<'settings'>,
  { state, cursor, page_size: size }: Input<typeof productionsEndpoints.listAll>,
): Promise<TaskPage> {
  await requireOperator(ctx)
  return pageOf(ctx, await listTasksIn(ctx, state, { after: cursor, limit: size + 1 }), size)
}
