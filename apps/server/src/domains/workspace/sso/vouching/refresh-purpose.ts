import type { UserId } from '@vireo/contracts/kit'

/** A key of its own for each connection: a token copied to another row cannot be opened there. */
export function refreshPurpose({
  providerId,
  userId,
}: {
  readonly providerId: string
  readonly userId: UserId
}): string {
  return `sso-refresh-token:${providerId}:${userId}`
}
