import type { Input } from '@vireo/contracts/kit'
import type { ssoEndpoints } from '@vireo/contracts/sso'
import type { With } from '#ports/ports.ts'
import { transaction } from '#kernel/transaction.ts'
import { chance } from '../sign-in/attempt-secrets.ts'
import { hashOf } from '../sign-in/hash-of.ts'
import { requireFeature } from '../require-feature.ts'
import { replaceScimToken } from './replace-scim-token.ts'

const scimTokenPrefix = 'scim_'

/** Issues the token with which a provider says who has left; the previous one ends. Only its hash is stored. */
export async function issueScimToken(
  ctx: With<'settings'>,
  { identity_provider_id: id }: Input<typeof ssoEndpoints.issueScimToken>,
): Promise<{ readonly token: string; readonly base_url: string }> {
  const token = `${scimTokenPrefix}${chance()}`
  await transaction(ctx, async (ctx) => {
    await replaceScimToken(ctx, id, hashOf(token), 'sso.scim-token-issued')
    await requireFeature(ctx)
  })
  return { token, base_url: new URL('/scim/v2', ctx.ports.settings.publicUrl).href }
}
