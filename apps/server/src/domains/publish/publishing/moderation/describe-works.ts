import type { Context } from '#kernel/context.ts'
import type { PageDescription, ReportedPageKind } from '#sharing/page-reports/index.ts'
import { listWorksAnywhere } from '../works/work-store.ts'

/** Describes works that were reported; nothing of pages of another kind. */
export async function describeWorks(
  ctx: Context,
  kind: ReportedPageKind,
  ids: readonly string[],
): Promise<readonly PageDescription[]> {
  if (kind !== 'work') return []
  const works = await listWorksAnywhere(ctx, ids)
  return works.map(({ id, title, author: by, is_heard: isHeard }) => ({
    id,
    title,
    by,
    path: isHeard ? `/library/${id}` : null,
  }))
}
