import type { With } from '#ports/ports.ts'
import type { Work } from '#productions'

/** Lets engines be found under the rules of whoever ordered something: theirs, and what may leave this instance. */
export function asOrdered<Ctx extends With<never>>(ctx: Ctx, { task }: Work): Ctx {
  return { ...ctx, workspaceId: task.workspace_id }
}
