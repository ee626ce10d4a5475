import type { UserId } from '@vireo/contracts/kit'
import type { GeoLocation } from '@vireo/contracts/users'
import type { TransactionContext } from '#kernel/context.ts'
import { languageFor } from './language-for.ts'
import type { UserRow } from './tables.ts'
import { insertUser } from './user-store.ts'

export type RegisterUser = {
  readonly userId: UserId
  readonly email: string
  readonly firstName: string | null
  /** Opens the account also when the address is somebody else's, as one who claims it. */
  readonly mayClaim?: boolean
  /** What came with the sign-up. */
  readonly agreesToProductUpdates?: boolean
  readonly geoLocation?: GeoLocation | null
}

/** Registers a new person; undefined when the address is taken. Identity calls it while it opens an account. */
export function registerUser(ctx: TransactionContext, input: RegisterUser): Promise<UserRow | undefined> {
  const user = {
    id: input.userId,
    email: input.email,
    email_verified_at: null,
    first_name: input.firstName,
    // A new account is written to in the language of the page that it was opened on.
    locale: languageFor(ctx, undefined),
    created_at: ctx.now(),
    agrees_to_product_updates: input.agreesToProductUpdates ?? false,
    geo_location: input.geoLocation ?? null,
  }
  return insertUser(ctx, user, { mayClaim: input.mayClaim ?? false })
}
