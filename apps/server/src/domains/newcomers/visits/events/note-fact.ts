import type { UserId, WorkspaceId } from '@vireo/contracts/kit'
import type { ServerEvent } from '@vireo/contracts/visits'
import type { Context } from '#kernel/context.ts'
import { hasOptedOut } from '../opted-out.ts'
import { insertEvents } from './event-store.ts'

type Fact = {
  readonly name: ServerEvent
  readonly userId?: UserId
  readonly workspaceId?: WorkspaceId
  /** The event that it is noted for; hearing it twice changes nothing. */
  readonly factId?: string
}

/**
 * Writes down what the server alone knows. It is told to other analytics, if to any, without saying of whom, and never of who
 * opted out.
 */
export async function noteFact(ctx: Context, { name, userId, workspaceId, factId }: Fact): Promise<void> {
  await insertEvents(ctx, [
    {
      id: ctx.newId('visitEvent'),
      name,
      happened_at: ctx.now(),
      visitor_id: null,
      path: null,
      source: null,
      country: null,
      user_id: userId ?? null,
      workspace_id: workspaceId ?? null,
      fact_id: factId ?? null,
      may_leave: !(await hasOptedOut(ctx, userId)),
      exported_at: null,
    },
  ])
}
