import type { TransactionContext } from '#kernel/context.ts'
import type { PageRow } from '../tables.ts'
import { savePage } from './page-store.ts'
import { noteReplaced } from './version-store.ts'

/** Lets visitors of a page, which the caller holds, hear a version. Who is hearing the one before hears it to its end. */
export async function publishVersion(ctx: TransactionContext, page: PageRow, id: string): Promise<void> {
  if (page.published_version_id === id) return
  await noteReplaced(ctx, page.published_version_id, id)
  await savePage(ctx, { ...page, published_version_id: id })
}
