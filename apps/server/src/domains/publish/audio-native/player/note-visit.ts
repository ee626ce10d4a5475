import { beginAttempt } from '#identity'
import { enqueue } from '#jobs/enqueue.ts'
import type { Context, TransactionContext } from '#kernel/context.ts'
import { isTooOften } from '#kernel/errors.ts'
import { transaction } from '#kernel/transaction.ts'
import { newPage } from '../content/new-page.ts'
import { findPage, findPageAt, holdPage, insertPage, savePage } from '../content/page-store.ts'
import { provenHosts } from '../domains/proven-hosts.ts'
import { holdProject } from '../projects/project-store.ts'
import { readingJob } from '../reading/reading-job.ts'
import type { PageRow, ProjectRow } from '../tables.ts'
import type { Player } from './find-player.ts'

const hourMs = 60 * 60 * 1000
const dayMs = 24 * hourMs

/**
 * Notes that a visitor opened a page with the player: a new one is looked up, and one that was read before is looked at
 * again once a day. What does not have the player is forgotten, and the visitor learns nothing of it.
 */
export async function noteVisit({ inside, project }: Player, address: URL): Promise<void> {
  if (!(await provenHosts(inside)).has(address.hostname)) return
  // A player that was given its content reads no page.
  if (await findPageAt(inside, project.id, null)) return
  const known = await findPageAt(inside, project.id, address.href)
  const page = known?.alias_of ? await findPage(inside, known.alias_of) : known
  if (page && !isDue(page, project, inside.now())) return
  if (!page?.accepted_by && !(await mayName(inside, project))) return
  await transaction(inside, (ctx) => (page ? readAgain(ctx, project, page.id) : addPage(ctx, project, address.href)))
}

function isDue(page: PageRow, { reads_new_pages: readsNew }: ProjectRow, now: Date): boolean {
  const { state, read_at: readAt, is_enabled: isEnabled, accepted_by: by, error_code: code } = page
  if (!isEnabled || state === 'reading' || (state === 'waiting' && !readsNew)) return false
  // What was refused may have been made ready for it meanwhile; what passes has passed.
  const isBrief = state === 'failed' && (by === null || code === 'service_unavailable')
  const patienceMs = isBrief ? hourMs : dayMs
  return readAt === null || now.getTime() - readAt.getTime() > patienceMs
}

/** Counts an address that nobody knew; false for whoever names too many: they may be made up. */
async function mayName(inside: Context, { id }: ProjectRow): Promise<boolean> {
  try {
    await beginAttempt(inside, 'visitedPage', id)
    return true
  } catch (error) {
    if (isTooOften(error)) return false
    throw error
  }
}

async function readAgain(ctx: TransactionContext, project: ProjectRow, pageId: string): Promise<void> {
  const page = await holdPage(ctx, pageId)
  if (!page || !isDue(page, project, ctx.now())) return
  await savePage(ctx, { ...page, state: 'reading', error_code: null, asked_at: ctx.now() })
  await look(ctx, project, pageId)
}

async function addPage(ctx: TransactionContext, { id }: ProjectRow, address: string): Promise<void> {
  const project = await holdProject(ctx, id)
  if (!project) return
  const page = newPage(ctx, id, { address, state: 'reading', accepted_by: null })
  if (await insertPage(ctx, page)) await look(ctx, project, page.id)
}

async function look(ctx: TransactionContext, project: ProjectRow, pageId: string): Promise<void> {
  const reading = { pageId, converts: project.reads_new_pages }
  await enqueue(ctx, readingJob, reading, { dedupeKey: `audio-native:${pageId}` })
}
