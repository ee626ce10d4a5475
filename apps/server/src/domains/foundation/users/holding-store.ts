import type { UserId } from '@vireo/contracts/kit'
import sql from 'sql-template-tag'
import type { Context } from '#kernel/context.ts'

/** Finds everything recorded about a person, for the copy of their data. */
export function findProfile(ctx: Context, userId: UserId): Promise<Record<string, unknown> | undefined> {
  return ctx.db.maybe(sql`
    select id as user_id, email, email_verified_at, first_name, public_name, locale, created_at,
      is_onboarding_completed, is_onboarding_checklist_completed, onboarding_survey, prompts_shown, terms_agreed_to,
      accepted_bipa_terms, agrees_to_product_updates, ccpa_opt_out, geo_location, is_in_probation,
      moderation_warning_dismissed
    from users where id = ${userId}`)
}

/** Deletes a person, and with them every row that refers to them as its owner. */
export async function deleteUser(ctx: Context, userId: UserId): Promise<void> {
  await ctx.db.run(sql`delete from users where id = ${userId}`)
}
