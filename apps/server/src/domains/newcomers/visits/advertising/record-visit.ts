import type { Input } from '@vireo/contracts/kit'
import type { visitsEndpoints } from '@vireo/contracts/visits'
import { beginAttempt } from '#identity'
import type { Context } from '#kernel/context.ts'
import { hasOptedOut } from '../opted-out.ts'
import { insertAdvertisingVisit } from './advertising-store.ts'

/**
 * Writes down which advertisement somebody came from, here and nowhere else: nobody is told of it, and no log. The address that
 * came along is left out, since nobody here needs it; of people who opted out there is nothing.
 */
export async function recordVisit(
  ctx: Context,
  { email: _email, ...visit }: Input<typeof visitsEndpoints.recordAdvertisingVisit>,
): Promise<void> {
  if (await hasOptedOut(ctx)) return
  const { permissions, userId: caller } = ctx.actor
  // A key that may change nothing of its person says nothing about them either.
  const userId = permissions === 'all' || permissions.includes('user_write') ? caller || null : null
  await beginAttempt(ctx, 'visit', userId ?? `advertisement ${ctx.client.address}`)
  await insertAdvertisingVisit(ctx, {
    id: ctx.newId('advertisingVisit'),
    user_id: userId,
    event_type: visit.event_type,
    gclid: visit.gclid ?? null,
    utm_source: visit.utm_source ?? null,
    utm_medium: visit.utm_medium ?? null,
    utm_campaign: visit.utm_campaign ?? null,
    utm_term: visit.utm_term ?? null,
    utm_content: visit.utm_content ?? null,
    happened_at: ctx.now(),
  })
}
