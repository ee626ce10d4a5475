import type { Input } from '@vireo/contracts/kit'
import type { Agreement, usersEndpoints } from '@vireo/contracts/users'
import { writeAudit } from '#kernel/audit.ts'
import type { Context } from '#kernel/context.ts'
import { transaction } from '#kernel/transaction.ts'
import { unixSeconds } from '#kernel/formats/unix-seconds.ts'
import { assertMayAgree } from '../policy.ts'
import { type ProfileChange, updateProfile } from './profile-store.ts'

type Update = Input<typeof usersEndpoints.update>

/** Changes the caller's profile, flags and agreements; what is absent stays as it is. */
export async function updateUser(ctx: Context, input: Update): Promise<void> {
  const agreed = agreementsIn(input)
  if (agreed.length > 0) assertMayAgree(ctx.actor)
  await transaction(ctx, async (ctx) => {
    await updateProfile(ctx, ctx.actor.userId, changeOf(input, ctx.now()))
    if (agreed.length === 0) return
    const target = { kind: 'user', id: ctx.actor.userId }
    await writeAudit(ctx, { action: 'users.terms-agreed-to', target, details: { terms: agreed } })
  })
}

function agreementsIn(input: Update): (Agreement | 'biometric_data')[] {
  const named = agreementNames(input.terms_agreed_to)
  return input.accepted_bipa_terms === undefined ? named : [...named, 'biometric_data']
}

/** Lists the terms that an update agrees to; the schema has admitted no other names. */
function agreementNames(terms: Update['terms_agreed_to']): Agreement[] {
  return Object.keys(terms ?? {}) as Agreement[]
}

/** Maps an update to the columns it changes. The time of an agreement is our clock's, whatever the request claims. */
function changeOf(input: Update, now: Date): ProfileChange {
  const agreedAt = unixSeconds(now)
  const terms = agreementNames(input.terms_agreed_to).map((name) => [name, agreedAt] as const)
  const change: Record<keyof ProfileChange, unknown> = {
    // An emptied field means that there is no name any more.
    first_name: input.first_name === '' ? null : input.first_name,
    public_name: undefined,
    locale: input.locale,
    agrees_to_product_updates: undefined,
    ccpa_opt_out: input.optOutCCPA,
    geo_location: undefined,
    accepted_bipa_terms: input.accepted_bipa_terms,
    terms_agreed_to: terms.length === 0 ? undefined : Object.fromEntries(terms),
    is_onboarding_completed: input.is_onboarding_completed,
    is_onboarding_checklist_completed: input.is_onboarding_checklist_completed,
    onboarding_survey: input.onboarding_survey,
    prompts_shown: input.prompts_shown,
    moderation_warning_dismissed: input.moderation_warning_dismissed,
  }
  return Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined))
}
