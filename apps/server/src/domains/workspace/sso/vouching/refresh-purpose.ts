import type { UserId } from '@vireo/contracts/kit'

/**
 * Returns the purpose that a refresh token is sealed for: one per connection, so that a token copied to another row
 * cannot be opened.
 */
export function refreshPurpose({
  providerId,
  userId,
}: {
  readonly providerId: string
  readonly userId: UserId
}): string {
  return `sso-refresh-token:${providerId}:${userId}`
}
