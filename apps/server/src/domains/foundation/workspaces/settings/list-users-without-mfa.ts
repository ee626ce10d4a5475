import type { UsersWithoutMfa } from '@vireo/contracts/workspaces'
import type { Context } from '#kernel/context.ts'
import { factorsOf, findUser, type UserRow } from '#users'
import { listPeople } from './settings-store.ts'

/** Lists the people of the workspace whose accounts have neither an authenticator app nor a phone. */
export async function listUsersWithoutMfa(ctx: Context): Promise<readonly UserRow[]> {
  const people = await listPeople(ctx, ctx.workspaceId)
  const found = await Promise.all(
    people.map(async ({ user_id: userId }) => {
      const { totp, sms } = await ctx.hooks.ask(factorsOf, ctx, userId)
      return totp.enabled || sms.enabled ? undefined : findUser(ctx, userId)
    }),
  )
  return found.flatMap((user) => user ?? [])
}

/** Presents people without a second factor by id, address and name. */
export function presentUsersWithoutMfa(users: readonly UserRow[]): UsersWithoutMfa {
  return { users: users.map(({ id, email, first_name }) => ({ user_id: id, email, first_name })) }
}
