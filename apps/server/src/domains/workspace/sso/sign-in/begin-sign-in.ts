import type { Input } from '@vireo/contracts/kit'
import type { ssoEndpoints } from '@vireo/contracts/sso'
import { AppError } from '#kernel/errors.ts'
import type { With } from '#ports/ports.ts'
import { isComplete } from '../providers/provider-facts.ts'
import { findProvider } from '../providers/provider-store.ts'
import { requireFeature } from '../require-feature.ts'
import { type Departure, depart } from './depart.ts'

/**
 * Begins a sign-in and returns where the browser has to go at the organisation's identity provider. Throws
 * `identity_provider_not_found`.
 */
export async function beginSignIn(
  ctx: With<'outbound' | 'settings' | 'vault'>,
  { identity_provider_id: id, email }: Input<typeof ssoEndpoints.begin>,
): Promise<Departure> {
  const provider = await findProvider(ctx, id)
  if (!provider?.is_enabled || !isComplete(provider)) throw new AppError('identity_provider_not_found')
  await requireFeature(ctx, provider.workspace_id)
  return depart(ctx, provider, { isTest: false, email })
}
