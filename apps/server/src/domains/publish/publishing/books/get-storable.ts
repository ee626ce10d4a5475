import { findOwnItems } from '#history'
import type { Context } from '#kernel/context.ts'
import type { ChapterOfEdition } from '../editions/edition-chapter-store.ts'
import { getPublished, type Published } from '../library/find-published.ts'
import { assertHeard } from '../library/listener.ts'
import { assertMayHear, getWorkRow } from '../policy.ts'
import type { WorkRow } from '../tables.ts'
import { itemsOf } from '../works/chapter-store.ts'

/**
 * Finds what everybody hears of a work whose files the caller may take to stores. Throws `work_not_found`,
 * `published_work_not_found` for one that nobody hears, and `work_not_bought` to colleagues who hear its recordings nowhere else.
 */
export async function getStorable(ctx: Context, input: { readonly work_id: string }): Promise<Published> {
  const work = await getWorkRow(ctx, input)
  const published = await getPublished(ctx, { published_id: work.id })
  assertMayHear(ctx)
  if (published.price !== undefined) await assertHearsAll(ctx, work, published.chapters)
  return published
}

/** Refuses colleagues what others pay for, unless it is theirs, or they hear all its recordings anyway. */
async function assertHearsAll(ctx: Context, work: WorkRow, chapters: readonly ChapterOfEdition[]): Promise<void> {
  const { userId, workspaceRole } = ctx.actor
  if (work.user_id === userId || workspaceRole === 'admin') return
  // What was uploaded everybody hears who sees the work.
  const ids = itemsOf(chapters)
  const heard = new Set((await findOwnItems(ctx, ids)).map((item) => item.id))
  assertHeard(ids.every((itemId) => heard.has(itemId)))
}
