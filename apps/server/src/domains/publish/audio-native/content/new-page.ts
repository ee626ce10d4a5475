import type { Context } from '#kernel/context.ts'
import type { PageRow } from '../tables.ts'

/** Makes the row of a page that is as its project is. */
export function newPage(
  ctx: Context,
  projectId: string,
  { address, state, accepted_by: by }: Pick<PageRow, 'address' | 'state' | 'accepted_by'>,
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
    dictionaries: null,
    small: null,
    text_color: null,
    background_color: null,
    is_enabled: true,
    state,
    error_code: null,
    asked_at: ctx.now(),
    read_at: null,
    published_version_id: null,
    accepted_by: by,
    accepted_at: by && ctx.now(),
    created_at: ctx.now(),
  }
}

/** Lets in a page that its owner asks for; one that was let in before stays so, whoever brought it. */
export function acceptedByOwner(ctx: Context, page: PageRow): PageRow {
  return { ...page, accepted_by: 'owner', accepted_at: page.accepted_at ?? ctx.now() }
}
