import type { Input } from '@vireo/contracts/kit'
import type { productionsEndpoints } from '@vireo/contracts/productions'
import { isOperator } from '#identity/support-access/index.ts'
import type { With } from '#ports/ports.ts'
import { membershipsOf } from '#workspaces/places/index.ts'
import { pageOf, type TaskPage } from '../tasks/present-task.ts'
import { listTasksIn } from '../tasks/task-store.ts'
import { getTeam } from './get-team.ts'

/**
 * Lists the tasks of a team in a state; to its members none that they ordered, as nobody is told who works for them. Throws
 * `production_team_not_found`.
 */
export async function listTeamTasks(
  ctx: With<'settings'>,
  { team_id, state, cursor, page_size: size }: Input<typeof productionsEndpoints.listTeamTasks>,
): Promise<TaskPage> {
  const { team } = await getTeam(ctx, { team_id })
  const places = (await isOperator(ctx)) ? [] : await membershipsOf(ctx, ctx.actor.userId)
  const sought = { after: cursor, limit: size + 1, teamId: team.id, notOf: places.map(({ workspace_id: id }) => id) }
  return pageOf(ctx, await listTasksIn(ctx, state, sought), size)
}
