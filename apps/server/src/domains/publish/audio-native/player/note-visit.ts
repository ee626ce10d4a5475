import { audioNativeLimits } from '@vireo/contracts/audio-native'
import { enqueue } from '#jobs/enqueue.ts'
import type { Context, TransactionContext } from '#kernel/context.ts'
import { transaction } from '#kernel/transaction.ts'
import { newPage } from '../content/new-page.ts'
import { countPagesSince, findPage, findPageAt, holdPage, insertPage, savePage } from '../content/page-store.ts'
import { provenHosts } from '../domains/proven-hosts.ts'
import { holdProject } from '../projects/project-store.ts'
import { readingJob } from '../reading/reading-job.ts'
import type { PageRow, ProjectRow } from '../tables.ts'
import type { Player } from './find-player.ts'

const dayMs = 24 * 60 * 60 * 1000

/**
 * Notes that a visitor opened a page with the player: a new one is read, within bounds for each day, and one that was read
 * before is looked at again once a day. What goes beyond waits for the owner, and the visitor learns nothing of it.
 */
export async function noteVisit({ inside, project }: Player, address: URL): Promise<void> {
  if (!(await provenHosts(inside)).has(address.hostname)) return
  const known = await findPageAt(inside, project.id, address.href)
  if (!known) return addPage(inside, project, address.href)
  const page = known.alias_of === null ? known : await findPage(inside, known.alias_of)
  if (page && isDue(page, inside.now())) await transaction(inside, (ctx) => readAgain(ctx, project, page.id))
}

function isDue({ state, read_at: readAt, is_enabled: isEnabled }: PageRow, now: Date): boolean {
  if (!isEnabled || (state !== 'read' && state !== 'failed')) return false
  return readAt === null || now.getTime() - readAt.getTime() > dayMs
}

async function readAgain(ctx: TransactionContext, project: ProjectRow, pageId: string): Promise<void> {
  const page = await holdPage(ctx, pageId)
  if (!page || !isDue(page, ctx.now())) return
  await savePage(ctx, { ...page, state: 'reading', error_code: null })
  await enqueue(ctx, readingJob, { pageId, converts: project.reads_new_pages })
}

function addPage(inside: Context, { id }: ProjectRow, address: string): Promise<void> {
  return transaction(inside, async (ctx) => {
    const project = await holdProject(ctx, id)
    if (!project) return
    // A player that was given its content reads no page.
    if (await findPageAt(ctx, id, null)) return
    const today = await countPagesSince(ctx, id, new Date(ctx.now().getTime() - dayMs))
    if (today.all >= audioNativeLimits.addressesPerDay) return
    const isRead = project.reads_new_pages && today.read < audioNativeLimits.newPagesPerDay
    const page = newPage(ctx, id, { address, state: isRead ? 'reading' : 'waiting' })
    if ((await insertPage(ctx, page)) && isRead) await enqueue(ctx, readingJob, { pageId: page.id, converts: true })
  })
}
