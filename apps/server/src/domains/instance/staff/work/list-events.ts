import type { Input } from '@vireo/contracts/kit'
import type { FailingEvent as ShownEvent, workEndpoints } from '@vireo/contracts/staff'
import { AppError } from '#kernel/errors.ts'
import { unixSeconds } from '#kernel/formats/unix-seconds.ts'
import { type FailingEvent, listFailingEvents } from '#kernel/outbox-store.ts'
import { requireOperator } from '#identity/support-access/index.ts'
import type { With } from '#ports/ports.ts'

type Found = { readonly rows: readonly FailingEvent[]; readonly hasMore: boolean }

/** Lists events that come again, for whoever runs the instance. Throws `operator_only` and `invalid_cursor`. */
export async function listEvents(
  ctx: With<'settings'>,
  { cursor, page_size: size }: Input<typeof workEndpoints.listEvents>,
): Promise<Found> {
  await requireOperator(ctx)
  if (cursor && !/^[a-z]+_[0-9a-z]{26}$/u.test(cursor)) throw new AppError('invalid_cursor', { param: 'cursor' })
  const rows = await listFailingEvents(ctx, { after: cursor, limit: size + 1 })
  return { rows: rows.slice(0, size), hasMore: rows.length > size }
}

/** Presents a page of events. */
export function presentEvents({ rows, hasMore }: Found) {
  const events: ShownEvent[] = rows.map((row) => ({
    event_id: row.id,
    name: row.name,
    workspace_id: row.workspace_id,
    attempts: row.attempts,
    last_error: row.last_error,
    created_at_unix: unixSeconds(row.created_at),
    next_attempt_unix: unixSeconds(row.next_attempt_at),
  }))
  return { events, has_more: hasMore, next_cursor: hasMore ? (events.at(-1)?.event_id ?? null) : null }
}
