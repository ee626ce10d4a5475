import type { Context } from '#kernel/context.ts'
import type { PageDescription, ReportedPageKind } from '#sharing/page-reports/index.ts'
import { handleOf } from '../handles/handle-store.ts'
import { findProfile } from '../own/profile-store.ts'

/** Describes profiles that were reported; nothing of pages of another kind. */
export async function describeProfiles(
  ctx: Context,
  kind: ReportedPageKind,
  ids: readonly string[],
): Promise<readonly PageDescription[]> {
  if (kind !== 'profile') return []
  const described = await Promise.all(ids.map((id) => describe(ctx, id)))
  return described.filter((one) => one !== undefined)
}

async function describe(ctx: Context, id: string): Promise<PageDescription | undefined> {
  const [profile, handle] = await Promise.all([findProfile(ctx, id), handleOf(ctx, id)])
  if (!profile) return undefined
  const isShown = profile.is_public && profile.taken_down_at === null && handle !== null
  const by = handle === null ? null : `@${handle}`
  return { id, title: profile.name ?? by ?? id, by, path: isShown ? `/@${handle}` : null }
}
