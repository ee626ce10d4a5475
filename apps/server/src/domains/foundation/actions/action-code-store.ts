import type { UserId } from '@vireo/contracts/kit'
import sql from 'sql-template-tag'
import type { Context } from '#kernel/context.ts'
import type { ActionCodeRow, ActionPurpose } from './tables.ts'

/**
 * Inserts an action code. Without a user the same statement inserts nothing, so that the time taken does not tell
 * whether an account exists.
 */
export async function insertActionCode(
  ctx: Context,
  code: Omit<ActionCodeRow, 'user_id'> & { readonly user_id: UserId | null; readonly code_hash: string },
): Promise<void> {
  await ctx.db.run(sql`
    insert into action_codes (id, user_id, purpose, code_hash, details, created_at, expires_at)
    select ${code.id}, ${code.user_id}::text, ${code.purpose}, ${code.code_hash},
      ${JSON.stringify(code.details)}::jsonb, ${ctx.now()}, ${code.expires_at}
    where ${code.user_id}::text is not null`)
}

/** Finds an unused, unexpired code of a purpose by its hash. */
export function findActionCode(
  ctx: Context,
  purpose: ActionPurpose,
  codeHash: string,
): Promise<ActionCodeRow | undefined> {
  return ctx.db.maybe(sql`
    select id, user_id, purpose, details, expires_at from action_codes
    where code_hash = ${codeHash} and purpose = ${purpose} and used_at is null and expires_at > ${ctx.now()}`)
}

/** Finds a code of a purpose that has been used, by its hash. */
export function findUsedCode(
  ctx: Context,
  purpose: ActionPurpose,
  codeHash: string,
): Promise<ActionCodeRow | undefined> {
  return ctx.db.maybe(sql`
    select id, user_id, purpose, details, expires_at from action_codes
    where code_hash = ${codeHash} and purpose = ${purpose} and used_at is not null`)
}

/** Uses up a code together with the others of its user and purpose. Of several attempts at once, one succeeds. */
export function useActionCode(
  ctx: Context,
  purpose: ActionPurpose,
  codeHash: string,
): Promise<ActionCodeRow | undefined> {
  return ctx.db.maybe(sql`
    with redeemed as (
      update action_codes set used_at = ${ctx.now()}
      where code_hash = ${codeHash} and purpose = ${purpose} and used_at is null and expires_at > ${ctx.now()}
      returning id, user_id, purpose, details, expires_at),
    others as (
      update action_codes c set used_at = ${ctx.now()} from redeemed r
      where c.user_id = r.user_id and c.purpose = r.purpose and c.id <> r.id and c.used_at is null)
    select id, user_id, purpose, details, expires_at from redeemed`)
}

/** Marks all of a user's unused codes of these purposes as used. */
export async function useUpActionCodes(
  ctx: Context,
  userId: UserId,
  purposes: readonly ActionPurpose[],
): Promise<void> {
  await ctx.db.run(sql`
    update action_codes set used_at = ${ctx.now()}
    where user_id = ${userId} and purpose = any(${[...purposes]}) and used_at is null`)
}

/** Removes codes that expired before an instant and returns how many. */
export function removeCodesExpiredBefore(ctx: Context, instant: Date): Promise<number> {
  return ctx.db.run(sql`delete from action_codes where expires_at < ${instant}`)
}
