import type { HistoryItemId, Input } from '@vireo/contracts/kit'
import type { publishingEndpoints } from '@vireo/contracts/publishing'
import { assertRoomForItem, findOwnItems } from '#history'
import { beginAttempt } from '#identity'
import { enqueue } from '#jobs/enqueue.ts'
import { writeAudit } from '#kernel/audit.ts'
import type { TransactionContext } from '#kernel/context.ts'
import { AppError, invariant } from '#kernel/errors.ts'
import { transaction } from '#kernel/transaction.ts'
import type { With } from '#ports/ports.ts'
import { assertMayShare, assertNotTakenDown } from '#sharing'
import { lookAt } from '../checks/check-work.ts'
import { assertMayHear, getWorkRow, holdWorkRow } from '../policy.ts'
import type { EditionRow, WorkRow } from '../tables.ts'
import { forgetSchedule } from '../schedules/schedule-store.ts'
import { itemsOf, listChapters } from '../works/chapter-store.ts'
import type { SeenWork } from '../works/present-work.ts'
import { seeWork } from '../works/see-work.ts'
import { insertEditionChapters } from './edition-chapter-store.ts'
import { editionJob } from './edition-job.ts'
import { editionKeyOf, forgetUnheardEditions, insertEdition, listOpenEditions, nextNumber } from './edition-store.ts'

/**
 * Begins an edition of a work as it is now; what listeners hear stays until it is made. Asked for again meanwhile, it is the
 * same edition, and what was planned is done with it. Throws `work_not_ready` with the checks that say why, `history_item_not_found` to whoever may not hear all
 * of it themselves, and `too_many_attempts` where a workspace began as many in a day as one does.
 */
export async function releaseWork(
  ctx: With<'sales' | 'settings'>,
  input: Input<typeof publishingEndpoints.releaseWork>,
): Promise<SeenWork> {
  await getWorkRow(ctx, input)
  assertMayHear(ctx)
  await assertRoomForItem(ctx)
  const released = await transaction(ctx, async (ctx) => {
    const work = await holdWorkRow(ctx, input)
    await assertMayRelease(ctx, work)
    const making = await findMaking(ctx, work.id)
    if (!making) {
      await assertReady(ctx, work)
      await beginAttempt(ctx, 'workRelease', ctx.workspaceId)
    }
    await letMake(ctx, making ?? (await beginEdition(ctx, work)))
    // What was planned is done.
    await forgetSchedule(ctx, work.id)
    return work
  })
  return seeWork(ctx, released)
}

/** Refuses callers who may bring nothing before everybody, and works that may not be. */
export async function assertMayRelease(
  ctx: TransactionContext,
  { taken_down_at: takenDownAt }: WorkRow,
): Promise<void> {
  await assertMayShare(ctx)
  if (takenDownAt !== null) throw new AppError('work_taken_down')
}

/** Refuses works that lack something, and callers who may not hear all of them. */
export async function assertReady(ctx: TransactionContext, work: WorkRow): Promise<void> {
  const { is_ready: isReady, checks } = await lookAt(ctx, work)
  if (!isReady) throw new AppError('work_not_ready', { data: { checks } })
  const items = itemsOf(await listChapters(ctx, work.id))
  await assertHeardByCaller(ctx, items)
  await assertNotTakenDown(ctx, items)
}

/** Finds the edition of a work that is being made. */
export async function findMaking(ctx: TransactionContext, workId: string): Promise<EditionRow | undefined> {
  return (await listOpenEditions(ctx, workId)).find(({ state }) => state === 'making')
}

/** Lets an edition be made. A job that came to its end without one is begun again like this. */
export async function letMake(ctx: TransactionContext, edition: EditionRow): Promise<void> {
  await enqueue(ctx, editionJob, { editionId: edition.id }, { dedupeKey: editionKeyOf(edition) })
}

/** Begins an edition of a work as it is. Whoever calls holds the work, and found that it is ready. */
export async function beginEdition(ctx: TransactionContext, work: WorkRow): Promise<EditionRow> {
  const chapters = await listChapters(ctx, work.id)
  await forgetUnheardEditions(ctx, work.id)
  const edition = await snapshot(ctx, work)
  await insertEdition(ctx, edition)
  await insertEditionChapters(
    ctx,
    chapters.map((chapter) => ({
      edition_id: edition.id,
      chapter_id: chapter.id,
      workspace_id: chapter.workspace_id,
      history_item_id: chapter.history_item_id,
      upload_id: chapter.upload_id,
      place: chapter.place,
      title: chapter.title,
      is_preview: chapter.is_preview,
      storage_key: null,
      size_bytes: null,
      duration_ms: null,
      published_at: null,
    })),
  )
  await writeAudit(ctx, {
    action: 'publishing.release-begun',
    target: { kind: 'published-work', id: work.id },
    details: { name: work.title, edition: edition.number },
  })
  return edition
}

/** Refuses callers who would bring before everybody what a colleague made and lets nobody hear. */
async function assertHeardByCaller(ctx: TransactionContext, ids: readonly HistoryItemId[]): Promise<void> {
  const heard = new Set((await findOwnItems(ctx, ids)).map(({ id }) => id))
  if (ids.some((id) => !heard.has(id))) throw new AppError('history_item_not_found')
}

async function snapshot(ctx: TransactionContext, work: WorkRow): Promise<EditionRow> {
  const { author, description, language, audience, cover_key: coverKey, cover_bytes: coverBytes } = work
  invariant(author !== null && description !== null && language !== null, 'the checks ask for metadata')
  invariant(audience !== null && coverKey !== null && coverBytes !== null, 'the checks ask for audience and cover')
  return {
    id: ctx.newId('publishedEdition'),
    work_id: work.id,
    workspace_id: work.workspace_id,
    number: await nextNumber(ctx, work.id),
    state: 'making',
    error_code: null,
    kind: work.kind,
    title: work.title,
    author,
    description,
    language,
    genres: work.genres,
    audience,
    mature_content: work.mature_content,
    isbn: work.isbn,
    cover_key: coverKey,
    cover_bytes: coverBytes,
    normalizes_loudness: work.normalizes_loudness,
    may_be_indexed: work.may_be_indexed,
    created_by: ctx.actor.userId,
    created_at: ctx.now(),
    released_at: null,
    ended_at: null,
  }
}
