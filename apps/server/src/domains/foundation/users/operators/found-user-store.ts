import type { UserId } from '@vireo/contracts/kit'
import sql from 'sql-template-tag'
import type { Context } from '#kernel/context.ts'
import { beginningOf } from '#kernel/database/beginning-of.ts'
import type { UserRow } from '../tables.ts'
import { userColumns } from '../user-store.ts'

export type UserSearch = {
  /** The beginning of an address, or a whole id; empty for everybody. */
  readonly search: string
  /** The id of the last one of the page before. */
  readonly cursor: string | undefined
  readonly limit: number
}

/** Finds people of the whole instance, the newest first. Only for callers who may look for them. */
export function findPeople(ctx: Context, { search, cursor = '~', limit }: UserSearch): Promise<UserRow[]> {
  if (search === '')
    return ctx.db.many(sql`
      select ${userColumns} from users where not is_machine and id < ${cursor} order by id desc limit ${limit}`)
  // What begins so is gathered by its index first: the ids of everybody would be a long way to go.
  return ctx.db.many(sql`
    with found as materialized (
      select ${userColumns} from users
      where not is_machine and (email like ${beginningOf(search.toLowerCase())} or id = ${search}))
    select * from found where id < ${cursor} order by id desc limit ${limit}`)
}

/** Finds a person as they are now, and holds their row until the transaction ends. */
export function holdPerson(ctx: Context, id: UserId): Promise<UserRow | undefined> {
  return ctx.db.maybe(sql`select ${userColumns} from users where id = ${id} and not is_machine for update`)
}

/** Finds a person as they are now, with why they are blocked. */
export function findPerson(
  ctx: Context,
  id: UserId,
): Promise<(UserRow & { readonly block_reason: string | null }) | undefined> {
  return ctx.db.maybe(sql`select ${userColumns}, block_reason from users where id = ${id} and not is_machine`)
}
