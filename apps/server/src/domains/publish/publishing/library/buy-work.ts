import type { Input } from '@vireo/contracts/kit'
import type { publishingEndpoints } from '@vireo/contracts/publishing'
import type { With } from '#ports/ports.ts'
import { beginPurchase } from '#selling'
import { getPublished } from './find-published.ts'

/** Opens the page where the caller pays for a work that everybody finds. */
export async function buyWork(
  ctx: With<'sales' | 'settings' | 'vault'>,
  input: Input<typeof publishingEndpoints.buyWork>,
): Promise<{ readonly url: string }> {
  const { edition } = await getPublished(ctx, input)
  return beginPurchase(ctx, { workId: edition.work_id, workspaceId: edition.workspace_id, title: edition.title })
}
