import type { SupportGrant } from '@vireo/contracts/identity'
import type { Context } from '#kernel/context.ts'
import { unixSeconds } from '#kernel/formats/unix-seconds.ts'
import type { SupportGrantRow } from './tables.ts'

/** Presents grants and whether each still holds. */
export function presentSupportGrants(grants: readonly SupportGrantRow[], ctx: Context): { grants: SupportGrant[] } {
  return { grants: grants.map((grant) => presentSupportGrant(grant, ctx.now())) }
}

/** Presents a grant and whether it holds at an instant. */
export function presentSupportGrant(grant: SupportGrantRow, now: Date): SupportGrant {
  return {
    grant_id: grant.id,
    support_member: grant.support_member,
    reason: grant.reason,
    granted_at_unix: unixSeconds(grant.granted_at),
    expires_at_unix: unixSeconds(grant.expires_at),
    revoked_at_unix: grant.revoked_at && unixSeconds(grant.revoked_at),
    last_used_at_unix: grant.last_used_at && unixSeconds(grant.last_used_at),
    is_active: grant.revoked_at === null && grant.expires_at > now,
  }
}
