import { assertRoomForItem } from '#history'
import { asAsker } from '#identity/keys/index.ts'
import { type Context, system } from '#kernel/context.ts'
import { AppError } from '#kernel/errors.ts'
import { transaction } from '#kernel/transaction.ts'
import type { With } from '#ports/ports.ts'
import { lookAt } from '../checks/check-work.ts'
import { measureMissing } from '../checks/measure-missing.ts'
import { assertMayRelease, assertReady, beginEdition, findMaking, letMake } from '../editions/release-work.ts'
import { assertMayHear, assertMayWrite } from '../policy.ts'
import type { ScheduleRow } from '../tables.ts'
import { listChapters } from '../works/chapter-store.ts'
import { findWork, holdWork } from '../works/work-store.ts'
import { forgetSchedule, listSchedules, noteTried, saveSchedule } from './schedule-store.ts'
import { tellUnreleased } from './tell-unreleased.ts'

/** What is not to be had now may be in a minute; longer than this, from the first try on, nobody waits. */
const patienceMs = 60 * 60_000

type Releasing = With<'settings'>

/**
 * Releases a work that is due, with the standing of who planned it as it is now, and after the same checks as any release. What
 * keeps it from being released is kept and told; what is only not there yet is waited for, an hour at most from the first try on, which may be days late.
 */
export async function releaseDue(ctx: Releasing, due: ScheduleRow): Promise<void> {
  const inside = { ...ctx, signal: ctx.signal, actor: system, workspaceId: due.workspace_id }
  if (due.tried_at === null) await noteTried(inside, due)
  try {
    if (await isMeasured(inside, due)) await release(inside, due)
    else if (isOverdue(ctx, due)) throw new AppError('work_not_ready')
  } catch (error) {
    const code = error instanceof AppError && error.entry.status < 500 ? error.code : undefined
    if (code === undefined) ctx.log.error({ err: error, workId: due.id }, 'a work that is due could not be released')
    if (code !== undefined || isOverdue(ctx, due)) await keepFailure(inside, due, code ?? 'service_unavailable')
  }
}

function isOverdue(ctx: Context, { tried_at: triedAt }: ScheduleRow): boolean {
  return triedAt !== null && ctx.now().getTime() > triedAt.getTime() + patienceMs
}

/** Tells whether all of a work is measured; what is not, is from now on: a chapter may have been put in since it was planned. */
async function isMeasured(ctx: Context, { id }: ScheduleRow): Promise<boolean> {
  const work = await findWork(ctx, id)
  if (!work) return true
  const { checks } = await lookAt(ctx, work)
  if (checks.every(({ state }) => state !== 'waiting')) return true
  await measureMissing(ctx, await listChapters(ctx, id))
  return false
}

async function release(ctx: Releasing, due: ScheduleRow): Promise<void> {
  const asker = await asAsker(ctx, { userId: due.asked_by, apiKeyId: due.asked_key ?? undefined })
  assertMayWrite(asker)
  assertMayHear(asker)
  await assertRoomForItem(asker)
  await transaction(asker, async (ctx) => {
    const work = await holdWork(ctx, due.id)
    // It may have been put off or canceled, or an edition is being made already: the next one is of all that was written since.
    if (!work || !(await isStillDue(ctx, due)) || (await findMaking(ctx, due.id))) return
    await assertMayRelease(ctx, work)
    await assertReady(ctx, work)
    await letMake(ctx, await beginEdition(ctx, work))
    await forgetSchedule(ctx, work.id)
  })
}

async function isStillDue(ctx: Context, due: ScheduleRow): Promise<boolean> {
  const [now] = await listSchedules(ctx, [due.id])
  return now?.error_code === null && now.release_at.getTime() === due.release_at.getTime()
}

function keepFailure(ctx: Context, due: ScheduleRow, code: string): Promise<void> {
  return transaction(ctx, async (ctx) => {
    const work = await holdWork(ctx, due.id)
    if (!work || !(await isStillDue(ctx, due))) return
    await saveSchedule(ctx, { ...due, error_code: code })
    const occasion = `publishing.unreleased ${due.id} ${due.release_at.toISOString()}`
    await tellUnreleased(ctx, work, { code, occasion, alsoTo: due.asked_by })
  })
}
