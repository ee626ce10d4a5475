import type { UserId } from '@vireo/contracts/kit'
import sql from 'sql-template-tag'
import type { Context } from '#kernel/context.ts'

export type PasswordRow = { readonly user_id: UserId; readonly password_hash: string }

/** Lists the password hashes of these users; those without a password are left out. */
export function listPasswords(ctx: Context, userIds: readonly UserId[]): Promise<PasswordRow[]> {
  return ctx.db.many(sql`
    select user_id, password_hash from credentials
    where user_id = any(${[...userIds]}) and provider_id = 'credential' and password_hash is not null`)
}

/** Inserts the password hash of a new user. */
export async function insertPassword(
  ctx: Context,
  { userId, passwordHash }: { readonly userId: UserId; readonly passwordHash: string },
): Promise<void> {
  const now = ctx.now()
  await ctx.db.run(sql`
    insert into credentials (id, user_id, provider_id, account_id, password_hash, created_at, updated_at)
    values (${ctx.newId('credential')}, ${userId}, 'credential', ${userId}, ${passwordHash}, ${now}, ${now})`)
}

/** Replaces a user's password hash. */
export async function updatePassword(ctx: Context, userId: UserId, passwordHash: string): Promise<void> {
  await ctx.db.run(sql`
    update credentials set password_hash = ${passwordHash}, updated_at = ${ctx.now()}
    where user_id = ${userId} and provider_id = 'credential'`)
}

/** Removes a user's password, so that none signs them in until they choose one by mail. */
export async function removePassword(ctx: Context, userId: UserId): Promise<void> {
  await ctx.db.run(sql`
    update credentials set password_hash = null, updated_at = ${ctx.now()}
    where user_id = ${userId} and provider_id = 'credential'`)
}

/** Reports whether this is still the user's password, and keeps it from changing until the transaction ends. */
export async function holdPassword(
  ctx: Context,
  { user_id: userId, password_hash: known }: PasswordRow,
): Promise<boolean> {
  const row = await ctx.db.maybe(sql`
    select 1 from credentials
    where user_id = ${userId} and provider_id = 'credential' and password_hash = ${known} for share`)
  return row !== undefined
}
