import type { UserId, WorkspaceId } from '@vireo/contracts/kit'
import type { Context } from '#kernel/context.ts'
import type { WorkKind } from '../tables.ts'
import { findHeardOf, type HeardEdition, listOwnHeard } from './published-store.ts'

/** A work that everybody hears at this moment, as others show it. */
export type ReleasedWork = {
  readonly workId: string
  readonly workspaceId: WorkspaceId
  readonly kind: WorkKind
  readonly title: string
  readonly author: string
  readonly isMature: boolean
  /** When it was last taken back before it was released again; null for never. */
  readonly withdrawnAt: Date | null
  /** Where everybody hears it, and sees its cover, among the addresses of the instance. */
  readonly path: string
  readonly coverPath: string
}

/** Finds those of these works that are somebody's and that everybody hears, in whatever workspace. */
export async function findReleasedWorks(
  ctx: Context,
  userId: UserId,
  workIds: readonly string[],
): Promise<ReleasedWork[]> {
  return workIds.length === 0 ? [] : (await findHeardOf(ctx, userId, workIds)).map(releasedOf)
}

export type ReleasedWorksPage = { readonly works: readonly ReleasedWork[]; readonly nextCursor: string | null }

/** Lists the works of the caller in their workspace that everybody hears, newest first. */
export async function listReleasedWorks(
  ctx: Context,
  { cursor, limit }: { readonly cursor: string | undefined; readonly limit: number },
): Promise<ReleasedWorksPage> {
  const found = await listOwnHeard(ctx, { cursor, limit: limit + 1 })
  const shown = found.slice(0, limit)
  return { works: shown.map(releasedOf), nextCursor: found.length > limit ? (shown.at(-1)?.work_id ?? null) : null }
}

function releasedOf(edition: HeardEdition): ReleasedWork {
  const path = `/library/${edition.work_id}`
  return {
    workId: edition.work_id,
    workspaceId: edition.workspace_id,
    kind: edition.kind,
    title: edition.title,
    author: edition.author,
    isMature: edition.mature_content,
    withdrawnAt: edition.withdrawn_at,
    path,
    coverPath: `${path}/cover.jpg`,
  }
}
