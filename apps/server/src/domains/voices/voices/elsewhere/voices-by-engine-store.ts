import sql from 'sql-template-tag'
import type { TransactionContext } from '#kernel/context.ts'
import type { VoiceRow } from '../tables.ts'
import { voiceColumns } from '../voice-store.ts'

/**
 * Finds the voices of the caller's workspace that an engine speaks under bases that begin like this, and locks their
 * rows until the transaction ends.
 */
export function holdVoicesByEngine(ctx: TransactionContext, engine: string, base: string): Promise<VoiceRow[]> {
  return ctx.db.many(sql`
    select ${voiceColumns} from voices
    where workspace_id = ${ctx.workspaceId} and recipe ->> 'engine' = ${engine}
      and starts_with(recipe ->> 'base', ${base})
    order by created_at, id for update`)
}
