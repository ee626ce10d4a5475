import type { api, Input } from '@vireo/contracts'
import type { FullContext } from '../../../kernel/ports.ts'
import { onMarketplaceArrival } from '../hooks.ts'
import { upsertSignUpDetails } from './sign-up-details-store.ts'

/** Adds to a new account what became known after its sign-up. Throws `marketplace_token_refused`. */
export async function postRegistrationSetUp(
  ctx: FullContext,
  input: Input<typeof api.identity.postRegistrationSetUp>,
): Promise<void> {
  const token = input.gcp_marketplace_jwt
  const { workspaceId } = ctx
  if (token) await ctx.hooks.ask(onMarketplaceArrival, ctx, { userId: ctx.actor.userId, workspaceId, token })
  await upsertSignUpDetails(ctx, ctx.actor.userId, {
    pid: input.pid ?? undefined,
    xid: input.xid ?? undefined,
    gcpMarketplaceJwt: input.gcp_marketplace_jwt ?? undefined,
  })
}
