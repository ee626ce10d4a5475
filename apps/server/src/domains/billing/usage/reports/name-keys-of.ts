import type { Context } from '#kernel/context.ts'
import { nameApiKeys } from '#identity/keys/index.ts'
import { findUser } from '#users'
import type { SpentColumn } from './spent-columns.ts'

/** Returns the names of the members or API keys with these ids; those that are gone have none. */
export async function nameKeysOf(
  ctx: Context,
  column: SpentColumn | undefined,
  ids: readonly string[],
): Promise<Record<string, string>> {
  if (column === 'hashed_xi_api_key') return nameApiKeys(ctx, ids)
  if (column !== 'user_id') return {}
  const users = await Promise.all(ids.map((id) => findUser(ctx, id)))
  return Object.fromEntries(users.flatMap((user) => (user ? [[user.id, user.first_name || user.email]] : [])))
}
