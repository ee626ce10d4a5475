import type { Input } from '@vireo/contracts/kit'
import { type publishingEndpoints, publishingLimits } from '@vireo/contracts/publishing'
import { assertRoomForItem } from '#history'
import { beginAttempt } from '#identity'
import { writeAudit } from '#kernel/audit.ts'
import type { Context } from '#kernel/context.ts'
import { AppError } from '#kernel/errors.ts'
import { transaction } from '#kernel/transaction.ts'
import type { With } from '#ports/ports.ts'
import { assertMayRelease, assertReady } from '../editions/release-work.ts'
import { assertMayHear, getWorkRow, holdWorkRow } from '../policy.ts'
import type { SeenWork } from '../works/present-work.ts'
import { seeWork } from '../works/see-work.ts'
import { saveSchedule } from './schedule-store.ts'

const minuteMs = 60_000
const dayMs = 24 * 60 * minuteMs

/**
 * Plans the release of a work, as it is when that is due; another time takes the place of the one before. All is asked of it now
 * that is asked of a release, and again then. It counts as one of the editions that a workspace begins in a day. Throws
 * `release_time_invalid`, and what a release throws.
 */
export async function scheduleRelease(
  ctx: With<'sales' | 'settings'>,
  { release_at_unix: releaseAtUnix, ...input }: Input<typeof publishingEndpoints.scheduleRelease>,
): Promise<SeenWork> {
  await getWorkRow(ctx, input)
  const releaseAt = soonEnough(ctx, releaseAtUnix)
  assertMayHear(ctx)
  await assertRoomForItem(ctx)
  const planned = await transaction(ctx, async (ctx) => {
    const work = await holdWorkRow(ctx, input)
    await assertMayRelease(ctx, work)
    await assertReady(ctx, work)
    await beginAttempt(ctx, 'workRelease', ctx.workspaceId)
    await saveSchedule(ctx, {
      id: work.id,
      workspace_id: work.workspace_id,
      release_at: releaseAt,
      asked_by: ctx.actor.userId,
      asked_key: ctx.actor.apiKeyId ?? null,
      tried_at: null,
      error_code: null,
      created_at: ctx.now(),
    })
    await writeAudit(ctx, {
      action: 'publishing.release-scheduled',
      target: { kind: 'published-work', id: work.id },
      details: { name: work.title, at: releaseAt.toISOString() },
    })
    return work
  })
  return seeWork(ctx, planned)
}

function soonEnough(ctx: Context, releaseAtUnix: number): Date {
  const aheadMs = releaseAtUnix * 1000 - ctx.now().getTime()
  if (aheadMs < minuteMs || aheadMs > publishingLimits.scheduleDaysMax * dayMs)
    throw new AppError('release_time_invalid', { param: 'release_at_unix' })
  return new Date(releaseAtUnix * 1000)
}
