import type { Input } from '@vireo/contracts/kit'
import type { ssoEndpoints } from '@vireo/contracts/sso'
import { AppError } from '#kernel/errors.ts'
import type { With } from '#ports/ports.ts'
import { isComplete } from '../providers/provider-facts.ts'
import { findOwnProvider } from '../providers/provider-store.ts'
import { requireFeature } from '../require-feature.ts'
import { type Departure, depart } from './depart.ts'

/** Begins an administrator's test of a provider, which need not be enabled, and returns where the browser has to go. */
export async function beginTest(
  ctx: With<'outbound' | 'settings' | 'vault'>,
  { identity_provider_id: id }: Input<typeof ssoEndpoints.test>,
): Promise<Departure> {
  const provider = await findOwnProvider(ctx, id)
  if (!provider) throw new AppError('identity_provider_not_found')
  await requireFeature(ctx)
  if (!isComplete(provider)) throw new AppError('identity_provider_incomplete')
  return depart(ctx, provider, { isTest: true })
}
