import { isLoopback } from '#kernel/network/is-loopback.ts'
import type { With } from '#ports/ports.ts'
import { findUser } from '#users'
import { confirmedFactors } from '../second-factors/confirmed-factors.ts'
import { staffMember } from './is-staff.ts'

/**
 * Reports whether the caller runs the instance: its first account, whom that appointed, or staff; signed in themselves,
 * and with an authenticator app wherever people reach the instance from elsewhere.
 */
export async function isOperator(ctx: With<'settings'>): Promise<boolean> {
  const { kind, userId, supportGrantId } = ctx.actor
  if (kind !== 'user' || supportGrantId !== undefined) return false
  const user = await findUser(ctx, userId)
  if (!user) return false
  if (!user.is_instance_admin) return (await staffMember(ctx)) !== undefined
  if (isLoopback(ctx.ports.settings.publicUrl)) return true
  return (await confirmedFactors(ctx, userId)).totp !== undefined
}
