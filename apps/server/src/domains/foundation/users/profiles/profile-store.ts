import type { UserId } from '@vireo/contracts/kit'
import sql, { join, raw, type Sql } from 'sql-template-tag'
import type { Context } from '#kernel/context.ts'
import type { UserRow } from '../tables.ts'

/** The columns of a profile that can change; objects are merged with the stored ones, everything else is replaced. */
export type ProfileChange = Partial<
  Pick<
    UserRow,
    | 'first_name'
    | 'public_name'
    | 'locale'
    | 'agrees_to_product_updates'
    | 'ccpa_opt_out'
    | 'geo_location'
    | 'accepted_bipa_terms'
    | 'terms_agreed_to'
    | 'is_onboarding_completed'
    | 'is_onboarding_checklist_completed'
    | 'onboarding_survey'
    | 'prompts_shown'
    | 'moderation_warning_dismissed'
  >
>

const plain = [
  'first_name',
  'public_name',
  'locale',
  'agrees_to_product_updates',
  'ccpa_opt_out',
  'accepted_bipa_terms',
  'is_onboarding_completed',
  'is_onboarding_checklist_completed',
  'moderation_warning_dismissed',
] as const
const merged = ['geo_location', 'terms_agreed_to', 'onboarding_survey', 'prompts_shown'] as const

/** Changes some columns of a profile in one statement; an empty change is fine. */
export async function updateProfile(ctx: Context, userId: UserId, change: ProfileChange): Promise<void> {
  const parts: Sql[] = [
    ...plain.flatMap((column) => (change[column] === undefined ? [] : sql`${raw(column)} = ${change[column]}`)),
    ...merged.flatMap((column) =>
      change[column] === undefined
        ? []
        : sql`${raw(column)} = coalesce(${raw(column)}, '{}') || ${JSON.stringify(change[column])}::jsonb`,
    ),
  ]
  if (parts.length === 0) return
  await ctx.db.run(sql`update users set ${join(parts)} where id = ${userId}`)
}
