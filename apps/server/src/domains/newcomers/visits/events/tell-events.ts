import type { Input } from '@vireo/contracts/kit'
import { consentIn, isBrowserEvent, isServerOnly, type visitsEndpoints } from '@vireo/contracts/visits'
import { beginAttempt } from '#identity'
import { AppError } from '#kernel/errors.ts'
import type { With } from '#ports/ports.ts'
import { hasOptedOut } from '../opted-out.ts'
import { insertEvents } from './event-store.ts'
import { shownPath, shownSource } from './shown-path.ts'

type Told = Input<typeof visitsEndpoints.tellEvents>

/**
 * Keeps what a browser tells of a visit that may be counted. Whoever claims that consent is not asked for where they are is refused
 * where it is, and where nobody knows; nothing is kept of the address that it came from.
 */
export async function tellEvents(ctx: With<'locator' | 'settings'>, told: Told): Promise<void> {
  const { settings, locator } = ctx.ports
  for (const { event } of told.events) assertTellable(event)
  const country = locator.locate(ctx.client)?.country ?? null
  if (told.consent === 'not_applicable' && consentIn(country) !== 'not_applicable')
    throw new AppError('consent_missing')
  await beginAttempt(ctx, 'visit', told.visitor)
  if (!settings.countsVisits) return
  const mayLeave = !(await hasOptedOut(ctx))
  const now = ctx.now().getTime()
  await insertEvents(
    ctx,
    told.events.map(({ event: name, path, source, ago_ms: agoMs }) => ({
      id: ctx.newId('visitEvent'),
      name,
      happened_at: new Date(now - agoMs),
      visitor_id: told.visitor,
      path: shownPath(path),
      source: shownSource(source),
      country,
      user_id: null,
      workspace_id: null,
      fact_id: null,
      may_leave: mayLeave,
      exported_at: null,
    })),
  )
}

function assertTellable(name: string): void {
  if (isServerOnly(name)) throw new AppError('event_server_only', { param: 'event' })
  if (!isBrowserEvent(name)) throw new AppError('event_unknown', { param: 'event' })
}
