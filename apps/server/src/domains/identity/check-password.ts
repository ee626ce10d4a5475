import type { Context } from '../../kernel/context.ts'
import { listUsersByEmail, type UserRow } from '../users/index.ts'
import { listPasswords } from './credential-store.ts'
import { matchPassword } from './hash-password.ts'

/** Whom an address belongs to, and the newest who claims it. */
const candidatesMax = 2

/**
 * Who has this address and this password; undefined when nobody has. Known, claimed and unknown addresses cost the
 * same: two queries and one hash, because accounts under one address share their salt.
 */
export async function checkPassword(
  ctx: Context,
  { email, password }: { readonly email: string; readonly password: string },
): Promise<UserRow | undefined> {
  const users = await listUsersByEmail(ctx, email, candidatesMax)
  const known = await listPasswords(
    ctx,
    users.map((user) => user.id),
  )
  const hashes = users.map((user) => known.find((row) => row.user_id === user.id)?.password_hash ?? '')
  return users[await matchPassword(password, hashes)]
}

export type Holder = {
  /** Other accounts under the address share its salt. */
  readonly passwordHash: string | undefined
  readonly isProven: boolean
}

/** Whom an address belongs to, if anybody. Two queries. */
export async function findHolder(ctx: Context, email: string): Promise<Holder | undefined> {
  const [owner] = await listUsersByEmail(ctx, email, 1)
  const [known] = await listPasswords(ctx, owner ? [owner.id] : [])
  return owner && { passwordHash: known?.password_hash, isProven: owner.email_verified_at !== null }
}
