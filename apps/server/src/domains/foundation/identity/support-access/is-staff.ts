import type { UserId } from '@vireo/contracts/kit'
import type { Context } from '#kernel/context.ts'
import type { InstanceSettings, With } from '#ports/ports.ts'
import { findUser, type UserRow } from '#users'
import { findSession } from '../sessions/session-store.ts'
import { confirmedFactors } from '../second-factors/confirmed-factors.ts'

/** Reports whether an address is in one of the support team's domains; subdomains do not count. */
export function isStaffAddress({ staffDomains }: Pick<InstanceSettings, 'staffDomains'>, email: string): boolean {
  return staffDomains.includes(email.slice(email.lastIndexOf('@') + 1).toLowerCase())
}

/**
 * Returns the caller as a member of the support team: signed in themselves with a browser, under an address of a staff
 * domain that our own mail verified, with an authenticator app, and never vouched for by an organisation. Undefined for
 * anybody else.
 */
export async function staffMember(ctx: With<'settings'>): Promise<UserRow | undefined> {
  const { kind, userId, supportGrantId, sessionId = '' } = ctx.actor
  if (kind !== 'user' || supportGrantId !== undefined) return undefined
  const user = await findUser(ctx, userId)
  if (!user?.email_verified_at || !isStaffAddress(ctx.ports.settings, user.email)) return undefined
  const session = await findSession(ctx, sessionId)
  if (!session || session.is_federated) return undefined
  return (await hasApp(ctx, userId)) ? user : undefined
}

async function hasApp(ctx: Context, userId: UserId): Promise<boolean> {
  return (await confirmedFactors(ctx, userId)).totp !== undefined
}
