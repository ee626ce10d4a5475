import type { WorkspaceId } from '@vireo/contracts/kit'
import sql from 'sql-template-tag'
import type { Context, TransactionContext } from '#kernel/context.ts'
import type { ConsentRow } from './tables.ts'

/** Inserts a consent. */
export async function insertConsent(ctx: TransactionContext, row: ConsentRow): Promise<void> {
  await ctx.db.run(sql`
    insert into cloning_consents (id, voice_id, workspace_id, user_id, kind, text_version, text, address, given_at)
    values (${row.id}, ${row.voice_id}, ${row.workspace_id}, ${row.user_id}, ${row.kind}, ${row.text_version},
      ${row.text}, ${row.address}, ${row.given_at})`)
}

/** Lists the consents given in a workspace, the oldest first. */
export function listConsentsOf(ctx: Context, workspaceId: WorkspaceId): Promise<ConsentRow[]> {
  return ctx.db.many(sql`
    select id, voice_id, workspace_id, user_id, kind, text_version, text, address, given_at from cloning_consents
    where workspace_id = ${workspaceId} order by given_at, id`)
}
