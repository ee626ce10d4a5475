import type { Input } from '@vireo/contracts/kit'
import type { StuckLetter as ShownLetter, workEndpoints } from '@vireo/contracts/staff'
import { AppError } from '#kernel/errors.ts'
import { unixSeconds } from '#kernel/formats/unix-seconds.ts'
import { requireOperator } from '#identity/support-access/index.ts'
import { listStuckLetters, type StuckLetter } from '#mail'
import type { With } from '#ports/ports.ts'

type Found = { readonly rows: readonly StuckLetter[]; readonly hasMore: boolean }

/** Lists letters that no carrier took, for whoever runs the instance. Throws `operator_only` and `invalid_cursor`. */
export async function listLetters(
  ctx: With<'settings'>,
  { cursor, page_size: size }: Input<typeof workEndpoints.listLetters>,
): Promise<Found> {
  await requireOperator(ctx)
  if (cursor && !/^letter_[0-9a-z]{26}$/u.test(cursor)) throw new AppError('invalid_cursor', { param: 'cursor' })
  const rows = await listStuckLetters(ctx, { after: cursor, limit: size + 1 })
  return { rows: rows.slice(0, size), hasMore: rows.length > size }
}

/** Presents a page of letters. */
export function presentLetters({ rows, hasMore }: Found) {
  const letters: ShownLetter[] = rows.map((row) => ({
    letter_id: row.id,
    channel: row.channel,
    kind: row.kind,
    recipient_domain: row.recipient_domain,
    has_failed: row.state === 'failed',
    last_error: row.last_error,
    created_at_unix: unixSeconds(row.created_at),
  }))
  return { letters, has_more: hasMore, next_cursor: hasMore ? (letters.at(-1)?.letter_id ?? null) : null }
}
