import type { identityEndpoints } from '@vireo/contracts/identity'
import type { Input } from '@vireo/contracts/kit'
import { AppError } from '#kernel/errors.ts'
import type { With } from '#ports/ports.ts'
import { onMarketplaceArrival } from '../../hooks.ts'
import { assertOwnSession } from '../../policy.ts'
import { upsertSignUpDetails } from './sign-up-details-store.ts'

/**
 * Adds to a new account what became known after its sign-up. A marketplace's token says who pays for the workspace, so
 * only its admins may bring one, in person. Throws `marketplace_token_refused`.
 */
export async function postRegistrationSetUp(
  ctx: With<'billing' | 'billingWebhooks' | 'marketplace'>,
  input: Input<typeof identityEndpoints.postRegistrationSetUp>,
): Promise<void> {
  const token = input.gcp_marketplace_jwt
  const { workspaceId } = ctx
  assertOwnSession(ctx.actor)
  if (token && ctx.actor.workspaceRole !== 'admin')
    throw new AppError('forbidden', { message: 'Only admins of a workspace can have a marketplace pay for it.' })
  if (token) await ctx.hooks.ask(onMarketplaceArrival, ctx, { userId: ctx.actor.userId, workspaceId, token })
  await upsertSignUpDetails(ctx, ctx.actor.userId, {
    pid: input.pid ?? undefined,
    xid: input.xid ?? undefined,
    gcpMarketplaceJwt: input.gcp_marketplace_jwt ?? undefined,
  })
}
