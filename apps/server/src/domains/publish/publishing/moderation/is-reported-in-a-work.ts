import type { HistoryItemId, WorkspaceId } from '@vireo/contracts/kit'
import { noClient } from '#kernel/client.ts'
import { type Context, system } from '#kernel/context.ts'
import { isAnyUndecided } from '#sharing/page-reports/index.ts'
import { listWorksHeardWith } from '../editions/edition-store.ts'

/** Tells whether a work in which a recording is heard was reported, and nobody has decided yet. */
export async function isReportedInAWork(
  ctx: Context,
  { id, workspace_id: workspaceId }: { readonly id: HistoryItemId; readonly workspace_id: WorkspaceId },
): Promise<boolean> {
  const inside = { ...ctx, actor: system, client: noClient, workspaceId }
  return isAnyUndecided(ctx, { kind: 'work', ids: await listWorksHeardWith(inside, id) })
}
