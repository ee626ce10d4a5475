import type { UserId } from '@vireo/contracts/kit'
import sql, { raw } from 'sql-template-tag'
import type { Context } from '#kernel/context.ts'
import { defineRead, readRow } from '#kernel/database/gather.ts'
import type { UserRow } from './tables.ts'

/** The columns of a user, shared with the other stores of this slice. */
export const userColumns =
  raw(`id, email, email_verified_at, is_claimant, first_name, public_name, locale, created_at, api_key_preview,
  is_instance_admin, is_onboarding_completed, is_onboarding_checklist_completed, onboarding_survey, prompts_shown, terms_agreed_to,
  accepted_bipa_terms, agrees_to_product_updates, ccpa_opt_out, geo_location, is_in_probation,
  moderation_warning_dismissed, blocked_at`)

const usersById = defineRead<UserRow>({
  name: 'users',
  select: (ids) => sql`select id as key, ${userColumns} from users where id = any(${ids})`,
  staleMsMax: 250,
  instants: ['created_at', 'email_verified_at', 'blocked_at'],
})

/** Finds a user by id, machines included. */
export function findUser(ctx: Context, id: UserId): Promise<UserRow | undefined> {
  return readRow(ctx, usersById, id)
}

/** Finds the user whom an address belongs to; those who only claim it do not count. */
export function findUserByEmail(ctx: Context, email: string): Promise<UserRow | undefined> {
  return ctx.db.maybe(
    sql`select ${userColumns} from users where email = ${email} and not is_claimant and not is_machine`,
  )
}

export type NewUser = Pick<
  UserRow,
  | 'id'
  | 'email'
  | 'email_verified_at'
  | 'first_name'
  | 'locale'
  | 'created_at'
  | 'agrees_to_product_updates'
  | 'geo_location'
>

/**
 * Inserts a user; undefined when the address belongs to somebody, even to somebody who is signing up right now. With
 * `mayClaim`, the same statement opens the account beside theirs, as a claimant.
 */
export function insertUser(
  ctx: Context,
  user: NewUser,
  { mayClaim }: { readonly mayClaim: boolean },
): Promise<UserRow | undefined> {
  return ctx.db.maybe(sql`
    insert into users (id, email, email_verified_at, first_name, locale, created_at, agrees_to_product_updates, geo_location,
      is_onboarding_completed, is_onboarding_checklist_completed, is_claimant)
    values (${user.id}, ${user.email}, ${user.email_verified_at}, ${user.first_name}, ${user.locale}, ${user.created_at},
      ${user.agrees_to_product_updates}, ${user.geo_location && JSON.stringify(user.geo_location)}::jsonb, false, false,
      ${mayClaim}::boolean and exists (select from users where email = ${user.email} and not is_claimant))
    on conflict (email) where not is_claimant do nothing returning ${userColumns}`)
}

/** Stores the preview of a user's API key that their user document shows; null for none. */
export async function updateApiKeyPreview(ctx: Context, userId: UserId, preview: string | null): Promise<void> {
  await ctx.db.run(sql`update users set api_key_preview = ${preview} where id = ${userId}`)
}

/** Stores whether a user operates the instance. */
export async function updateInstanceAdmin(ctx: Context, userId: UserId, isInstanceAdmin: boolean): Promise<void> {
  await ctx.db.run(sql`update users set is_instance_admin = ${isInstanceAdmin} where id = ${userId}`)
}
