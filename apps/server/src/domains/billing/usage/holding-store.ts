import type { WorkspaceId } from '@vireo/contracts/kit'
import sql from 'sql-template-tag'
import type { Context } from '#kernel/context.ts'

/** Lists ledger entries of a workspace after an id, in the order they were written, at most `limit`. */
export function listEntriesOf(
  ctx: Context,
  workspaceId: WorkspaceId,
  after: number,
  limit: number,
): Promise<({ readonly id: number } & Record<string, unknown>)[]> {
  return ctx.db.many(sql`
    select id, kind, credits, count_from, count_to, reservation_id, user_id, api_key_id, reason, created_at,
      request_id, model_id, voice_id, characters, duration_ms
    from credit_entries where workspace_id = ${workspaceId} and id > ${after} order by id limit ${limit}`)
}
