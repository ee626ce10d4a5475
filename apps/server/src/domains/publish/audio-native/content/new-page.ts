import type { Context } from '#kernel/context.ts'
import type { PageRow } from '../tables.ts'

/** Makes the row of a page that is as its project is. */
export function newPage(
  ctx: Context,
  projectId: string,
  { address, state }: Pick<PageRow, 'address' | 'state'>,
): PageRow {
  return {
    id: ctx.newId('audioNativePage'),
    project_id: projectId,
    workspace_id: ctx.workspaceId,
    address,
    alias_of: null,
    title: null,
    author: null,
    voice_id: null,
    model_id: null,
    is_enabled: true,
    state,
    error_code: null,
    read_at: null,
    published_version_id: null,
    created_at: ctx.now(),
  }
}
