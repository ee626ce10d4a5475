import type { Context } from '#kernel/context.ts'
import { type UserRow } from '#users'
import { listUsersByEmail } from '#users/addresses/index.ts'
import { hasherOf } from '../attempt-limit.ts'
import { listPasswords, type PasswordRow } from './credential-store.ts'
import { matchPassword } from './hash-password.ts'

/** More accounts than anybody can open under one address within the limits on sign-ups. */
const candidatesMax = 10_000

export type KnownByPassword = { readonly user: UserRow; readonly password: PasswordRow }

/**
 * Finds the account with this address and password; undefined when there is none. All accounts that claim the address
 * are tried, so that strangers who sign up with it cannot lock out its owner. Known, claimed and unknown addresses cost
 * the same: two queries and one hash, because accounts under one address share their salt.
 */
export async function checkPassword(
  ctx: Context,
  { email, password }: { readonly email: string; readonly password: string },
): Promise<KnownByPassword | undefined> {
  const users = await listUsersByEmail(ctx, email, candidatesMax)
  const rows = await listPasswords(
    ctx,
    users.map((user) => user.id),
  )
  const known = new Map(rows.map((row) => [row.user_id, row]))
  const candidates = users.flatMap((user) => {
    const own = known.get(user.id)
    return own ? [{ user, password: own }] : []
  })
  const hashes = candidates.map((candidate) => candidate.password.password_hash)
  return candidates[await matchPassword(password, hashes, hasherOf(ctx))]
}

export type Holder = {
  /** Other accounts under the address share its salt. */
  readonly passwordHash: string | undefined
  readonly isProven: boolean
}

/**
 * Finds the password hash of an address's holder and whether the address is proven; undefined for nobody. Takes two
 * queries.
 */
export async function findHolder(ctx: Context, email: string): Promise<Holder | undefined> {
  const [owner] = await listUsersByEmail(ctx, email, 1)
  const [known] = await listPasswords(ctx, owner ? [owner.id] : [])
  return owner && { passwordHash: known?.password_hash, isProven: owner.email_verified_at !== null }
}
