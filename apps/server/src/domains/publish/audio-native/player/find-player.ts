import { AppError } from '#kernel/errors.ts'
import { type Context, system } from '#kernel/context.ts'
import { findRecording, type HistoryRow } from '#history'
import { planOf } from '#usage'
import { findPage, findPageAt } from '../content/page-store.ts'
import { findVersion } from '../content/version-store.ts'
import { provenHosts } from '../domains/proven-hosts.ts'
import { findProjectAnywhere } from '../projects/project-store.ts'
import type { PageRow, ProjectRow, VersionRow } from '../tables.ts'

const stillHeardMs = 60 * 60 * 1000

/** A player, with the workspace that it belongs to; whoever looks at it is a stranger. */
export type Player = { readonly project: ProjectRow; readonly inside: Context; readonly domains: readonly string[] }

/** What a player plays, and where it is kept. */
export type Played = {
  readonly page: PageRow
  readonly version: VersionRow
  readonly durationMs: number
  readonly recording: Pick<HistoryRow, 'id' | 'storage_key' | 'size_bytes'>
}

/** Finds a player that its owner has switched on, on a plan that has players; undefined without one. */
export async function findPlayer(ctx: Context, projectId: string): Promise<Player | undefined> {
  const project = await findProjectAnywhere(ctx, projectId)
  if (!project?.is_enabled) return undefined
  const inside = { ...ctx, actor: system, workspaceId: project.workspace_id }
  const [{ entitlements }, { domains }] = await Promise.all([planOf(inside), provenHosts(inside)])
  return entitlements.audioNative ? { project, inside, domains } : undefined
}

/** Finds what a player plays on a page; the content that its project was given goes before whatever the page says. */
export async function findPlayed({ project, inside }: Player, address: string | null): Promise<Played | undefined> {
  const own = await findPageAt(inside, project.id, null)
  const found = own ?? (address === null ? undefined : await findPageAt(inside, project.id, address))
  const page = found?.alias_of ? await findPage(inside, found.alias_of) : found
  if (!page?.is_enabled || page.published_version_id === null) return undefined
  return playedOf(inside, page, page.published_version_id)
}

/** Finds what is published under an id in a project, or was less than an hour ago. Throws `audio_native_project_not_found` for everything else. */
export async function getPublished(
  ctx: Context,
  { player_id: projectId, snapshot_id: id }: { readonly player_id: string; readonly snapshot_id: string },
): Promise<Played> {
  const player = await findPlayer(ctx, projectId)
  const played = player && (await publishedOf(player, id))
  if (!played) throw new AppError('audio_native_project_not_found')
  return played
}

/** Tells whether somebody may be in the middle of what something else was published for. */
function isStillHeard({ replaced_at: at }: VersionRow, now: Date): boolean {
  return at !== null && now.getTime() - at.getTime() < stillHeardMs
}

async function publishedOf({ project, inside }: Player, id: string): Promise<Played | undefined> {
  const version = await findVersion(inside, id)
  const page = version && (await findPage(inside, version.page_id))
  if (!version || page?.project_id !== project.id || !page.is_enabled) return undefined
  const isHeard = page.published_version_id === id || isStillHeard(version, inside.now())
  return isHeard ? playedOf(inside, page, id) : undefined
}

async function playedOf(inside: Context, page: PageRow, id: string): Promise<Played | undefined> {
  const version = await findVersion(inside, id)
  if (version?.state !== 'ready' || version.history_item_id === null || version.duration_ms === null) return undefined
  // When each of its characters is heard is many times as much, and read for whoever asks for its words alone.
  const stored = await findRecording(inside, version.history_item_id)
  // Without it, its owner deleted the recording.
  const recording = stored && { ...stored, id: version.history_item_id }
  return recording && { page, version, durationMs: version.duration_ms, recording }
}
