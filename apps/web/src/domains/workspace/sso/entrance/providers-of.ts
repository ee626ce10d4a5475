import { ssoEndpoints } from '@vireo/contracts/sso'

import { call } from '#kit/api/index.ts'
import { showFailure } from '#kit/failures/show-failure.ts'
import type { FoundProvider } from './provider-choice.tsx'

/** Finds who vouches for an address; where that could not be found out a message says so. */
export async function providersOf(email: string): Promise<readonly FoundProvider[] | undefined> {
  try {
    return (await call(ssoEndpoints.findSsoProvider, { email })).identity_providers
  } catch (error) {
    showFailure(error)
    return undefined
  }
}
