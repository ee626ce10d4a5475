import type { ImpactApplicationForm } from '@vireo/contracts/impact-program'
import type { Context } from '#kernel/context.ts'
import { beginAttempt } from '#identity'
import { insertApplication } from './application-store.ts'

/**
 * Keeps an application for whoever runs the instance; how often one comes from a network and for an address is limited.
 * Nothing is mailed to an address that nobody has proven. Throws `too_many_attempts`.
 */
export async function apply(ctx: Context, form: ImpactApplicationForm): Promise<void> {
  await beginAttempt(ctx, 'impactApplication', form.email)
  const { organization: organisation, ...said } = form
  await insertApplication(ctx, { ...said, id: ctx.newId('impactApplication'), organisation, created_at: ctx.now() })
}
