import type { SessionId } from '@vireo/contracts/kit'
import sql from 'sql-template-tag'
import type { Context } from '#kernel/context.ts'

/** Finds when a session's owner last proved who they are, by signing in or by reading the account's mail. */
export async function findLastProof(ctx: Context, sessionId: SessionId): Promise<Date | undefined> {
  const row = await ctx.db.maybe<{ proven_at: Date }>(sql`
    select greatest(s.created_at, p.proven_at) as proven_at
    from sessions s left join email_access_proofs p on p.session_id = s.id where s.id = ${sessionId}`)
  return row?.proven_at
}

/** Records that a session's owner has just proved that they read the account's mail. */
export async function upsertProof(ctx: Context, sessionId: SessionId): Promise<void> {
  await ctx.db.run(sql`
    insert into email_access_proofs (session_id, proven_at) values (${sessionId}, ${ctx.now()})
    on conflict (session_id) do update set proven_at = excluded.proven_at`)
}
