import type { Context } from '#kernel/context.ts'
import type { PageDescription, ReportedPageKind } from '#sharing/page-reports/index.ts'
import { handleOf } from '../handles/handle-store.ts'
import { listProfiles } from '../own/profile-store.ts'
import type { ProfileRow } from '../tables.ts'

/** Describes profiles that were reported; nothing of pages of another kind. */
export async function describeProfiles(
  ctx: Context,
  kind: ReportedPageKind,
  ids: readonly string[],
): Promise<readonly PageDescription[]> {
  if (kind !== 'profile') return []
  const profiles = await listProfiles(ctx, ids)
  return Promise.all(profiles.map((profile) => describe(ctx, profile)))
}

async function describe(ctx: Context, profile: ProfileRow): Promise<PageDescription> {
  const { user_id: id, name, is_public: isPublic, taken_down_at: takenDownAt } = profile
  const handle = await handleOf(ctx, id)
  const by = handle === null ? null : `@${handle}`
  return { id, title: name ?? by ?? id, by, path: isPublic && takenDownAt === null && by !== null ? `/${by}` : null }
}
