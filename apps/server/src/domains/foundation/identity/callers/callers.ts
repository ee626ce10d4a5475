import { permissions as allPermissions } from '@vireo/contracts/kit'
import type { Caller } from '#http/authenticate.ts'
import type { Actor } from '#kernel/context.ts'
import { createAddressList } from '../keys/address-list.ts'
import type { Standing } from '../hooks.ts'
import type { ApiKeyRow, SessionRow } from '../tables.ts'
import { withinBoth } from './within-both.ts'

/**
 * Browsers report activity once a minute and look once a second, so that what was done right after a report is heard of a
 * minute later, and what came next another minute later: until then, and while it travels, the latest is not known.
 */
const leastInactivityMs = 127_000

/** The permissions of the support team, which looks and changes nothing. */
const supportPermissions = allPermissions.filter((permission) => permission.endsWith('_read'))

/**
 * Returns how many milliseconds after the last activity a session is refused; infinity without a timeout. Browsers end
 * it to the second, see the web's session.
 */
export function inactiveAfterMs({ inactivityTimeoutSeconds }: Standing): number {
  if (inactivityTimeoutSeconds === null) return Number.POSITIVE_INFINITY
  return Math.max(inactivityTimeoutSeconds * 1000, leastInactivityMs)
}

/** Makes the caller behind a session, with what their role allows; the support team may do less. */
export function callerBySession(session: SessionRow, standing: Standing, mustSetUpSecondFactor: boolean): Caller {
  const { id, user_id: userId, workspace_id: workspaceId, support_grant_id: supportGrantId } = session
  const { permissions } = standing
  const actor: Actor = {
    ...placeOf(standing),
    kind: 'user',
    userId,
    sessionId: id,
    ...(supportGrantId === null
      ? { permissions }
      : { supportGrantId, permissions: withinBoth(permissions, supportPermissions) }),
  }
  return { actor, workspaceId, ...(mustSetUpSecondFactor && supportGrantId === null && { mustSetUpSecondFactor }) }
}

/** Makes the caller behind an API key, which may do what it was given within what its owner may at the moment. */
export function callerByApiKey(key: ApiKeyRow, standing: Standing, mustSetUpSecondFactor: boolean): Caller {
  return {
    actor: {
      ...placeOf(standing),
      kind: 'api-key',
      userId: key.user_id,
      apiKeyId: key.id,
      permissions: withinBoth(standing.permissions, key.permissions ?? 'all'),
      ...(key.character_limit !== null && { apiKeyCharacterLimit: key.character_limit }),
      ...(key.allowed_ips && { isAddressBound: true }),
      ...(key.expires_at && { isEnding: true }),
    },
    workspaceId: key.workspace_id,
    ...(key.allowed_ips && { allowsAddress: createAddressList(key.allowed_ips) }),
    ...(mustSetUpSecondFactor && { mustSetUpSecondFactor }),
  }
}

/** Returns an actor's role, groups and limits in the workspace, which decide what they see and spend there. */
function placeOf({ workspaceRole, groupIds, usageLimits }: Standing) {
  return { workspaceRole, groupIds, ...(usageLimits.length > 0 && { usageLimits }) }
}
