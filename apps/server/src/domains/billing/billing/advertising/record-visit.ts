import type { billingEndpoints } from '@vireo/contracts/billing'
import type { Input } from '@vireo/contracts/kit'
import type { Context } from '#kernel/context.ts'
import { findUser } from '#users'

/**
 * Writes the visit into the instance's own log and nowhere else: nobody is told of it. The address that came along
 * is left out, since the log has no need to know who somebody is.
 */
export async function recordVisit(
  ctx: Context,
  { email: _email, ...visit }: Input<typeof billingEndpoints.recordAdvertisingVisit>,
): Promise<void> {
  const user = await findUser(ctx, ctx.actor.userId)
  if (!user || user.ccpa_opt_out || ctx.client.header('sec-gpc') === '1') return
  ctx.log.info({ visit }, 'somebody came from an advertisement')
}
