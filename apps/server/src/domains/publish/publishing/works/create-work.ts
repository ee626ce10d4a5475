import type { Input } from '@vireo/contracts/kit'
import { publishingLimits, type publishingEndpoints } from '@vireo/contracts/publishing'
import { writeAudit } from '#kernel/audit.ts'
import { AppError } from '#kernel/errors.ts'
import { transaction } from '#kernel/transaction.ts'
import type { With } from '#ports/ports.ts'
import type { WorkRow } from '../tables.ts'
import { changed } from './changed.ts'
import type { SeenWork } from './present-work.ts'
import { pricesShown } from './prices-shown.ts'
import { countWorks, insertWork } from './work-store.ts'

/** Begins a work, of which nobody else hears yet. */
export async function createWork(
  ctx: With<'sales' | 'settings'>,
  input: Input<typeof publishingEndpoints.createWork>,
): Promise<SeenWork> {
  const now = ctx.now()
  const begun: WorkRow = {
    id: ctx.newId('publishedWork'),
    workspace_id: ctx.workspaceId,
    user_id: ctx.actor.userId,
    kind: input.kind,
    title: input.title,
    author: null,
    description: null,
    language: null,
    genres: [],
    audience: null,
    mature_content: false,
    isbn: null,
    cover_key: null,
    cover_bytes: null,
    cover_side: null,
    rights_confirmed_at: null,
    rights_confirmed_by: null,
    normalizes_loudness: true,
    may_be_indexed: false,
    taken_down_at: null,
    created_at: now,
    updated_at: now,
  }
  const work = changed(ctx, begun, input)
  await transaction(ctx, async (ctx) => {
    if ((await countWorks(ctx)) >= publishingLimits.worksMax) throw new AppError('work_limit_reached')
    await insertWork(ctx, work)
    await writeAudit(ctx, {
      action: 'publishing.work-created',
      target: { kind: 'published-work', id: work.id },
      details: { name: work.title },
    })
  })
  const priceOf = await pricesShown(ctx, [])
  const { sales, settings } = ctx.ports
  return {
    work,
    chapters: [],
    uploads: [],
    editions: [],
    progress: [],
    schedule: undefined,
    price: priceOf(work.id),
    isSellingOffered: sales !== undefined,
    contentUrl: settings.contentUrl,
  }
}
