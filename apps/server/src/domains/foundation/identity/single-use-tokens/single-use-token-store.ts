import type { SessionId, WorkspaceId } from '@vireo/contracts/kit'
import type { SingleUseTokenType } from '@vireo/contracts/identity'
import sql from 'sql-template-tag'
import type { Context } from '#kernel/context.ts'

/** The credential that a token was made with, exactly one of the two, and the workspace that it was in then. */
export type TokenMaker = {
  readonly session_id: SessionId | null
  readonly api_key_hash: string | null
  readonly workspace_id: WorkspaceId
}

export type NewSingleUseToken = {
  readonly tokenHash: string
  readonly type: SingleUseTokenType
  readonly expiresAt: Date
}

/** Inserts a single-use token for the caller, bound to the key or session that makes it. */
export async function insertSingleUseToken(ctx: Context, token: NewSingleUseToken): Promise<void> {
  const { userId, apiKeyId = null, sessionId = null } = ctx.actor
  await ctx.db.run(sql`
    insert into single_use_tokens (token_hash, type, user_id, workspace_id, session_id, api_key_id, expires_at)
    values (${token.tokenHash}, ${token.type}, ${userId}, ${ctx.workspaceId},
      ${apiKeyId === null ? sessionId : null}, ${apiKeyId}, ${token.expiresAt})`)
}

/** Uses up a token; only one caller, on whichever node, ever gets it. */
export function takeSingleUseToken(ctx: Context, tokenHash: string, type: string): Promise<TokenMaker | undefined> {
  return ctx.db.maybe(sql`
    with taken as (
      delete from single_use_tokens
      where token_hash = ${tokenHash} and type = ${type} and expires_at > ${ctx.now()}
      returning session_id, api_key_id, workspace_id)
    select taken.session_id, taken.workspace_id, api_keys.secret_hash as api_key_hash
    from taken left join api_keys on api_keys.id = taken.api_key_id`)
}

/** Removes single-use tokens that expired before an instant and returns how many. */
export function removeSingleUseTokensExpiredBefore(ctx: Context, instant: Date): Promise<number> {
  return ctx.db.run(sql`delete from single_use_tokens where expires_at < ${instant}`)
}
