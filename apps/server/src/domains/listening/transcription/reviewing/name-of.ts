import type { UserId } from '@vireo/contracts/kit'
import type { Context } from '#kernel/context.ts'
import { findUser } from '#users'

export type Person = { readonly user_id: UserId | null; readonly name: string | null }

/** Names whoever did something to a transcript as others see them, each once; who is gone has no name. */
export async function namePeople(
  ctx: Context,
  ids: readonly (UserId | null)[],
): Promise<(id: UserId | null) => Person> {
  const known = new Map<UserId, string | null>()
  for (const id of new Set(ids)) {
    const user = id === null ? undefined : await findUser(ctx, id)
    if (user) known.set(user.id, user.public_name ?? user.first_name ?? user.email)
  }
  return (id) => ({ user_id: id, name: (id !== null && known.get(id)) || null })
}
